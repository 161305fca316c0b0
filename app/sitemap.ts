import type { MetadataRoute } from 'next';
import { locales } from '@/lib/i18n/locales';
import { contentDates } from '@/lib/pages/content-dates';
import { allPages } from '@/lib/pages/registry';
import { languageAlternates } from './page-metadata';

export const dynamic = 'force-static';

/** Every indexed page in every language, with its translations, and lastmod where its content has a date. */
export default function sitemap(): MetadataRoute.Sitemap {
  return allPages()
    .filter(({ indexed }) => indexed)
    .flatMap(({ id }) => {
      const languages = languageAlternates(id);
      const { modifiedOn } = contentDates(id);
      return locales.map((locale) => ({
        url: languages[locale],
        ...(modifiedOn && { lastModified: modifiedOn }),
        alternates: { languages },
      }));
    });
}
