import { defaultTreeAdapter } from 'parse5';
import type { SearchPage, SearchSection } from '@/browser/search/query/file';
import { attribute, type Document, type Element, elements, isElement } from '@/lib/html';
import { siteMapGroup } from '@/loaders/routes/addresses';
import { pageOf } from '@/loaders/routes/page';
import type { PageEntry } from '@/loaders/routes/registry';

/** A part of a page under one heading; the first part, under the page's title, has no anchor. */
interface Section {
  anchor: string;
  heading: string;
  text: string;
  /** It holds what the section says of earlier law. */
  past?: true;
}

const SKIPPED = new Set([
  'nav',
  'footer',
  'search',
  'form',
  'script',
  'style',
  'template',
  'noscript',
  'svg',
]);
/** A section that begins within one of these ends with it. */
const ENDING = new Set(['article', 'aside', 'details', 'dl', 'section']);
const WITHIN_WORDS = new Set(['b', 'i', 'sub', 'sup', 'wbr']);
const WITHIN_LINES = new Set('a abbr cite code dfn em mark q small span strong time'.split(' '));
/** Marks the start or end of an inline element until the text on both sides is known. */
const EDGE = '\0';

/** Not indexed: navigation, hidden content, and elements that opt out. */
const isSkipped = (element: Element): boolean =>
  SKIPPED.has(element.tagName) ||
  attribute(element, 'hidden') !== undefined ||
  attribute(element, 'aria-hidden') === 'true' ||
  attribute(element, 'data-search-skip') !== undefined;

function edgeOf({ tagName }: Element): string {
  if (WITHIN_WORDS.has(tagName)) return '';
  return WITHIN_LINES.has(tagName) ? EDGE : ' ';
}

/** One line of text: words separated only by CSS get a space. */
const tidy = (text: string): string =>
  text
    .replace(/(?<=[\p{L}\p{N})])\0+(?=[\p{L}\p{N}])/gu, ' ')
    .replaceAll(EDGE, '')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();

/** A folded section is named by an element of its summary. */
const isWithinSummary = (node: Element['parentNode']): boolean =>
  node !== null &&
  'tagName' in node &&
  (node.tagName === 'summary' || isWithinSummary(node.parentNode));

/** Id of the section an element begins; undefined when it begins none that can be linked to. */
function anchorOf(element: Element): string | undefined {
  const { tagName, parentNode } = element;
  if (isSkipped(element)) return undefined;
  if (tagName === 'h1') return '';
  if (tagName === 'h2' || tagName === 'h3') return attribute(element, 'id');
  if (tagName === 'span') return isWithinSummary(parentNode) ? attribute(element, 'id') : undefined;
  // A linkable entry of a definition list: <div id><dt>.
  return tagName === 'dt' ? attribute(parentNode as Element, 'id') : undefined;
}

/** A section while it is read. */
interface Draft {
  anchor: string;
  heading: string;
  text: string;
  /** The section whose earlier law this is. */
  present?: Draft;
}

/** The text of a page's main element, split at linkable headings and terms; earlier law is set apart. */
export function readSections(main: Element): Section[] {
  const sections: Draft[] = [];
  const begin = (anchor: string, present?: Draft): Draft => {
    const section = { anchor, heading: '', text: '', ...(present && { present }) };
    sections.push(section);
    return section;
  };
  /** What a section says of earlier law, in one piece. */
  const pastOf = (present: Draft): Draft =>
    present.present
      ? present
      : (sections.find((each) => each.present === present) ?? begin(present.anchor, present));
  let current = begin('');
  let field: 'heading' | 'text' = 'text';

  const read = (element: Element): void => {
    current[field] += edgeOf(element);
    if (isSkipped(element)) return;
    const outer = current;
    const isPast = attribute(element, 'data-past-law') !== undefined;
    if (isPast) {
      current = pastOf(current);
      current[field] += edgeOf(element);
    }
    for (const child of element.childNodes) {
      if (defaultTreeAdapter.isTextNode(child)) current[field] += child.value;
      if (!isElement(child)) continue;
      const anchor = anchorOf(child);
      if (anchor) current = begin(anchor);
      if (anchor !== undefined) field = 'heading';
      read(child);
      if (anchor !== undefined) field = 'text';
    }
    if (isPast || ENDING.has(element.tagName)) current = outer;
    current[field] += edgeOf(element);
  };
  read(main);
  return sections.map(({ anchor, heading, text, present }) => ({
    anchor,
    heading: tidy(present ? present.heading : heading),
    text: tidy(text),
    ...(present && { past: true as const }),
  }));
}

/** Ranking boosts: guides and the simulator answer; texts that guides explain, lists and legal texts only name things. */
function weightOf(entry: PageEntry): number {
  const page = pageOf(entry.id);
  if (page.kind === 'guide') return 1.2;
  if (entry.id === 'simulator') return 2;
  // Where a guide explains the text, people who search want the guide; else nothing says more of it.
  if (page.kind === 'obligation') return page.obligation.guide ? 0.2 : 1.5;
  // Each of its questions is found with the page that answers it at length.
  if (page.kind === 'subject') return 0.2;
  if (['resources', 'obligations', 'glossary'].includes(page.id)) return 0.6;
  return siteMapGroup(entry) === 'legal' ? 0.5 : 1;
}

/** A page as indexed. */
interface SearchablePage {
  readonly address: string;
  readonly entry: PageEntry;
  readonly document: Document;
}

/** The page's title without the brand, as publishing/metadata/page-meta.ts writes it. */
const titleOf = (document: Document): string | undefined => {
  const meta = elements(document, 'meta').find(
    (element) => attribute(element, 'property') === 'og:title',
  );
  return meta && attribute(meta, 'content');
};

/** A page as the search file holds it. */
export interface IndexedPage {
  readonly page: SearchPage;
  readonly sections: readonly Omit<SearchSection, 'page'>[];
}

/** Reads a page; null when it is excluded from the search. @throws when an indexable page has no title or no <main>. */
export function readPage({ address, entry, document }: SearchablePage): IndexedPage | null {
  if (!entry.indexed) return null;
  const title = titleOf(document);
  const [main] = elements(document, 'main');
  if (!title || !main) {
    throw new Error('it cannot be indexed: it has no og:title or no <main>.');
  }
  return {
    page: {
      address,
      title,
      group: siteMapGroup(entry),
      weight: weightOf(entry),
    },
    sections: readSections(main),
  };
}

/**
 * How much of a section is searched, in characters. What follows adds half as much again to what visitors load,
 * and finds no more answers.
 */
const SEARCHED = 500;

/** The beginning of a text, up to a space. */
const beginning = (text: string): string =>
  text.length > SEARCHED ? text.slice(0, text.lastIndexOf(' ', SEARCHED)) : text;

/** The searchable content of one language. */
export const joinPages = (
  all: readonly IndexedPage[],
): { pages: SearchPage[]; sections: SearchSection[] } => ({
  pages: all.map(({ page }) => page),
  sections: all.flatMap(({ sections }, page) =>
    sections.map((section) => ({ page, ...section, text: beginning(section.text) })),
  ),
});
