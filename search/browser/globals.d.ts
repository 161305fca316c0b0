import type { Locale } from '@/lib/i18n/locales';
import type { SearchWords } from '@/search/query/words';

declare global {
  /** What the search says, which the bundler puts in (enhance/build/bundle-enhancer.ts). */
  const SEARCH_WORDS: Record<Locale, SearchWords>;
}
