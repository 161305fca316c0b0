import { allPages, type PageEntry, type PageId } from './registry';

/** The groups of the site plan, in order; search results name them as well. */
export const planGroups = ['product', 'solutions', 'resources', 'company', 'legal'] as const;
export type PlanGroup = (typeof planGroups)[number];

/** Group of a page: the column of the footer it is or would be in; what has none presents the product. */
export const planGroup = ({ id, footer }: PageEntry): PlanGroup =>
  id.startsWith('guides/') ? 'resources' : (footer ?? 'product');

/** Ids of the pages of a group that search engines may show, in the order of the registry. */
export const pagesOfGroup = (group: PlanGroup): PageId[] =>
  allPages()
    .filter((page) => page.indexed && planGroup(page) === group)
    .map(({ id }) => id);
