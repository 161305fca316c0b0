import { attribute, type Document, elements } from '@/lib/html';
import { siteMapGroup } from '@/routes/addresses';
import type { PageEntry } from '@/routes/registry';
import type { SearchPage, SearchSection } from '@/search/query/types';
import { readSections } from './read-sections';

/** Ranking boosts: guides answer questions; lists of guides, the glossary and legal texts merely contain the same terms. */
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

/** The page's title without the brand, as publishing/metadata/social-metadata.ts writes it. */
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

/** The searchable content of one language. */
export const joinPages = (
  all: readonly IndexedPage[],
): { pages: SearchPage[]; sections: SearchSection[] } => ({
  pages: all.map(({ page }) => page),
  sections: all.flatMap(({ sections }, page) => sections.map((section) => ({ page, ...section }))),
});
