import type { Messages } from '@/lib/i18n/messages';
import type { SiteMapGroup } from '@/loaders/routes/addresses';

interface Link {
  label: string;
  address: string;
}

/** Labels of the search in one language, with the placeholders `{query}` and `{count}`: `search.dialog`, and others. */
export type SearchLabels = Messages['search']['dialog'] & {
  label: string;
  submit: string;
  groups: Record<SiteMapGroup, string>;
  /** URL of the search page, which is the site map as well. */
  siteMap: Link;
  /** Pages suggested when nothing is found. */
  help: readonly Link[];
};
