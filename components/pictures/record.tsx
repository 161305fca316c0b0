import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Picture, PriorityTag, State } from '@/components/pictures/parts';
import { pictureSetting } from '@/components/pictures/setting';
import { simulatedEntries } from '@/components/pictures/simulation';
import { Terms } from '@/components/ui/lists';
import { mark } from '@/components/ui/marks';
import { coverageOf, reported, requirementsOf } from '@/law/sample-company/company';
import { alertsOn } from '@/law/sample-company/timeline';
import styles from './record.module.css';

/** The modules, in the order of their numbers: each keeps the part of the record that has its number. */
export const numbered = [
  'frameworks',
  'regpilot',
  'documents',
  'monitoring',
  'simulator',
  'auditability',
] as const;
type Module = (typeof numbered)[number];

/** A module's number, on the edge of what it stands for. */
export const ModuleNumber = ({ of }: { of: Module }) => (
  <span className={styles.number}>{numbered.indexOf(of) + 1}</span>
);

/**
 * One requirement in the record: what the law asks, the sentence that answers it, its evidence; below, what may still
 * change: the law, the date, the status. Each part leads to its module by the module's id.
 */
export async function RecordPicture() {
  const t = await getTranslations('pictures.record');
  const workspace = await getTranslations('pictures.workspace');
  const { company, calendar, date } = await pictureSetting();
  return (
    <Picture name={t('name')} frame={`sheet ${styles.frame}`}>
      <p className={`spread small ${styles.bar}`}>
        <span>
          {company} <span aria-hidden="true">›</span> {t('standard')}{' '}
          <span aria-hidden="true">›</span> <strong>{t('subject')}</strong>
        </span>
        <span>{workspace('asAt', { date: date(calendar.asAt) })}</span>
      </p>
      <div className={styles.parts}>
        <Part of="frameworks">
          <p className="heading">§ {t('clause.article')}</p>
          <p className={styles.text}>{t.rich('clause.text', { mark })}</p>
          <Terms
            items={[
              { term: t('clause.act'), text: workspace('clause.act') },
              { term: t('clause.also'), text: t('clause.other') },
            ]}
            className={`small ${styles.details}`}
          />
        </Part>
        <Sentence />
        <Evidence />
        <Change />
        <Application />
        <Status />
      </div>
    </Picture>
  );
}

/** A part of the record, under the module that keeps it. */
async function Part({ of, children }: { of: Module; children: ReactNode }) {
  const t = await getTranslations('pictures.record.parts');
  const platform = await getTranslations('platform.modules.items');
  return (
    <div className={`stack ${styles.part} ${styles[of]}`}>
      <p className={`spread ${styles.head}`}>
        <a href={`#${of}`} className="term">
          <ModuleNumber of={of} /> {platform(`${of}.title`)}
        </a>
        <span className="small">{t(of)}</span>
      </p>
      {children}
    </div>
  );
}

async function Sentence() {
  const t = await getTranslations('pictures.record.sentence');
  const { calendar, number } = await pictureSetting();
  return (
    <Part of="regpilot">
      <p className={styles.figure}>
        <mark>{t('value', { value: number(reported.hazardousWaste.tonnes) })}</mark>
      </p>
      <p className="heading">{t('text', { year: String(calendar.dataYear) })}</p>
      <p className={`flow small ${styles.state}`}>
        {t('proposed')} <State of="covered">{t('reviewed')}</State>
      </p>
    </Part>
  );
}

/** The file behind the figure, and the line that the register of data has taken it from. */
async function Evidence() {
  const t = await getTranslations('pictures.record.evidence');
  const flow = await getTranslations('integrations.flow.rows.waste');
  const { calendar, date } = await pictureSetting();
  const year = String(calendar.dataYear);
  const details = [
    { term: t('author'), text: t('owner') },
    { term: t('date'), text: date(calendar.daysAgo(3)) },
    { term: t('version'), text: '2' },
  ];
  return (
    <Part of="documents">
      <p className="heading">{t('file', { year })}</p>
      <p className="small">{flow('origin', { year })}</p>
      <Terms items={details} className={`small ${styles.details}`} />
    </Part>
  );
}

/** The last change of the standards, as the alert on it gives it. */
async function Change() {
  const t = await getTranslations('pictures.record');
  const alerts = await getTranslations('pictures.alerts');
  const { locale, register, day, date } = await pictureSetting();
  const alert = alertsOn(register, day).find(({ subject }) => subject === 'esrs');
  return (
    <Part of="monitoring">
      <p className="heading">{alert?.change.title?.[locale] ?? t('unchanged')}</p>
      {alert && (
        <>
          <p className={`flow small ${styles.state}`}>
            {date(alert.change.date)} <PriorityTag level={alert.priority} />
          </p>
          <p className="small">{alerts('effect', { count: alert.requirements })}</p>
        </>
      )}
    </Part>
  );
}

/** When the law makes the company report, as simulated on the day of the build. */
async function Application() {
  const t = await getTranslations('simulator.result.status');
  const csrd = (await simulatedEntries()).find(({ id }) => id === 'csrd');
  return (
    <Part of="simulator">
      <p className={`heading ${styles.when}`}>{csrd?.when.replace(', ', ',\n')}</p>
      <p className={`flow small ${styles.state}`}>
        {csrd?.title} {csrd && <State of={csrd.truth}>{t(csrd.truth)}</State>}
      </p>
    </Part>
  );
}

async function Status() {
  const t = await getTranslations('pictures');
  const { covered, total } = coverageOf(requirementsOf('e5'));
  return (
    <Part of="auditability">
      <p className="heading">{t('record.linked')}</p>
      <p className={`flow small ${styles.state}`}>
        <State of="covered">{t('status.covered')}</State>
        {t('record.standard')}
        {t('record.count', { covered, total })}
      </p>
    </Part>
  );
}
