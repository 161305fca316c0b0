import { excerptOf, highlight, type Piece } from '@/browser/search/query/excerpt';
import type { SearchFile, SearchIndex, SearchSection } from '@/browser/search/query/file';
import type { SearchLabels } from '@/browser/search/query/labels';
import { type PageResult, type SectionResult, search } from '@/browser/search/query/search';
import { element } from './dom';
import { loadIndex } from './load-index';

const nodes = (pieces: readonly Piece[]): (Node | string)[] =>
  pieces.map(({ text, marked }) => (marked ? element('mark', {}, text) : text));

/** Results as a list of pages, each with its matching sections: plain links in plain lists. */
function resultList(
  results: readonly PageResult[],
  labels: SearchLabels,
  { locale }: Pick<SearchFile, 'locale'>,
): HTMLElement {
  const excerpt = ({ section, terms }: SectionResult) =>
    element('p', { class: 'soft measure' }, ...nodes(excerptOf(section.text, terms, locale)));

  const addressOf = (page: string, { anchor, question }: SearchSection) =>
    question ?? `${page}#${anchor}`;

  const sectionItem = (address: string, found: SectionResult) =>
    element(
      'li',
      {},
      element(
        'a',
        { href: addressOf(address, found.section), class: 'search-section strong' },
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
      { class: 'line' },
      element(
        'a',
        { href: page.address, class: 'search-title heading' },
        ...nodes(highlight(page.title, terms, locale)),
      ),
      element('span', { class: 'soft' }, labels.groups[page.group]),
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

interface ViewOptions {
  labels: SearchLabels;
  /** URL of the index. */
  index: string;
  /** The query field. */
  field: HTMLElement;
  /** Maximum number of pages shown; a link leads to the rest. */
  limit?: number;
  /** What is shown while the field is empty. */
  start: readonly Node[];
}

/** URL of the search page with all results of a query. */
export const resultsAddress = ({ siteMap }: SearchLabels, query: string): string =>
  `${siteMap.address}?q=${encodeURIComponent(query.trim())}`;

/** Search results: the announced count, and the list or, when there is none, suggestions. */
export class SearchView {
  readonly status = element('p', { role: 'status', class: 'search-status soft' });
  readonly body = element('div', { class: 'search-body' });
  private query = '';

  constructor(private readonly options: ViewOptions) {
    this.body.append(...options.start);
  }

  /** Shows the results of a query; drops stale responses. */
  async show(query: string): Promise<void> {
    const { labels, index, start } = this.options;
    this.query = query.trim();
    const current = this.query;
    if (current === '') return this.write('', start);
    try {
      const slow = setTimeout(() => this.write(labels.loading, []), 200);
      const loaded = await loadIndex(index).finally(() => clearTimeout(slow));
      if (current === this.query) this.answer(search(loaded, current), loaded);
    } catch (cause) {
      console.warn(cause);
      if (current === this.query) this.write(labels.failed, [this.failure()]);
    }
  }

  private answer(results: readonly PageResult[], index: SearchIndex): void {
    const { labels, limit } = this.options;
    const list = resultList(results.slice(0, limit), labels, index);
    if (results.length === 0) this.write(labels.none.replace('{query}', this.query), [this.help()]);
    else this.write(this.count(results.length), [list, ...this.rest(results.length)]);
  }

  private write(status: string, nodes: readonly Node[]): void {
    if (this.status.textContent !== status) this.status.textContent = status;
    const hadFocus = this.body.contains(document.activeElement);
    this.body.replaceChildren(...nodes);
    if (hadFocus) (this.body.querySelector('a') ?? this.options.field).focus();
  }

  private count(pages: number): string {
    const { one, many } = this.options.labels;
    return pages === 1 ? one : many.replace('{count}', String(pages));
  }

  /** The link to all results, when some are left out. */
  private rest(pages: number): Node[] {
    const { labels, limit = pages } = this.options;
    if (pages <= limit) return [];
    const href = resultsAddress(labels, this.query);
    return [element('p', { class: 'line strong' }, element('a', { href }, labels.all))];
  }

  private help(): Node {
    const { advice, help } = this.options.labels;
    const links = help.map(({ label, address }) =>
      element('li', {}, element('a', { href: address }, label)),
    );
    return element(
      'div',
      { class: 'search-advice' },
      element('p', {}, advice),
      element('ul', { role: 'list', class: 'flow' }, ...links),
    );
  }

  private failure(): Node {
    const { failedAdvice, retry, siteMap } = this.options.labels;
    const button = element('button', { type: 'button', class: 'choice' }, retry);
    button.addEventListener('click', () => this.show(this.query));
    return element(
      'div',
      { class: 'search-advice' },
      element('p', {}, failedAdvice),
      element(
        'p',
        { class: 'flow' },
        button,
        ' ',
        element('a', { href: siteMap.address }, siteMap.label),
      ),
    );
  }
}
