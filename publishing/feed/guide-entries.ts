import { getTranslations } from 'next-intl/server';
import { site } from '@/config/site';
import { today } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import { type Guide, guidesIn } from '@/loaders/guides';
import { absoluteUrl, guideMarkdownPath, pageUrl } from '@/routes/addresses';
import type { FeedEntry } from './atom';

/** Every guide as it was published, and every change to it since. */
export async function guideEntries(locale: Locale): Promise<FeedEntry[]> {
  const entries = await Promise.all(guidesIn(locale).map((guide) => entriesOfGuide(guide, locale)));
  return entries.flat();
}

async function entriesOfGuide({ slug, data, text }: Guide, locale: Locale): Promise<FeedEntry[]> {
  const t = await getTranslations({ locale });
  const page = pageUrl(`guides/${slug}`, locale);
  const shared = {
    markdown: absoluteUrl(guideMarkdownPath(slug, locale), site.origin),
    category: { term: data.tag, label: t(`tags.${data.tag}`) },
  };
  const published: FeedEntry = {
    ...shared,
    id: page,
    url: page,
    title: text.title,
    summary: text.description,
    published: data.publishedOn,
    updated: data.publishedOn,
    paragraphs: [text.introduction],
  };
  const changes = data.changes?.filter(({ date }) => date <= today()) ?? [];
  const days = [...new Set(changes.map(({ date }) => date))];
  return [
    published,
    ...days.map((date): FeedEntry => {
      const paragraphs = changes
        .filter((change) => change.date === date)
        .map((change) => change.text[locale]);
      return {
        ...shared,
        id: `${page}#changes-${date}`,
        url: `${page}#changes`,
        title: t('feed.guide', { title: text.title }),
        summary: paragraphs.join(' '),
        published: date,
        updated: date,
        paragraphs,
      };
    }),
  ];
}
