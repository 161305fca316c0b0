import { getTranslations } from 'next-intl/server';
import { site } from '@/config/site';
import { entriesOf } from '@/law/entries';
import { today } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import { guideOnSubject } from '@/loaders/guide-data';
import { loadGuides } from '@/loaders/guides';
import { loadTypesetRegister } from '@/loaders/law';
import { absoluteUrl, feedPath, pagePath } from '@/routes/addresses';
import type { FeedEntry } from './atom';

/** Every change that the register of law has logged up to the day of the build. */
export async function lawEntries(locale: Locale): Promise<FeedEntry[]> {
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
