import type { Locale } from '@/lib/i18n/locales';
import type { SearchWords } from '@/search/query/words';

declare global {
  /** The search's labels, inlined by the bundler (enhance/build/bundle-enhancer.ts). */
  const SEARCH_WORDS: Record<Locale, SearchWords>;
}
