import { getTranslations } from 'next-intl/server';
import { site } from '@/config/site';
import { guideModifiedOn } from '@/lib/content/facts/dates';
import { type Guide, loadGuides } from '@/lib/content/load/guides';
import { formatDate } from '@/lib/format';
import { type Locale, locales } from '@/lib/i18n/locales';
import { pageUrl } from '@/lib/pages/page-url';
import { absoluteUrl, feedPath, guideMarkdownPath } from '@/lib/pages/urls';
import type { Feed, FeedEntry, FeedNotes } from './atom';

/** Feed of a language's guides, latest change first. Its date is that of the last change. */
export async function guideFeed(locale: Locale): Promise<Feed> {
  const words = await getTranslations({ locale, namespace: 'feed' });
  const entries = await Promise.all(loadGuides(locale).map((guide) => guideEntry(guide, locale)));
  entries.sort(
    (a, b) => b.updated.localeCompare(a.updated) || b.published.localeCompare(a.published),
  );
  const [latest] = entries;
  if (!latest) throw new Error('A feed needs at least one guide.');
  return {
    url: absoluteUrl(feedPath(locale), site.origin),
    language: locale,
    title: words('title', { brand: site.brand }),
    subtitle: words('subtitle'),
    updated: latest.updated,
    page: pageUrl('resources', locale),
    translations: locales
      .filter((other) => other !== locale)
      .map((other) => ({ language: other, url: absoluteUrl(feedPath(other), site.origin) })),
    author: { name: site.brand, url: pageUrl('landing', locale) },
    icon: absoluteUrl('/icons/icon-192.png', site.origin),
    entries,
  };
}

interface Dated {
  date: string;
  text: Record<Locale, string>;
}

async function guideEntry({ slug, data, text, law }: Guide, locale: Locale): Promise<FeedEntry> {
  const t = await getTranslations({ locale });
  const notes = (title: string, items: readonly Dated[]): FeedNotes => ({
    title,
    items: items.map((item) => ({
      date: formatDate(item.date, locale),
      text: item.text[locale],
    })),
  });
  return {
    url: pageUrl(`guides/${slug}`, locale),
    markdown: absoluteUrl(guideMarkdownPath(slug, locale), site.origin),
    title: text.title,
    summary: text.description,
    published: data.publishedOn,
    updated: guideModifiedOn(data),
    category: { term: data.tag, label: t(`tags.${data.tag}`) },
    introduction: text.introduction,
    notes: [
      notes(t('guide.changes'), data.changes ?? []),
      notes(t('guide.since'), law.since),
    ].filter(({ items }) => items.length > 0),
  };
}
