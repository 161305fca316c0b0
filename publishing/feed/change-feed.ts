import { getTranslations } from 'next-intl/server';
import { provisionName } from '@/law/acts';
import { entriesOf } from '@/law/entries';
import { site } from '@/lib/config/site';
import { today } from '@/lib/dates';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadEvidence } from '@/loaders/evidence';
import { guideOnSubject } from '@/loaders/guide-data';
import { type Guide, guidesIn, loadGuides } from '@/loaders/guides';
import { loadTypesetRegister } from '@/loaders/law';
import type { Obligation } from '@/loaders/obligations';
import {
  absoluteUrl,
  feedPath,
  guideMarkdownPath,
  obligationFeedPath,
  pagePath,
  pageUrl,
} from '@/loaders/routes/addresses';
import { pageOf } from '@/loaders/routes/page';
import { type Feed, type FeedEntry, moment } from './atom';

/** Every guide as it was published, and every change to it since. */
async function guideEntries(locale: Locale): Promise<FeedEntry[]> {
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
        url: page,
        title: t('feed.guide', { title: text.title }),
        summary: paragraphs.join(' '),
        published: date,
        updated: date,
        paragraphs,
      };
    }),
  ];
}

/** Changes that the register of law has logged up to the day of the build, each with the address that tells of it. */
async function lawEntries(
  locale: Locale,
  placeOf: (change: string, subject: string) => string | undefined,
): Promise<FeedEntry[]> {
  const t = await getTranslations({ locale, namespace: 'feed' });
  const register = loadTypesetRegister(locale);
  const { acts } = entriesOf(register);
  const feed = absoluteUrl(feedPath(locale), site.origin);
  const day = today();
  return Object.entries(register).flatMap(([subject, { name, changes }]) =>
    changes.flatMap(({ id, date, title, text, act, provision }): FeedEntry[] => {
      const place = placeOf(id, subject);
      if (date > day || place === undefined) return [];
      const known = acts.get(act);
      const source = known ? provisionName(known, provision, locale) : '';
      const entry: FeedEntry = {
        // The same in every feed that has it, so that readers of two see it once.
        id: `${feed}#${id}`,
        url: absoluteUrl(place, site.origin),
        title: title?.[locale] ?? `${name[locale]}, ${source}`,
        summary: text[locale],
        published: date,
        updated: date,
        category: { term: subject, label: name[locale] },
        paragraphs: [text[locale], t('source', { source })],
      };
      return [entry];
    }),
  );
}

/** Where the site tells of a change: the guide that lists it, else one on its subject, else the alerts. */
function placeOf(change: string, subject: string, locale: Locale): string {
  const guides = loadGuides(locale);
  const telling =
    guides.find(({ data }) => data.since.includes(change)) ?? guideOnSubject(subject, guides);
  if (!telling) return pagePath('monitoring', locale, 'feed');
  return pagePath(
    `guides/${telling.slug}`,
    locale,
    telling.data.since.length > 0 ? 'since' : undefined,
  );
}

/** What every feed of the site says of itself, with its entries, the latest first. */
function feedOf(
  locale: Locale,
  pathOf: (locale: Locale) => string,
  own: Pick<Feed, 'title' | 'subtitle' | 'page' | 'updated' | 'entries'>,
): Feed {
  const urlIn = (language: Locale) => absoluteUrl(pathOf(language), site.origin);
  return {
    ...own,
    url: urlIn(locale),
    language: locale,
    translations: locales
      .filter((other) => other !== locale)
      .map((other) => ({ language: other, url: urlIn(other) })),
    author: { name: site.brand, url: pageUrl('landing', locale) },
    icon: absoluteUrl('/apple-touch-icon.png', site.origin),
  };
}

const latestFirst = (entries: readonly FeedEntry[]): FeedEntry[] =>
  [...entries].sort((a, b) => moment(b.updated).localeCompare(moment(a.updated)));

/** Feed of a language: changes of the law and of guides, latest first. Its date is that of the latest. */
export async function changeFeed(locale: Locale): Promise<Feed> {
  const words = await getTranslations({ locale, namespace: 'feed' });
  const law = await lawEntries(locale, (change, subject) => placeOf(change, subject, locale));
  const entries = latestFirst([...law, ...(await guideEntries(locale))]);
  const [latest] = entries;
  if (!latest) throw new Error('A feed needs at least one entry.');
  return feedOf(locale, feedPath, {
    title: words('title', { brand: site.brand }),
    subtitle: words('subtitle'),
    updated: latest.updated,
    page: pageUrl('resources', locale),
    entries,
  });
}

/**
 * Feed of the changes in the law of one text. While none is logged, its date is that of the evidence.
 */
export async function obligationFeed(obligation: Obligation, locale: Locale): Promise<Feed> {
  const { id, changes } = obligation;
  const words = await getTranslations({ locale, namespace: 'feed' });
  const place = pagePath(`obligations/${id}`, locale, 'changes');
  const entries = latestFirst(
    await lawEntries(locale, (change) => (changes.includes(change) ? place : undefined)),
  );
  return feedOf(locale, (language) => obligationFeedPath(id, language), {
    title: words('obligation.title', {
      brand: site.brand,
      name: await pageOf(`obligations/${id}`).name(locale),
    }),
    subtitle: words('obligation.subtitle'),
    updated: entries[0]?.updated ?? loadEvidence().eu,
    page: pageUrl(`obligations/${id}`, locale),
    entries,
  });
}
