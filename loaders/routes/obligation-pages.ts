import { page } from './page-settings';
import type { PageEntry, PageId } from './registry';

// The pages of the texts in content/obligations.yaml.

/** The entry of the page of an obligation. */
export const obligationPage = (id: string): PageEntry => ({
  ...page,
  id: `obligations/${id}`,
  path: `obligations/${id}`,
  parent: 'obligations',
  footer: null,
  closing: 'general',
  shows: [],
});

/** The id of the obligation a page shows, or null for other pages. */
export const obligationOf = (id: PageId): string | null =>
  id.startsWith('obligations/') ? id.slice('obligations/'.length) : null;
