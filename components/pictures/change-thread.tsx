import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Picture } from '@/components/pictures/parts';
import { pictureSetting } from '@/components/pictures/setting';
import { Lines } from '@/components/ui/lists';
import { visuallyHidden } from '@/components/ui/marks';
import { profile } from '@/law/sample-company/company';
import { simulate } from '@/law/sample-company/simulation';
import { historyOn } from '@/law/sample-company/timeline';
import styles from './change-thread.module.css';

/** One change of the law on its way: the text, what it changes, who is alerted, what is done. */
export async function ChangeThreadPicture() {
  const t = await getTranslations('monitoring.thread');
  const { register, day } = await pictureSetting();
  const { thresholds } = historyOn(register, day);
  if (!thresholds) return null;
  return (
    <Picture name={t('picture')} frame={styles.frame}>
      <ol role="list" className={styles.thread}>
        <Station title={t('published')}>
          <Journal {...thresholds} />
        </Station>
        <Station title={t('changes')}>
          <Clause {...thresholds} />
        </Station>
        <Station title={t('alerted')}>
          <Cadences />
        </Station>
        <Station title={t('done')}>
          <Outcome {...thresholds} />
        </Station>
      </ol>
    </Picture>
  );
}

const Station = ({ title, children }: { title: string; children: ReactNode }) => (
  <li className={styles.station}>
    <p className={styles.title}>{title}</p>
    <div className={styles.content}>{children}</div>
  </li>
);

type Thresholds = NonNullable<ReturnType<typeof historyOn>['thresholds']>;

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
      <p className={styles.force}>{t('force', { date: date(from) })}</p>
    </div>
  );
}

/** Few screen readers announce `<del>`, so a hidden word does. */
async function Before({ children }: { children: ReactNode }) {
  const t = await getTranslations('guide');
  return (
    <del className={styles.before}>
      {visuallyHidden(`${t('was')} `)}
      {children}
    </del>
  );
}

const del = (chunks: ReactNode) => <Before>{chunks}</Before>;
const ins = (chunks: ReactNode) => (
  <ins className={styles.now}>
    <mark>{chunks}</mark>
  </ins>
);

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

const STEP = 10;
const DAYS = Array.from({ length: 28 }, (_, day) => day);

/** Three alert frequencies, each drawn on four weeks. */
async function Cadences() {
  const t = await getTranslations('monitoring.cadence');
  return (
    <>
      <ul role="list">
        {cadences.map(({ id, every }) => (
          <li key={id} className={styles.cadence}>
            <p className="heading">{t(`items.${id}.name`)}</p>
            <svg
              viewBox="0 0 280 16"
              preserveAspectRatio="none"
              className={styles.ruler}
              aria-hidden="true"
            >
              {DAYS.map((day) => (
                <path
                  key={day}
                  d={`M${day * STEP + 2} ${day % every === 0 ? 0 : 11}V16`}
                  className={day % every === 0 ? styles.delivery : styles.day}
                />
              ))}
            </svg>
            <p className="soft">{t(`items.${id}.text`)}</p>
          </li>
        ))}
      </ul>
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
      <p className={styles.outcome}>
        {then !== now && del(status(then))} {ins(status(now))}
      </p>
      <Lines items={steps} item={styles.step} />
    </>
  );
}
