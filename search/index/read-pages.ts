import { site } from '@/config/site';
import { type Document, elements, textOf } from '@/lib/html';
import type { PageEntry } from '@/lib/pages/registry';
import { siteMapGroup } from '@/lib/pages/site-map';
import type { SearchPage, SearchSection } from '@/search/query/types';
import { readSections } from './read-sections';

/** Ranking boosts: guides answer questions; lists of guides, the glossary and legal texts only share their words. */
function weightOf(page: PageEntry): number {
  if (page.id.startsWith('guides/')) return 1.2;
  if (page.id === 'resources' || page.id === 'glossary') return 0.6;
  return siteMapGroup(page) === 'legal' ? 0.5 : 1;
}

/** A page as indexed. */
export interface SearchablePage {
  readonly address: string;
  readonly entry: PageEntry;
  readonly document: Document;
}

/** What is indexed of a page. */
export interface PageWords {
  readonly page: SearchPage;
  readonly sections: readonly Omit<SearchSection, 'page'>[];
}

/** Reads a page; null when it is not to be found. @throws when an indexable page has no title or no <main>. */
export function readPage({ address, entry, document }: SearchablePage): PageWords | null {
  if (!entry.indexed) return null;
  const [title] = elements(document, 'title');
  const [main] = elements(document, 'main');
  if (!title || !main) {
    throw new Error('It cannot be searched: it has no title or no <main>.');
  }
  return {
    page: {
      address,
      title: textOf(title).replace(` | ${site.brand}`, ''),
      group: siteMapGroup(entry),
      weight: weightOf(entry),
    },
    sections: readSections(main),
  };
}

/** The searchable content of one language. */
export const joinPages = (
  all: readonly PageWords[],
): { pages: SearchPage[]; sections: SearchSection[] } => ({
  pages: all.map(({ page }) => page),
  sections: all.flatMap(({ sections }, page) => sections.map((section) => ({ page, ...section }))),
});
