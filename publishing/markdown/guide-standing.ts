import type { RootContent } from 'mdast';
import { getTranslations } from 'next-intl/server';
import { site } from '@/config/site';
import { formatDate } from '@/lib/dates';
import { type Locale, localeNames, locales } from '@/lib/i18n/locales';
import { written } from '@/lib/i18n/written';
import { item, link, list, paragraph } from '@/lib/markdown/nodes';
import { checkedOnOrStated, lawAsOf, peopleBehind } from '@/loaders/guide-data';
import type { Guide } from '@/loaders/guides';
import { absoluteUrl, guideMarkdownPath, pageUrl } from '@/routes/addresses';

/** What a guide rests on: its address and publisher, the day of its law, who stands behind it, its translations. */
export async function guideStanding(
  { slug, data, law }: Guide,
  locale: Locale,
): Promise<RootContent> {
  const t = await getTranslations({ locale, namespace: 'guide' });
  const day = (date: string) => formatDate(date, locale);
  const { author, reviewer } = peopleBehind(data, site.people);
  const others = locales.filter((other) => other !== locale);
  const lines = [
    link(pageUrl(`guides/${slug}`, locale), t('onSite')),
    t('publisher', { brand: site.brand }),
    t('lawChecked', { date: day(checkedOnOrStated(data, law)) }),
    t('lawAsOf', { date: day(lawAsOf(data, law)) }),
    ...(data.updatedOn ? [t('updated', { date: day(data.updatedOn) })] : []),
    ...(author
      ? [t('people.author', { name: author.name, role: author.role[written(locale)] })]
      : []),
    reviewer
      ? t('people.reviewer', {
          name: reviewer.name,
          role: reviewer.role[written(locale)],
          date: day(reviewer.on),
        })
      : t('people.unreviewed'),
    ...others.map((other) =>
      link(absoluteUrl(guideMarkdownPath(slug, other), site.origin), localeNames[other]),
    ),
  ];
  return list(lines.map((line) => item(paragraph(line))));
}
