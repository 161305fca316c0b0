import type { getTranslations as GetTranslations } from 'next-intl/server';
import type { CriteriaWords } from '@/law/criteria-text';
import { quantity } from '@/law/quantity';
import type { NumberCriterion, RuleVersion } from '@/law/register';
import { formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import { COLON } from '@/lib/sentences';
import { typeset } from '@/lib/typography';

/** Words of one language for what the register holds as data. */
export interface LawWords extends CriteriaWords {
  value: (criterion: NumberCriterion, write?: typeof quantity) => string;
  /** `depuis le 18 mars 2026`, `from 5 January 2023 to 17 March 2026`. */
  period: (version: Span, day: string) => string;
  /** With a no-break space before it in French. */
  colon: string;
  /** What a wording applies to, in phrases: `exercices ouverts à partir de 2027`. */
  application: (version: RuleVersion) => string[];
}

/** While a wording was, is or will be the law, or since when it is proposed. */
interface Span extends Pick<RuleVersion, 'from' | 'until'> {
  version?: Pick<RuleVersion, 'proposed'>;
}

/**
 * @param getTranslations of next-intl/server, handed in because the middleware of `npm run dev`, which
 *   checks content, cannot load it.
 */
export async function lawWords(
  locale: Locale,
  getTranslations: typeof GetTranslations,
): Promise<LawWords> {
  const t = await getTranslations({ locale, namespace: 'guide' });
  const date = (day: string) => formatDate(day, locale);
  const span = <T>(
    kind: 'years' | 'reports' | 'dates',
    { from, until }: { from?: T | undefined; until?: T | undefined } = {},
    write: (end: T) => string,
  ): string[] => {
    if (from !== undefined && from === until)
      return [t(`applies.${kind}.only`, { from: write(from) })];
    if (from !== undefined && until !== undefined)
      return [t(`applies.${kind}.between`, { from: write(from), until: write(until) })];
    if (from !== undefined) return [t(`applies.${kind}.from`, { from: write(from) })];
    return until === undefined ? [] : [t(`applies.${kind}.until`, { until: write(until) })];
  };
  return {
    colon: COLON[locale],
    value: (criterion, write = quantity) =>
      typeset(t(`comparison.${criterion.operator}`, { value: write(criterion, locale) }), locale),
    period: ({ from, until, version }, day) => {
      if (version?.proposed) return t('period.proposed', { from: date(from) });
      if (until !== undefined) return t('period.between', { from: date(from), until: date(until) });
      return t(`period.${from > day ? 'from' : 'since'}`, { from: date(from) });
    },
    application: ({ financialYears, reports, dates }) => [
      ...span('years', financialYears, String),
      // The year of the report follows from the financial year.
      ...(financialYears ? [] : span('reports', reports, String)),
      ...span('dates', dates, date),
    ],
  };
}
