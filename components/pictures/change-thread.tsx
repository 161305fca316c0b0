import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Picture, Rows } from '@/components/pictures/parts';
import { pictureSetting } from '@/components/pictures/setting';
import { Changed, Formerly } from '@/components/ui/marks';
import { profile } from '@/law/sample-company/company';
import { simulate } from '@/law/sample-company/simulation';
import { thresholdsOn } from '@/law/sample-company/timeline';
import styles from './change-thread.module.css';

/** One change of the law on its way: the text, what it changes, who is alerted, what is done. */
export async function ChangeThreadPicture() {
  const t = await getTranslations('monitoring.thread');
  const { register, day } = await pictureSetting();
  const thresholds = thresholdsOn(register, day);
  if (!thresholds) return null;
  const stations = [
    { id: 'published', content: <Journal {...thresholds} /> },
    { id: 'changes', content: <Clause {...thresholds} /> },
    { id: 'alerted', content: <Cadences /> },
    { id: 'done', content: <Outcome {...thresholds} /> },
  ] as const;
  return (
    <Picture name={t('picture')} frame={styles.frame}>
      <ol role="list" className={styles.thread}>
        {stations.map(({ id, content }) => (
          <li key={id} className={styles.station}>
            <p className={styles.title}>{t(id)}</p>
            {content}
          </li>
        ))}
      </ol>
    </Picture>
  );
}

type Thresholds = NonNullable<ReturnType<typeof thresholdsOn>>;

/** The text in the official journal. */
async function Journal({ act, rule, from }: Thresholds) {
  const t = await getTranslations('monitoring.thread');
  const { locale, register, date } = await pictureSetting();
  const change = Object.values(register)
    .flatMap(({ changes }) => changes)
    .find((each) => each.date === from && each.rules?.includes(rule.id));
  return (
    <div className={`stack ${styles.journal}`}>
      <p className="small">{act.publishedIn?.[locale]}</p>
      <p className="heading">{act.name[locale]}</p>
      <p>{change?.provision?.[locale]}</p>
      <p>{t('force', { date: date(from) })}</p>
    </div>
  );
}

const del = (chunks: ReactNode) => <Formerly>{chunks}</Formerly>;
const ins = (chunks: ReactNode) => <Changed>{chunks}</Changed>;

/** The clause with its former values struck out and the present ones highlighted. */
async function Clause({ rule, before, now }: Thresholds) {
  const t = await getTranslations('monitoring.thread');
  const { locale, number, employees, shortMoney } = await pictureSetting();
  return (
    <>
      <p className={styles.clause}>
        {t.rich('clause', {
          del,
          ins,
          employeesBefore: number(before.employees),
          employees: employees(now.employees),
          turnoverBefore: shortMoney(before.turnover),
          turnover: shortMoney(now.turnover),
        })}
      </p>
      <p className="soft">{rule.label[locale]}</p>
    </>
  );
}

/** The alert frequencies, with the days between two deliveries. */
const cadences = [
  { id: 'daily', every: 1 },
  { id: 'weekly', every: 7 },
  { id: 'monthly', every: 28 },
] as const;

const DAYS = Array.from({ length: 28 }, (_, day) => day);
const ticks = (days: readonly number[], top: number) =>
  days.map((day) => `M${day * 10 + 2} ${top}V16`).join('');

/** Three alert frequencies, each drawn on four weeks. */
async function Cadences() {
  const t = await getTranslations('monitoring.cadence');
  return (
    <>
      <Rows
        rows={cadences.map(({ id, every }) => ({
          id,
          text: (
            <>
              <p className="heading">{t(`items.${id}.name`)}</p>
              <svg
                viewBox="0 0 280 16"
                preserveAspectRatio="none"
                className={styles.ruler}
                aria-hidden="true"
              >
                <path d={ticks(DAYS, 11)} />
                <path
                  d={ticks(
                    DAYS.filter((day) => day % every === 0),
                    0,
                  )}
                />
              </svg>
              <p className="soft">{t(`items.${id}.text`)}</p>
            </>
          ),
        }))}
      />
      <p className="soft">{t('lead')}</p>
    </>
  );
}

/** What the change means for the sample company, and what its team did. */
async function Outcome({ rule, until }: Thresholds) {
  const t = await getTranslations('monitoring.thread');
  const status = await getTranslations('simulator.result.status');
  const { company, register, day, employees } = await pictureSetting();
  const truth = (on: string) => simulate(register, on).get(rule.id)?.truth ?? 'unknown';
  const [then, now] = [truth(until), truth(day)];
  const steps: string[] = t.raw('steps');
  return (
    <>
      <p className="soft">
        {t('company', { name: company, employees: employees(profile.figures.employees) })}
      </p>
      <p className={styles.clause}>
        {then !== now && del(status(then))} {ins(status(now))}
      </p>
      <Rows rows={steps.map((text) => ({ id: text, text }))} />
    </>
  );
}
