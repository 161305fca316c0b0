import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { site } from '@/lib/config/site';
import { type Locale, locales, localeTags } from '@/lib/i18n/locales';
import { COLON, lowerFirst, sentencesOf } from '@/lib/sentences';
import type { QuestionSubject } from '@/loaders/questions';
import { absoluteUrl, getPage, pageUrl } from '@/loaders/routes/addresses';
import { type Page, pageOf } from '@/loaders/routes/page';
import type { PageId } from '@/loaders/routes/registry';
import { toldObligation } from '@/publishing/obligations/facts';
import { SHARE_SIZE, shareImagePath } from './images';

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
  const page = pageOf(id);
  if (page.kind === 'guide') {
    const { title, description } = page.guide(locale).text;
    return { title, description };
  }
  if (page.kind === 'obligation') return obligationMeta(page.obligation.id, locale);
  if (page.kind === 'subject')
    return subjectMeta(page.subject(locale), await page.fullName(locale), locale);
  const t = await getTranslations({ locale });
  const title =
    page.id === 'openData' && site.licences.granted
      ? t('openData.meta.grantedTitle')
      : t(`${page.id}.meta.title`);
  return { title, description: t(`${page.id}.meta.description`) };
}

/** The most that search results show. */
const TITLE = 60;
const DESCRIPTION = 155;

/** Title and description of the page of an obligation: its name, and as much of what its head says as search results show. */
async function obligationMeta(id: string, locale: Locale): Promise<PageMeta> {
  const t = await getTranslations({ locale, namespace: 'obligation.meta' });
  const { name, brief } = await toldObligation(id, locale);
  const titles = [t('title', { name }), t('shortTitle', { name })];
  const sentences = sentencesOf(brief.map(({ text }) => text).join(' '));
  const description = sentences.reduce((said, { text }, index) => {
    const more = index === 0 ? `${name}${COLON[locale]}${lowerFirst(text)}` : `${said} ${text}`;
    return more.length <= DESCRIPTION ? more : said;
  }, '');
  return {
    title: titles.find(({ length }) => length <= TITLE) ?? name,
    description: description || t('description', { name }),
  };
}

/**
 * Title and description of the page of a subject: its name with the number of its questions, and as many of these as
 * search results show, in the words of those who ask.
 */
async function subjectMeta(
  { guide, questions }: QuestionSubject,
  name: string,
  locale: Locale,
): Promise<PageMeta> {
  const words = await getTranslations({ locale, namespace: 'questions' });
  if (!guide) return { title: name, description: words('buyer.lead') };
  const t = await getTranslations({ locale, namespace: 'questions.meta' });
  const rest = t('subjectRest');
  const description = questions.reduce((said, { question }) => {
    const more = said ? `${said} ${question}` : question;
    return more.length + rest.length < DESCRIPTION ? more : said;
  }, '');
  return {
    title: t('subjectTitle', { name, count: questions.length }),
    description: `${description} ${rest}`,
  };
}

/** Whether search engines may list a page; never in a preview. */
export const isListed = (id: PageId): boolean => !site.preview && getPage(id).indexed;

const openGraphLocale = (locale: Locale): string => localeTags[locale].replace('-', '_');

/** Guides are articles, with their dates; every other page is of type website. */
function typeOf(page: Page) {
  if (page.kind !== 'guide') return { type: 'website' } as const;
  const { publishedOn, modifiedOn } = page.dates();
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
  { title, description }: PageMeta,
): Promise<Pick<Metadata, 'openGraph' | 'twitter'>> {
  const { indexed } = getPage(id);
  const drawn = indexed ? title : (await pageMeta('landing', locale)).title;
  const image = {
    url: absoluteUrl(shareImagePath(id, locale), site.origin),
    alt: `${drawn} | ${site.brand}`,
  };
  return {
    openGraph: {
      ...typeOf(pageOf(id)),
      title,
      description,
      ...(indexed && { url: pageUrl(id, locale) }),
      siteName: site.brand,
      locale: openGraphLocale(locale),
      alternateLocale: locales.filter((other) => other !== locale).map(openGraphLocale),
      images: { ...image, ...SHARE_SIZE },
    },
    // Next would otherwise repeat the text.
    twitter: { card: 'summary_large_image', images: image },
  };
}
