import type { Metadata } from 'next';
import { site } from '@/config/site';
import { currentLocale } from '@/i18n/current-locale';
import { defaultLocale, forEveryLocale, type Locale } from '@/lib/i18n/locales';
import { pageUrl } from '@/lib/pages/page-url';
import { getPage, type PageId } from '@/lib/pages/registry';
import { pageMeta } from '@/lib/seo/page-meta';
import { socialMetadata } from '@/lib/seo/social-metadata';

/** A page's hreflang alternates: one URL per language, plus x-default. */
export const languageAlternates = (id: PageId): Record<Locale | 'x-default', string> => ({
  ...forEveryLocale((locale) => pageUrl(id, locale)),
  'x-default': pageUrl(id, defaultLocale),
});

/** All metadata of a page in the current locale, from its messages and its registry entry. */
export async function pageMetadata(id: PageId): Promise<Metadata> {
  const locale = await currentLocale();
  const { title, description } = await pageMeta(id, locale);
  const languages = languageAlternates(id);
  return {
    title: `${title} | ${site.brand}`,
    description,
    ...(await socialMetadata(id, locale)),
    ...(getPage(id).indexed
      ? { alternates: { canonical: languages[locale], languages } }
      : { robots: { index: false, follow: true } }),
  };
}
