import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { site } from '@/lib/config/site';
import { type Locale, locales, localeTags } from '@/lib/i18n/locales';
import { loadGuide } from '@/loaders/guides';
import { absoluteUrl, getPage, pageUrl } from '@/loaders/routes/addresses';
import { contentDates } from '@/loaders/routes/dates';
import { obligationOf } from '@/loaders/routes/obligation-pages';
import { isSubjectPage } from '@/loaders/routes/question-pages';
import { guideOf, type PageId, type StaticPageId } from '@/loaders/routes/registry';
import { obligationMeta } from '@/publishing/obligations/meta';
import { SHARE_SIZE, sharedPage, shareImagePath } from './images';
import { subjectMeta } from './subject-meta';

interface PageMeta {
  /** Title without the brand. */
  title: string;
  description: string;
}

/**
 * Title and description of a page: a guide's from its front matter, an obligation's from the law of the day, those of a
 * subject of questions from these, others from messages under their id.
 */
export async function pageMeta(id: PageId, locale: Locale): Promise<PageMeta> {
  const slug = guideOf(id);
  if (slug) {
    const { title, description } = loadGuide(slug, locale).text;
    return { title, description };
  }
  const obligation = obligationOf(id);
  if (obligation) return obligationMeta(obligation, locale);
  if (isSubjectPage(id)) return subjectMeta(id, locale);
  const page = id as StaticPageId;
  const t = await getTranslations({ locale });
  const title =
    page === 'openData' && site.licences.granted
      ? t('openData.meta.grantedTitle')
      : t(`${page}.meta.title`);
  return { title, description: t(`${page}.meta.description`) };
}

/** Whether search engines may list a page; never in a preview. */
export const isListed = (id: PageId): boolean => !site.preview && getPage(id).indexed;

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
