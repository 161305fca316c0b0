import type { SiteMapGroup } from '@/lib/pages/site-map';

interface Link {
  label: string;
  address: string;
}

/** What the search says in one language. `{query}` and `{count}` stand for what they name. */
export interface SearchWords {
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
  /** The page of the search, which is the site map as well. */
  siteMap: Link;
  /** Pages that help who has found nothing. */
  help: readonly Link[];
}
