import type { RootContent } from 'mdast';
import { getTranslations } from 'next-intl/server';
import { addressIn, otherLanguageOf } from '@/law/acts';
import type { Act } from '@/law/register';
import { formatDate } from '@/lib/dates';
import { languageIn } from '@/lib/i18n/language-name';
import type { Locale } from '@/lib/i18n/locales';
import { heading, item, link, list, paragraph, strong } from '@/lib/markdown/nodes';
import { printMarkdown } from '@/lib/markdown/print';
import { type Guide, loadGuide } from '@/loaders/guides';
import { headQuestions } from '@/loaders/schema/guide';
import { citation } from '@/mdx/sources/declaration';
import { guideStanding } from './guide-standing';
import { proseMarkdown } from './prose';

/**
 * A guide as one Markdown document: address and dates, the three answers, introduction, key points, prose,
 * then what has changed in the law, sources and change history, so that the law in force comes first.
 * @throws ContentError when the guide is invalid.
 */
export async function guideMarkdown(slug: string, locale: Locale): Promise<string> {
  const guide = loadGuide(slug, locale);
  const t = await getTranslations({ locale, namespace: 'guide' });
  return printMarkdown([
    heading(1, guide.text.title),
    await guideStanding(guide, locale),
    ...(await headAnswers(guide, locale)),
    paragraph(guide.text.introduction),
    heading(2, t('summary')),
    list(guide.text.summary.map((point) => item(paragraph(point)))),
    ...(await proseMarkdown({ guide, locale })),
    ...(await sincePublication(guide, locale)),
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

/** The three answers of the head. */
async function headAnswers({ text: { answers } }: Guide, locale: Locale): Promise<RootContent[]> {
  if (!answers) return [];
  const t = await getTranslations({ locale, namespace: 'guide' });
  return [
    list(
      headQuestions.map((question) => {
        const { answer, detail } = answers[question];
        return item(paragraph(strong(t(`head.${question}`)), ` ${answer}`), paragraph(detail));
      }),
    ),
  ];
}

/** Changes in the law since publication. */
async function sincePublication({ data, law }: Guide, locale: Locale): Promise<RootContent[]> {
  if (law.since.length === 0) return [];
  const t = await getTranslations({ locale, namespace: 'guide' });
  return [
    heading(2, t('since', { year: data.publishedOn.slice(0, 4) })),
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
