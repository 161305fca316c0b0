import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { COLON, lowerFirst } from '@/lib/sentences';
import { type ShortAnswers, shortAnswers, toldObligation } from './facts';

/** The most that search results show. */
const TITLE = 60;
const DESCRIPTION = 155;

/** The facts in sentences, from all of them to the first alone; never whom it concerns beyond thresholds left out. */
const said = ({ who, detail, since, wording, needsThresholds }: ShortAnswers): string[] => {
  const full = detail ? [`${who} (${lowerFirst(detail)})`] : [];
  const alone = needsThresholds ? detail : who;
  const whom = [...full, ...(alone ? [alone] : [])].map(lowerFirst);
  // What it says today is younger than the law.
  if (wording) return whom.map((each) => `${each}.`);
  return [...whom.map((each) => `${each}. ${since}.`), ...whom.map((each) => `${each}.`)];
};

/**
 * Title and description of the page of an obligation, from its name and the law of the day: of several, the first that
 * search results show whole.
 */
export async function obligationMeta(
  id: string,
  locale: Locale,
): Promise<{ title: string; description: string }> {
  const t = await getTranslations({ locale, namespace: 'obligation.meta' });
  const told = await toldObligation(id, locale);
  const { name } = told;
  const answers = shortAnswers(told);
  const rest = t(told.law.rules.some(({ past }) => past.length > 0) ? 'rest' : 'restWithoutPast');
  const titles = [t('title', { name }), t('shortTitle', { name })];
  const descriptions = answers
    ? said(answers).map((facts) => `${name}${COLON[locale]}${facts} ${rest}`)
    : [];
  return {
    title: titles.find(({ length }) => length <= TITLE) ?? name,
    description:
      descriptions.find(({ length }) => length <= DESCRIPTION) ?? t('description', { name }),
  };
}
