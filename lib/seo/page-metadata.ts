import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { site } from '@/config/site';
import { currentLocale } from '@/i18n/current-locale';
import { defaultLocale } from '@/lib/i18n/locales';
import { getPage, type PageId, type StaticPageId } from '@/lib/pages/registry';
import { absoluteUrl, pagePathsByLocale } from '@/lib/urls';

/** Title, description, canonical and language alternates of a page, in the language being rendered. */
export async function describePage(
  id: PageId,
  words: { title: string; description: string },
): Promise<Metadata> {
  const locale = await currentLocale();
  const paths = pagePathsByLocale(id);
  const { indexed } = getPage(id);
  const url = absoluteUrl(paths[locale], site.origin);
  return {
    title: `${words.title} | ${site.brand}`,
    description: words.description,
    ...(indexed
      ? {
          alternates: {
            canonical: url,
            languages: {
              fr: absoluteUrl(paths.fr, site.origin),
              en: absoluteUrl(paths.en, site.origin),
              'x-default': absoluteUrl(paths[defaultLocale], site.origin),
            },
          },
        }
      : { robots: { index: false, follow: true } }),
  };
}

/** Metadata of a page whose words are in messages, under its own id. */
export async function pageMetadata(id: StaticPageId): Promise<Metadata> {
  const t = await getTranslations();
  return describePage(id, {
    title: t(`${id}.meta.title`),
    description: t(`${id}.meta.description`),
  });
}
