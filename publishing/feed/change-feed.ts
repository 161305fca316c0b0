import { getTranslations } from 'next-intl/server';
import { site } from '@/config/site';
import { entriesOf } from '@/law/entries';
import { today } from '@/lib/dates';
import { type Locale, locales } from '@/lib/i18n/locales';
import { guideOnSubject } from '@/loaders/guide-data';
import { type Guide, guidesIn, loadGuides } from '@/loaders/guides';
import { loadTypesetRegister } from '@/loaders/law';
import { absoluteUrl, feedPath, guideMarkdownPath, pagePath, pageUrl } from '@/routes/addresses';
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

/** Every change that the register of law has logged up to the day of the build. */
async function lawEntries(locale: Locale): Promise<FeedEntry[]> {
  const t = await getTranslations({ locale, namespace: 'feed' });
  const register = loadTypesetRegister(locale);
  const { acts } = entriesOf(register);
  const feed = absoluteUrl(feedPath(locale), site.origin);
  const day = today();
  return Object.entries(register).flatMap(([subject, { name, changes }]) =>
    changes
      .filter(({ date }) => date <= day)
      .map(({ id, date, title, text, act, provision }): FeedEntry => {
        const source = [acts.get(act)?.name[locale], provision?.[locale]]
          .filter(Boolean)
          .join(', ');
        return {
          id: `${feed}#${id}`,
          url: absoluteUrl(placeOf(id, subject, locale), site.origin),
          title: title?.[locale] ?? `${name[locale]}, ${source}`,
          summary: text[locale],
          published: date,
          updated: date,
          category: { term: subject, label: name[locale] },
          paragraphs: [text[locale], t('source', { source })],
        };
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

/** Feed of a language: changes of the law and of guides, latest first. Its date is that of the latest. */
export async function changeFeed(locale: Locale): Promise<Feed> {
  const words = await getTranslations({ locale, namespace: 'feed' });
  const entries = [...(await lawEntries(locale)), ...(await guideEntries(locale))].sort((a, b) =>
    moment(b.updated).localeCompare(moment(a.updated)),
  );
  const [latest] = entries;
  if (!latest) throw new Error('A feed needs at least one entry.');
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
