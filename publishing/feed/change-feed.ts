import { getTranslations } from 'next-intl/server';
import { site } from '@/config/site';
import { type Locale, locales } from '@/lib/i18n/locales';
import { absoluteUrl, feedPath, pageUrl } from '@/routes/addresses';
import { type Feed, moment } from './atom';
import { guideEntries } from './guide-entries';
import { lawEntries } from './law-entries';

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
