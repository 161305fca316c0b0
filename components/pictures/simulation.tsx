import { getTranslations } from 'next-intl/server';
import { Picture, Rows, type Sized, State } from '@/components/pictures/parts';
import { pictureSetting } from '@/components/pictures/setting';
import { LawAsAt } from '@/components/ui/law-as-at';
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
async function simulatedEntries(): Promise<SimulatedEntry[]> {
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
        provision: briefProvision(provision?.[locale] ?? ''),
      }),
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
async function DataPoints() {
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
    <div>
      <p className="heading">{t('title')}</p>
      <p className="small">{t('origin', { company, year: String(calendar.dataYear) })}</p>
      <Rows
        rows={points.map(({ id, value }) => ({
          id,
          text: t(`items.${id}.label`),
          meta: t(`items.${id}.category`),
          end: <span className="amount">{value}</span>,
        }))}
      />
    </div>
  );
}

const SHOWN = 3;

const notes = ['group', 'years', 'entity', 'licence'] as const;

/** The assumptions behind each obligation. */
const assumptions: Record<Obligation, readonly (typeof notes)[number][]> = {
  csrd: ['group', 'years', 'entity'],
  taxonomy: ['group', 'years', 'entity'],
  csddd: ['group', 'years', 'licence'],
  vigilance: ['group'],
};

const letter = (note: (typeof notes)[number]) => 'abcd'.charAt(notes.indexOf(note));

/** The simulation: what was imported, what it leads to and on which assumptions; three results alone on a card. */
export async function SimulationPicture({ size = 'card' }: Sized) {
  const t = await getTranslations('simulator.result');
  const { company } = await pictureSetting();
  const rows = (await simulatedEntries()).map(({ id, title, truth, when, why, source }, index) => ({
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
    meta: size === 'page' && (
      <>
        {source}
        <span className="term">
          {t('relies', { refs: assumptions[id].map(letter).join(', ') })}
        </span>
      </>
    ),
  }));
  if (size === 'card')
    return (
      <Picture name={t('picture')} title={t('title')} note={company}>
        <Rows rows={rows.slice(0, SHOWN)} />
      </Picture>
    );
  return (
    <Picture name={t('picture')}>
      <div className={`grid ${styles.parts}`}>
        <DataPoints />
        <div>
          <p className="heading">{t('title')}</p>
          <p className="small">
            <LawAsAt />
          </p>
          <Rows rows={rows} className={styles.entries} />
        </div>
        <div>
          <p className="strong">{t('assumptions')}</p>
          <Rows
            className={styles.notes}
            rows={notes.map((id) => ({
              id,
              lead: <em className={styles.sign}>{letter(id)}</em>,
              text: t(`notes.${id}`),
            }))}
          />
        </div>
      </div>
    </Picture>
  );
}
