import { oncePerBuild } from '@/lib/once';
import { guideSlugs } from '@/loaders/guide-slugs';
import { fixedPage, fixedPages, guidePage, isFixed, type PageEntry, type PageId } from './registry';

/** Memoized, since every link looks a page up. */
const registry = oncePerBuild(() => {
  const pages = [...fixedPages(), ...guideSlugs().map(guidePage)];
  return { pages, byId: new Map(pages.map((page) => [page.id, page])) };
});

/** Every page of the site, guides included, in header and footer order. */
export const allPages = (): readonly PageEntry[] => registry('').pages;

/**
 * The entry of one page.
 * @throws when no page has this id, so that a dead link fails the build.
 */
export function getPage(id: PageId): PageEntry {
  const entry = isFixed(id) ? fixedPage(id) : registry('').byId.get(id);
  if (!entry) {
    throw new Error(
      `No page has the id "${id}". Page ids are listed in routes/registry.ts; guides are "guides/<folder name>", once published.`,
    );
  }
  return entry;
}
