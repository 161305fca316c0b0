import type { Metadata } from 'next';
import { site } from '@/config/site';
import { type Locale, locales, localeTags } from '@/lib/i18n/locales';
import { absoluteUrl, getPage, pageUrl } from '@/routes/addresses';
import { contentDates } from '@/routes/dates';
import { guideOf, type PageId } from '@/routes/registry';
import { pageMeta } from './page-meta';
import { SHARE_SIZE, sharedPage, shareImagePath } from './share-address';

const openGraphLocale = (locale: Locale): string => localeTags[locale].replace('-', '_');

/** Guides are articles, with their dates; every other page is of type website. */
function kindOf(id: PageId) {
  if (guideOf(id) === null) return { type: 'website' } as const;
  const { publishedOn, modifiedOn } = contentDates(id);
  return {
    type: 'article',
    ...(publishedOn && { publishedTime: publishedOn }),
    ...(modifiedOn && { modifiedTime: modifiedOn }),
  } as const;
}

/**
 * Open Graph (https://ogp.me) and Twitter card metadata of a page: its title without the brand, its
 * description and its image. A page that is not indexed has no canonical URL to share.
 */
export async function socialMetadata(
  id: PageId,
  locale: Locale,
): Promise<Pick<Metadata, 'openGraph' | 'twitter'>> {
  const { title, description } = await pageMeta(id, locale);
  const drawn = await pageMeta(sharedPage(id), locale);
  const image = {
    url: absoluteUrl(shareImagePath(id, locale), site.origin),
    alt: `${drawn.title} | ${site.brand}`,
  };
  return {
    openGraph: {
      ...kindOf(id),
      title,
      description,
      ...(getPage(id).indexed && {
        url: pageUrl(id, locale),
      }),
      siteName: site.brand,
      locale: openGraphLocale(locale),
      alternateLocale: locales.filter((other) => other !== locale).map(openGraphLocale),
      images: { ...image, ...SHARE_SIZE },
    },
    // Next would otherwise repeat the text.
    twitter: { card: 'summary_large_image', images: image },
  };
}
