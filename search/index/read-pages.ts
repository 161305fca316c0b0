import { attribute, type Document, elements } from '@/lib/html';
import type { PageEntry } from '@/lib/pages/registry';
import { siteMapGroup } from '@/lib/pages/site-map';
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

/** The page's title without the brand, as lib/seo/social-metadata.ts writes it. */
const titleOf = (document: Document): string | undefined => {
  const meta = elements(document, 'meta').find(
    (element) => attribute(element, 'property') === 'og:title',
  );
  return meta && attribute(meta, 'content');
};

/** The searchable content of one language: the text of its indexable pages. */
export function readPages(all: readonly SearchablePage[]): {
  pages: SearchPage[];
  sections: SearchSection[];
} {
  const pages: SearchPage[] = [];
  const sections: SearchSection[] = [];
  for (const { address, entry, document } of all.filter(({ entry }) => entry.indexed)) {
    const title = titleOf(document);
    const [main] = elements(document, 'main');
    if (!title || !main) {
      throw new Error(`${address} cannot be indexed: it has no og:title or no <main>.`);
    }
    const page = pages.length;
    sections.push(...readSections(main).map((section) => ({ page, ...section })));
    pages.push({
      address,
      title,
      group: siteMapGroup(entry),
      weight: weightOf(entry),
    });
  }
  return { pages, sections };
}
