import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Callout, Picture, PriorityTag, Scale, StatusTag } from '@/components/pictures/parts';
import { pictureSetting } from '@/components/pictures/setting';
import { simulatedEntries } from '@/components/pictures/simulator/obligations';
import { Terms } from '@/components/ui/lists';
import { mark } from '@/components/ui/marks';
import { Tag } from '@/components/ui/tag';
import { coverageOf, journal, reported, requirements } from '@/law/sample-company/company';
import { alertsOn } from '@/law/sample-company/timeline';
import styles from './record.module.css';

/**
 * One requirement in the record: the sentence of the report in the middle, and around it the law, its last
 * change, the evidence, the status and the date. The numbers are those of the modules on the platform's page.
 */
export async function RecordPicture() {
  const t = await getTranslations('pictures.record');
  const workspace = await getTranslations('pictures.workspace');
  const { company, calendar, date } = await pictureSetting();
  return (
    <Picture name={t('name')} frame={styles.frame}>
      <p className={`small spread ${styles.bar}`}>
        <span>
          {company} <span aria-hidden="true">›</span> {workspace('standard')}{' '}
          <span aria-hidden="true">›</span>{' '}
          <strong>{workspace('requirements.items.scope12.text')}</strong>
        </span>
        <span>{workspace('asAt', { date: date(calendar.asAt) })}</span>
      </p>
      <div className={styles.parts}>
        <Clause />
        <Wording />
        <Evidence />
        <Change />
        <Application />
        <Status />
      </div>
    </Picture>
  );
}

type PartId = 'clause' | 'change' | 'wording' | 'evidence' | 'status' | 'application';

/** A part of the record, under its label and with the number of the module that keeps it. */
async function Part({ id, number, children }: { id: PartId; number: number; children: ReactNode }) {
  const t = await getTranslations('pictures.record.labels');
  return (
    <div className={`${styles.part} ${styles[id]}`}>
      <span className={styles.number}>
        <Callout number={number} large />
      </span>
      <p className="term">{t(id)}</p>
      {children}
    </div>
  );
}

async function Clause() {
  const t = await getTranslations('pictures.workspace');
  return (
    <Part id="clause" number={1}>
      <p className={`heading ${styles.heading}`}>§ {t('requirements.items.scope12.article')}</p>
      <p className={styles.text}>
        {t.rich('requirements.items.scope12.clause', { mark, more: (text) => text })}
      </p>
      <p className="small">{t('clause.act')}</p>
    </Part>
  );
}

/** The last change of the standards, as the alert on it gives it. */
async function Change() {
  const t = await getTranslations('pictures.record');
  const { locale, register, day, date } = await pictureSetting();
  const alert = alertsOn(register, day).find(({ subject }) => subject === 'esrs');
  return (
    <Part id="change" number={4}>
      <p className={styles.text}>{alert?.change.title?.[locale] ?? t('unchanged')}</p>
      {alert && (
        <p className={`flow ${styles.line}`}>
          <span className="small">{date(alert.change.date)}</span>{' '}
          <PriorityTag level={alert.priority} />
        </p>
      )}
    </Part>
  );
}

async function Wording() {
  const t = await getTranslations('pictures.record');
  const { calendar, number } = await pictureSetting();
  return (
    <Part id="wording" number={2}>
      <p className={styles.figure}>
        <mark>{number(reported.scope12.tonnes)}</mark>
      </p>
      <p className={styles.sentence}>{t('sentence', { year: String(calendar.dataYear) })}</p>
      <p className={`flow ${styles.line}`}>
        <span className="small">{t('proposed')}</span> <Tag colour="green">{t('review')}</Tag>
      </p>
    </Part>
  );
}

const [{ daysAgo, to: version }] = journal;

async function Evidence() {
  const t = await getTranslations('pictures.workspace.evidence');
  const requirement = await getTranslations('pictures.workspace.requirements.items.scope12');
  const { calendar, date } = await pictureSetting();
  const details = [
    { term: t('author'), text: requirement('owner') },
    { term: t('date'), text: date(calendar.daysAgo(daysAgo)) },
    { term: t('link'), text: t('linkText') },
  ];
  return (
    <Part id="evidence" number={3}>
      <p className={`heading ${styles.heading}`}>{requirement('file')}</p>
      <p className="small">{t('kind', { version })}</p>
      <Terms items={details} className={styles.details} item={`spread ${styles.detail}`} />
    </Part>
  );
}

async function Status() {
  const t = await getTranslations('pictures.overview');
  const { percent } = coverageOf(requirements);
  return (
    <Part id="status" number={6}>
      <p>
        <StatusTag status="covered" />
      </p>
      <p className={styles.score}>
        <span>{t('score.label')}</span> <span>{t('percent', { value: percent })}</span>
      </p>
      <Scale value={percent} />
    </Part>
  );
}

/** When the law makes the company report, as simulated on the day of the build. */
async function Application() {
  const csrd = (await simulatedEntries()).find(({ id }) => id === 'csrd');
  return (
    <Part id="application" number={5}>
      <p className={`heading ${styles.when}`}>{csrd?.when}</p>
    </Part>
  );
}
