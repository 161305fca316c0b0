import { excerptOf, highlight, type Piece } from '@/search/query/excerpt';
import type { SearchLabels } from '@/search/query/labels';
import type { PageResult, SectionResult } from '@/search/query/search';
import type { SearchFile, SearchSection } from '@/search/query/types';
import { element } from './element';

const nodes = (pieces: readonly Piece[]): (Node | string)[] =>
  pieces.map(({ text, marked }) => (marked ? element('mark', {}, text) : text));

/** Results as a list of pages, each with its matching sections: plain links in plain lists. */
export function resultList(
  results: readonly PageResult[],
  labels: SearchLabels,
  { locale, questions }: Pick<SearchFile, 'locale' | 'questions'>,
): HTMLElement {
  const excerpt = ({ section, terms }: SectionResult) =>
    element('p', { class: 'search-excerpt' }, ...nodes(excerptOf(section.text, terms, locale)));

  const addressOf = (page: string, { anchor, question }: SearchSection) =>
    question === undefined ? `${page}#${anchor}` : `${questions}#${question}`;

  const sectionItem = (address: string, found: SectionResult) =>
    element(
      'li',
      {},
      element(
        'a',
        { href: addressOf(address, found.section), class: 'search-section' },
        ...nodes(highlight(found.section.heading, found.terms, locale)),
      ),
      excerpt(found),
    );

  const pageItem = ({ page, sections }: PageResult) => {
    const terms = new Set(sections.flatMap((found) => [...found.terms]));
    const isBeginning = ({ section: { anchor, question } }: SectionResult) =>
      anchor === '' && question === undefined;
    const beginning = sections.find(isBeginning);
    const further = sections.filter((found) => !isBeginning(found));
    return element(
      'li',
      { class: 'search-page' },
      element(
        'a',
        { href: page.address, class: 'search-title' },
        ...nodes(highlight(page.title, terms, locale)),
      ),
      element('span', { class: 'search-group' }, labels.groups[page.group]),
      ...(beginning ? [excerpt(beginning)] : []),
      ...(further.length > 0
        ? [
            element(
              'ul',
              { role: 'list', class: 'search-sections' },
              ...further.map((found) => sectionItem(page.address, found)),
            ),
          ]
        : []),
    );
  };

  return element('ol', { role: 'list', class: 'search-results' }, ...results.map(pageItem));
}
