import type { Metadata } from 'next';
import { site } from '@/lib/config/site';
import { currentLocale } from '@/lib/i18n/current-locale';
import { fallbackLocale, type Locale, locales } from '@/lib/i18n/locales';
import { pageUrl } from '@/loaders/routes/addresses';
import type { PageId } from '@/loaders/routes/registry';
import { isListed, pageMeta, socialMetadata } from '@/publishing/metadata/page-meta';

/** A page's hreflang alternates: one URL per language, plus x-default. */
export const languageAlternates = (id: PageId): Partial<Record<Locale | 'x-default', string>> => ({
  ...Object.fromEntries(locales.map((locale) => [locale, pageUrl(id, locale)])),
  'x-default': pageUrl(id, fallbackLocale),
});

/** All metadata of a page in the current locale, from its messages and its registry entry. */
export async function pageMetadata(id: PageId): Promise<Metadata> {
  const locale = await currentLocale();
  const meta = await pageMeta(id, locale);
  return {
    title: `${meta.title} | ${site.brand}`,
    description: meta.description,
    ...(await socialMetadata(id, locale, meta)),
    ...(isListed(id)
      ? { alternates: { canonical: pageUrl(id, locale), languages: languageAlternates(id) } }
      : { robots: { index: false, follow: true } }),
  };
}
