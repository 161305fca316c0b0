import { allPages, type PageEntry, type PageId } from './registry';

/** The groups of the site map, in order; search results name them as well. */
export const siteMapGroups = ['product', 'solutions', 'resources', 'company', 'legal'] as const;
export type SiteMapGroup = (typeof siteMapGroups)[number];

/** Group of a page: the column of the footer it is or would be in; what has none presents the product. */
export const siteMapGroup = ({ id, footer }: PageEntry): SiteMapGroup =>
  id.startsWith('guides/') ? 'resources' : (footer ?? 'product');

/** Ids of the pages of a group that search engines may show, in the order of the registry. */
export const pagesOfGroup = (group: SiteMapGroup): PageId[] =>
  allPages()
    .filter((page) => page.indexed && siteMapGroup(page) === group)
    .map(({ id }) => id);
