import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Picture, Rows, State, Threads } from '@/components/pictures/parts';
import { pictureSetting } from '@/components/pictures/setting';
import { briefProvision } from '@/law/acts';
import { entriesOf } from '@/law/entries';
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
import trail from './trail.module.css';

/** One obligation of the simulation's result, in words. */
interface SimulatedEntry {
  id: Obligation;
  title: string;
  truth: Truth;
  when: string;
  /** All three, and why. */
  told: ReactNode;
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
    const title = t(`entries.${id}`);
    const when =
      truth === 'no' || !financialYears?.from || !reports?.from
        ? t('when.none')
        : t('when.year', { year: String(financialYears.from), report: String(reports.from) });
    entries.push({
      id,
      title,
      truth,
      when,
      told: (
        <>
          <p className="heading">{title}</p>
          <p className={`strong flow ${styles.when}`}>
            <span>{truth === 'yes' ? <mark>{when}</mark> : when}</span>
            <State of={truth}>{t(`status.${truth}`)}</State>
          </p>
          <p>{why.join(' ')}</p>
        </>
      ),
      source: `${acts.get(act)?.name[locale]}, ${briefProvision(provision?.[locale] ?? '')}`,
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
    const own = measure as 'employees';
    const named = label?.[locale] ?? (measures.has(own) ? measures(own) : measure);
    return t('test', {
      label: upperFirst(named),
      value: lowerFirst(words.value(criterion, shortQuantity)),
      met: t(`met.${truth}`),
    });
  });
}

/** The imported data points, and the obligations that follow, each with its reasons and its source. */
export async function ImportedPicture() {
  const t = await getTranslations('simulator.data');
  const result = await getTranslations('simulator.result');
  const entries = await simulatedEntries();
  const { company, calendar, employees, shortMoney } = await pictureSetting();
  const { figures } = profile;
  const points = [
    ['headcount', employees(figures.employees)],
    ['france', employees(figures['group-employees-france'])],
    ['turnover', shortMoney(figures.turnover)],
    ['balance', shortMoney(figures['balance-sheet'])],
    ['country', t('items.country.value')],
    ['sector', t('items.sector.value')],
    ['listed', t('items.listed.value')],
  ] as const;
  return (
    <Picture name={result('picture')} frame={`${trail.chain} ${styles.answered}`}>
      <div className={`sheet ${styles.data}`}>
        <p className="heading">{t('title')}</p>
        <p className="small">{t('origin', { company, year: String(calendar.dataYear) })}</p>
        <Rows
          className="above-4"
          rows={points.map(([id, value]) => ({
            id,
            text: t(`items.${id}.label`),
            meta: t(`items.${id}.category`),
            end: <span className="amount">{value}</span>,
          }))}
        />
      </div>
      <Threads
        left={1}
        right={entries.length}
        threads={entries.map(({ truth }, to) => ({ from: 0, to, open: truth === 'no' }))}
      />
      <ul role="list" aria-label={result('title')}>
        {entries.map((entry) => (
          <li key={entry.id} className={`sheet ${trail.slip}`}>
            {entry.told}
            <p className="small">{entry.source}</p>
          </li>
        ))}
      </ul>
    </Picture>
  );
}

/** What the simulation leads to: its first results. */
export async function SimulationPicture() {
  const t = await getTranslations('simulator.result');
  const { company } = await pictureSetting();
  const entries = (await simulatedEntries()).slice(0, 3);
  return (
    <Picture name={t('picture')} title={t('title')} note={company}>
      <Rows
        rows={entries.map(({ id, told }, index) => ({
          id,
          lead: <span className={styles.sign}>§ {index + 1}</span>,
          text: told,
        }))}
      />
    </Picture>
  );
}
