import { readGuideData } from '@/lib/content/load/guide-data';
import { guideSlugs } from '@/lib/content/load/guide-slugs';
import { locales } from '@/lib/i18n/locales';
import { localeRoot, pagePath } from '@/lib/pages/urls';

export interface Redirect {
  /** Old path, without a trailing slash; hosts also match it with one. */
  readonly from: string;
  /** Target address, with its trailing slash. */
  readonly to: string;
}

/**
 * Permanent redirects: `home` to the language root, and the card form of each guide's address
 * (`guides/CSRDGuide`) to its canonical, lower-case one.
 */
export function redirects(): Redirect[] {
  const names = guideSlugs().map((slug) => [slug, readGuideData(slug).value?.guideName] as const);
  return locales.flatMap((locale) => [
    { from: `${localeRoot(locale)}home`, to: localeRoot(locale) },
    ...names.flatMap(([slug, guideName = slug]) => {
      if (guideName === slug) return [];
      const from = `${localeRoot(locale)}guides/${guideName}`;
      return { from, to: pagePath(`guides/${slug}`, locale) };
    }),
  ]);
}
