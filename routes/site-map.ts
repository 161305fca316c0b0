import { allPages } from './all-pages';
import type { PageEntry, PageId } from './registry';

/** The groups of the site map, in order; search results show them too. */
export const siteMapGroups = ['product', 'solutions', 'resources', 'company', 'legal'] as const;
export type SiteMapGroup = (typeof siteMapGroups)[number];

/** Group of a page, from its footer column; pages without one present the product. */
export const siteMapGroup = ({ id, footer }: PageEntry): SiteMapGroup =>
  id.startsWith('guides/') ? 'resources' : (footer ?? 'product');

/** Ids of a group's indexed pages, in registry order. */
export const pagesOfGroup = (group: SiteMapGroup): PageId[] =>
  allPages()
    .filter((page) => page.indexed && siteMapGroup(page) === group)
    .map(({ id }) => id);
