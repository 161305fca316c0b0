import { getTranslations } from 'next-intl/server';
import { Picture, Rows, State } from '@/components/pictures/parts';
import { pictureSetting } from '@/components/pictures/setting';
import type { Truth } from '@/law/evaluation/criterion';
import type { Outcome } from '@/law/evaluation/evaluate';
import { shortQuantity } from '@/law/quantity';
import { profile } from '@/law/sample-company/company';
import {
  FRENCH_CSRD,
  type Obligation,
  obligationIds,
  simulate,
  simulated,
  testsOf,
} from '@/law/sample-company/simulation';
import { lowerFirst, upperFirst } from '@/lib/sentences';
import { lawWords } from '@/loaders/law-words';
import styles from './simulation.module.css';

/** One obligation of the simulation's result, in words. */
interface SimulatedEntry {
  id: Obligation;
  title: string;
  truth: Truth;
  when: string;
  why: string;
}

/** The sample company held against the law of the day of the build. */
export async function simulatedEntries(): Promise<SimulatedEntry[]> {
  const t = await getTranslations('simulator.result');
  const { locale, register, day } = await pictureSetting();
  const outcomes = simulate(register, day);
  const csrd = outcomes.get(simulated.csrd);
  const french = outcomes.get(FRENCH_CSRD);
  const entries: SimulatedEntry[] = [];
  for (const id of obligationIds) {
    const outcome = outcomes.get(simulated[id]);
    if (!outcome) continue;
    const { truth } = outcome;
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
    });
  }
  return entries;
}

/** Each number that decided an outcome, and whether it is met. */
async function testsInWords(outcome: Outcome): Promise<string[]> {
  const t = await getTranslations('simulator.result');
  const measures = await getTranslations('simulator.result.measures');
  const { locale } = await pictureSetting();
  const words = await lawWords(locale, getTranslations);
  return testsOf(outcome).map(({ criterion, truth }) => {
    const { label, measure } = criterion;
    const named =
      label?.[locale] ??
      (measure === 'employees' || measure === 'turnover' || measure === 'balance-sheet'
        ? measures(measure)
        : measure);
    return t('test', {
      label: upperFirst(named),
      value: lowerFirst(words.value(criterion, shortQuantity)),
      met: t(`met.${truth}`),
    });
  });
}

const measured = ['headcount', 'france', 'turnover', 'balance'] as const;
const stated = ['country', 'sector', 'listed'] as const;

/** The imported data points: label, category, value. */
export async function ImportedPicture() {
  const t = await getTranslations('simulator.data');
  const { company, calendar, employees, shortMoney } = await pictureSetting();
  const { figures } = profile;
  const values: Record<(typeof measured)[number], string> = {
    headcount: employees(figures.employees),
    france: employees(figures['group-employees-france']),
    turnover: shortMoney(figures.turnover),
    balance: shortMoney(figures['balance-sheet']),
  };
  const points = [
    ...measured.map((id) => ({ id, value: values[id] })),
    ...stated.map((id) => ({ id, value: t(`items.${id}.value`) })),
  ];
  return (
    <Picture
      name={t('title')}
      title={t('title')}
      note={t('origin', { company, year: String(calendar.dataYear) })}
    >
      <Rows
        className={styles.points}
        rows={points.map(({ id, value }) => ({
          id,
          text: t(`items.${id}.label`),
          meta: t(`items.${id}.category`),
          end: <span className="amount">{value}</span>,
        }))}
      />
    </Picture>
  );
}

const SHOWN = 3;

/** What the simulation leads to: its first results. */
export async function SimulationPicture() {
  const t = await getTranslations('simulator.result');
  const { company } = await pictureSetting();
  const entries = (await simulatedEntries()).slice(0, SHOWN);
  return (
    <Picture name={t('picture')} title={t('title')} note={company}>
      <Rows
        rows={entries.map(({ id, title, truth, when, why }, index) => ({
          id,
          lead: <span className={styles.sign}>§ {index + 1}</span>,
          text: (
            <>
              <p className="heading">{title}</p>
              <p className={`strong flow ${styles.when}`}>
                {when} <State of={truth}>{t(`status.${truth}`)}</State>
              </p>
              <p>{why}</p>
            </>
          ),
        }))}
      />
    </Picture>
  );
}
