import type { RootContent } from 'mdast';
import { getTranslations } from 'next-intl/server';
import { site } from '@/config/site';
import { lawAsOf } from '@/lib/content/facts/dates';
import { type Guide, loadGuide } from '@/lib/content/load/guides';
import { citation } from '@/lib/content/vocabulary/citation';
import { formatDate } from '@/lib/format';
import { languageIn } from '@/lib/i18n/language-name';
import { type Locale, localeNames, locales } from '@/lib/i18n/locales';
import { addressIn, otherLanguageOf } from '@/lib/law/address';
import type { Act } from '@/lib/law/register';
import { heading, item, link, list, paragraph, strong } from '@/lib/markdown/nodes';
import { printMarkdown } from '@/lib/markdown/print';
import { pageUrl } from '@/lib/pages/page-url';
import { absoluteUrl, guideMarkdownPath } from '@/lib/pages/urls';
import { proseMarkdown } from './prose';

/**
 * A guide as one Markdown document: address and dates, introduction, key points, changes in the law since
 * publication, prose, sources, change history.
 * @throws ContentError when the guide is invalid.
 */
export async function guideMarkdown(slug: string, locale: Locale): Promise<string> {
  const guide = loadGuide(slug, locale);
  const t = await getTranslations({ locale, namespace: 'guide' });
  return printMarkdown([
    heading(1, guide.text.title),
    await facts(guide, locale),
    paragraph(guide.text.introduction),
    heading(2, t('summary')),
    list(guide.text.summary.map((point) => item(paragraph(point)))),
    ...(await sincePublication(guide, locale)),
    ...(await proseMarkdown({ guide, locale })),
    heading(2, t('sources')),
    list(await Promise.all(guide.law.sources.map((act) => sourceItem(act, locale))), {
      ordered: true,
    }),
    ...(await changeHistory(guide, locale)),
  ]);
}

/** A source with its label when it is not official, and its language when it is not the reader's. */
async function sourceItem(act: Act, locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'guide' });
  const { name, title = name, secondary } = act;
  const address = addressIn(act, locale);
  const language = otherLanguageOf(act, locale);
  const remark = language && t('source.language', { language: languageIn(language, locale) });
  return item(
    paragraph(
      ...(secondary ? [`${t('source.secondaryLabel')} `] : []),
      address ? link(address, title[locale]) : title[locale],
      ...(remark ? [` (${remark})`] : []),
    ),
  );
}

/** The change history. */
async function changeHistory(
  { data: { changes = [] } }: Guide,
  locale: Locale,
): Promise<RootContent[]> {
  if (changes.length === 0) return [];
  const t = await getTranslations({ locale, namespace: 'guide' });
  return [
    heading(2, t('changes')),
    list(
      changes.map(({ date, text }) =>
        item(paragraph(strong(formatDate(date, locale)), ` – ${text[locale]}`)),
      ),
    ),
  ];
}

/** The guide's address, publisher, the date as of which it states the law, and its translations. */
async function facts({ slug, data, law }: Guide, locale: Locale): Promise<RootContent> {
  const t = await getTranslations({ locale, namespace: 'guide' });
  const others = locales.filter((other) => other !== locale);
  return list([
    item(paragraph(link(pageUrl(`guides/${slug}`, locale), t('onSite')))),
    item(paragraph(t('publisher', { brand: site.brand }))),
    item(paragraph(t('lawAsOf', { date: formatDate(lawAsOf(data, law), locale) }))),
    ...(data.updatedOn
      ? [item(paragraph(t('updated', { date: formatDate(data.updatedOn, locale) })))]
      : []),
    item(paragraph(t('reviewed', { date: formatDate(data.reviewedOn, locale) }))),
    ...others.map((other) =>
      item(
        paragraph(
          link(absoluteUrl(guideMarkdownPath(slug, other), site.origin), localeNames[other]),
        ),
      ),
    ),
  ]);
}

/** The dated box of changes since publication. */
async function sincePublication({ data, law }: Guide, locale: Locale): Promise<RootContent[]> {
  if (law.since.length === 0) return [];
  const t = await getTranslations({ locale, namespace: 'guide' });
  return [
    heading(2, t('since')),
    paragraph(t('sinceLead', { date: formatDate(data.reviewedOn, locale) })),
    list(
      await Promise.all(
        law.since.map(async ({ date, text, act, provision }) =>
          item(
            paragraph(
              strong(formatDate(date, locale)),
              ` – ${text[locale]} `,
              ...(await citation(
                { law, locale, getTranslations },
                act,
                ...(provision ? [provision[locale]] : []),
              )),
            ),
          ),
        ),
      ),
    ),
  ];
}
