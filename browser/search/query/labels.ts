import type { SiteMapGroup } from '@/loaders/routes/addresses';

interface Link {
  label: string;
  address: string;
}

/** Labels of the search in one language, with the placeholders `{query}` and `{count}`. */
export interface SearchLabels {
  label: string;
  submit: string;
  close: string;
  placeholder: string;
  start: string;
  examples: readonly string[];
  loading: string;
  none: string;
  one: string;
  many: string;
  advice: string;
  failed: string;
  failedAdvice: string;
  retry: string;
  all: string;
  shortcut: string;
  groups: Record<SiteMapGroup, string>;
  /** URL of the search page, which is the site map as well. */
  siteMap: Link;
  /** Pages suggested when nothing is found. */
  help: readonly Link[];
}
