import { getTranslations } from 'next-intl/server';
import { Picture, Rows } from '@/components/pictures/parts';
import { pictureSetting } from '@/components/pictures/setting';
import { LawAsAt } from '@/components/ui/law-as-at';
import { entriesOf } from '@/law/entries';
import { milestoneState } from '@/law/milestones';
import { profile } from '@/law/sample-company/company';
import { type Measure, thresholdsOn } from '@/law/sample-company/simulation';
import styles from './thresholds.module.css';

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
        className={styles.points}
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

const scales = ['employees', 'turnover', 'balance-sheet'] as const satisfies readonly Measure[];

/** The rules on the ladders, each with the date by which it is to be transposed. */
const marks = [
  { id: 'france', rule: 'fr-size-large' },
  { id: 'csrd', rule: 'csrd-scope', transposition: 'omnibus-csrd-transposition' },
  { id: 'csddd', rule: 'csddd-scope', transposition: 'csddd-transposition-2028' },
] as const;

/** The imported data points beside a ladder per criterion, with the imported value at its rung. */
export async function ThresholdsPicture() {
  const t = await getTranslations('simulator.thresholds');
  const { ladders, rules } = await drawn();
  return (
    <Picture name={t('picture')} frame={`sheet ${styles.sheet}`}>
      <DataPoints />
      <div>
        <p className="soft">
          <LawAsAt />
        </p>
        <div className={`grid thirds ${styles.ladders}`}>
          {ladders.map(({ id, here, passed, ahead }) => (
            <div key={id}>
              <p className={styles.scaleTitle}>
                {t(`scales.${id}`)}
                {id === 'employees' && <> ({t('unit')})</>}
              </p>
              <ol role="list">
                {passed.map((rung) => (
                  <Rung key={rung.id} amount={rung.text} label={rung.label} passed />
                ))}
                <li className={styles.here}>
                  <span className={styles.amount}>{here}</span>
                  {t('sample')}
                </li>
                {ahead.map((rung) => (
                  <Rung key={rung.id} amount={rung.text} label={rung.label} />
                ))}
              </ol>
            </div>
          ))}
        </div>
        <ul role="list" className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </div>
    </Picture>
  );
}

/** The ladders with their rungs, and how the criteria of each rule combine. */
async function drawn() {
  const t = await getTranslations('simulator.thresholds');
  const comparison = await getTranslations('guide.comparison');
  const { locale, register, day, date, number, shortMoney } = await pictureSetting();
  const { acts, milestones } = entriesOf(register);
  const show = (measure: Measure, value: number) =>
    measure === 'employees' ? number(value) : shortMoney(value);
  const set = marks.flatMap(({ id, rule, ...mark }) => {
    const thresholds = thresholdsOn(register, rule, day);
    if (!thresholds) return [];
    const act = acts.get(thresholds.version.act)?.name[locale] ?? '';
    const due = 'transposition' in mark ? milestones.get(mark.transposition) : undefined;
    const transposition =
      due?.act === thresholds.version.act && milestoneState(due, day) === 'upcoming'
        ? t('transposition', { date: date(due.date) })
        : '';
    return [{ id, thresholds, transposition, label: t(`marks.${id}`, { act }) }];
  });
  const ladders = scales.map((id) => {
    const value = profile.figures[id];
    const rungs = set
      .flatMap(({ thresholds, ...mark }) =>
        thresholds.criteria
          .filter(({ measure }) => measure === id)
          .map(({ operator, value: amount }) => ({
            id: mark.id,
            label: mark.label,
            amount,
            text: comparison(operator, { value: show(id, amount) }),
            passed: operator === 'at-least' ? value >= amount : value > amount,
          })),
      )
      .sort((a, b) => a.amount - b.amount);
    return {
      id,
      here: show(id, value),
      passed: rungs.filter(({ passed }) => passed),
      ahead: rungs.filter(({ passed }) => !passed),
    };
  });
  const rules = set.map(({ label, thresholds, transposition }) => {
    const { consecutiveYears = 1 } = thresholds.version;
    const years = consecutiveYears > 1 ? t('years', { years: consecutiveYears }) : '';
    return t('rule', {
      mark: label,
      combine: t(`combine.${thresholds.combine}`),
      years,
      transposition,
    });
  });
  return { ladders, rules };
}

interface RungProps {
  amount: string;
  label: string;
  passed?: boolean;
}

const Rung = ({ amount, label, passed }: RungProps) => (
  <li className={`${styles.rung} ${passed ? styles.passed : `quiet ${styles.ahead}`}`}>
    <span className={styles.amount}>{amount}</span>
    {label}
  </li>
);
