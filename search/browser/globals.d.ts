import type { Locale } from '@/lib/i18n/locales';
import type { SearchLabels } from '@/search/query/labels';

declare global {
  /** The search's labels, inlined by the bundler (enhance/build/bundle-enhancer.ts). */
  const SEARCH_LABELS: Record<Locale, SearchLabels>;
}
