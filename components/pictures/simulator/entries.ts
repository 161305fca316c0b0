import { getTranslations } from 'next-intl/server';
import type { Outcome } from '@/law/evaluation/evaluate';
import type { Truth } from '@/law/evaluation/truth';
import { entriesOf } from '@/law/find';
import { shortQuantity } from '@/law/quantity';
import {
  FRENCH_CSRD,
  type Obligation,
  obligationIds,
  simulate,
  simulated,
  testsOf,
} from '@/law/sample-company/simulation';
import { typeset } from '@/lib/typography';
import { lowerFirst, pictureSetting } from '../setting';

/** One obligation of the simulation's result, in words. */
interface SimulatedEntry {
  id: Obligation;
  title: string;
  truth: Truth;
  when: string;
  why: string;
  source: string;
}

/** The sample company held against the law of the day of the build. */
export async function simulatedEntries(): Promise<SimulatedEntry[]> {
  const t = await getTranslations('simulator.result');
  const { locale, register, day } = await pictureSetting();
  const { acts } = entriesOf(register);
  const outcomes = simulate(register, day);
  const csrd = outcomes.get(simulated.csrd);
  const french = outcomes.get(FRENCH_CSRD);
  const entries: SimulatedEntry[] = [];
  for (const id of obligationIds) {
    const outcome = outcomes.get(simulated[id]);
    if (!outcome) continue;
    const { truth, rule } = outcome;
    const { act, provision } = rule.version;
    // What the Taxonomy applies to follows from the CSRD.
    const followed = id === 'taxonomy' ? csrd : outcome;
    const { financialYears, reports } = followed?.rule.version ?? {};
    const why = id === 'taxonomy' ? [t('taxonomy')] : await testsInWords(outcome);
    if (id === 'csrd' && french) {
      const result = french.truth === truth ? 'same' : 'different';
      why.push(t(`french.${result}`, { rule: french.rule.label[locale] }));
    }
    entries.push({
      id,
      title: t(`entries.${id}`),
      truth,
      when:
        truth === 'no' || !financialYears?.from || !reports?.from
          ? t('when.none')
          : t('when.year', { year: String(financialYears.from), report: String(reports.from) }),
      why: why.join(' '),
      source: t('source', {
        act: acts.get(act)?.name[locale] ?? '',
        provision: provision?.[locale] ?? '',
      }),
    });
  }
  return entries;
}

/** Each number that decided an outcome, and whether it is met. */
async function testsInWords(outcome: Outcome): Promise<string[]> {
  const t = await getTranslations('simulator.result');
  const scales = await getTranslations('simulator.thresholds.scales');
  const words = await getTranslations('guide.comparison');
  const { locale } = await pictureSetting();
  return testsOf(outcome).map(({ criterion, truth }) => {
    const { label, measure, operator } = criterion;
    const named =
      label?.[locale] ??
      (measure === 'employees' || measure === 'turnover' || measure === 'balance-sheet'
        ? scales(measure)
        : measure);
    const value = words(operator, { value: typeset(shortQuantity(criterion, locale), locale) });
    return t('test', {
      label: upperFirst(named),
      value: lowerFirst(value),
      met: t(`met.${truth}`),
    });
  });
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
