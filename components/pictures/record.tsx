import { getTranslations } from 'next-intl/server';
import { Picture, PriorityTag, State } from '@/components/pictures/parts';
import { pictureSetting } from '@/components/pictures/setting';
import { simulatedEntries } from '@/components/pictures/simulation';
import { mark } from '@/components/ui/marks';
import { coverageOf, reported, requirementsOf } from '@/law/sample-company/company';
import { alertsOn } from '@/law/sample-company/timeline';
import styles from './record.module.css';

/** The modules, in the order of their numbers: each keeps the part of the record that has its number. */
export const modules = [
  'frameworks',
  'regpilot',
  'documents',
  'monitoring',
  'simulator',
  'auditability',
] as const;

/** A module's number, on the edge of what it stands for. */
export const ModuleNumber = ({ of }: { of: (typeof modules)[number] }) => (
  <span className={styles.number}>{modules.indexOf(of) + 1}</span>
);

/**
 * One requirement in the record: what the law asks, the sentence that answers it, its evidence; below, what may still
 * change: the law, the date, the status. Each part leads to its module by the module's id.
 */
export async function RecordPicture() {
  const t = await getTranslations('pictures');
  const names = await getTranslations('platform.modules.items');
  const result = await getTranslations('simulator.result.status');
  const origin = await getTranslations('integrations.flow.rows.waste');
  const { company, calendar, date, day, locale, number, register } = await pictureSetting();
  const alert = alertsOn(register, day).find(({ subject }) => subject === 'esrs');
  const csrd = (await simulatedEntries()).find(({ id }) => id === 'csrd');
  const year = String(calendar.dataYear);
  const details = (texts: Readonly<Record<string, string>>) => (
    <dl className={`small ${styles.details}`}>
      {Object.entries(texts).map(([term, text]) => (
        <div key={term} className="spread line">
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
  const parts = {
    frameworks: (
      <>
        <p className="strong">§ {t('record.clause.article')}</p>
        <p className="heading">{t.rich('record.clause.text', { mark })}</p>
        {details({
          [t('record.clause.act')]: t('workspace.clause.act'),
          [t('record.clause.also')]: t('record.clause.other'),
        })}
      </>
    ),
    regpilot: (
      <>
        <p className={styles.figure}>
          <mark>{t('record.value', { value: number(reported.hazardousWaste.tonnes) })}</mark>
        </p>
        <p className="heading">{t('record.sentence', { year })}</p>
        <p className="small">
          {t('record.proposed')} <State of="covered">{t('record.reviewed')}</State>
        </p>
      </>
    ),
    documents: (
      <>
        <p className="heading">{t('record.file', { year })}</p>
        <p className="small">{origin('origin', { year })}</p>
        {details({
          [t('record.author')]: t('workspace.requirements.items.scope12.owner'),
          [t('record.date')]: date(calendar.daysAgo(3)),
          [t('record.version')]: '2',
        })}
      </>
    ),
    monitoring: alert && (
      <>
        <p className="heading">{alert.change.title?.[locale]}</p>
        <p className="small">
          {date(alert.change.date)} <PriorityTag level={alert.priority} />
        </p>
        <p className="small">{t('alerts.effect', { count: alert.requirements })}</p>
      </>
    ),
    simulator: csrd && (
      <>
        <p className={`heading ${styles.when}`}>{csrd.when.replace(', ', ',\n')}</p>
        <p className="small">
          {csrd.title} <State of={csrd.truth}>{result(csrd.truth)}</State>
        </p>
      </>
    ),
    auditability: (
      <>
        <p className="heading">{t('record.linked')}</p>
        <p className="small">
          <State of="covered">{t('status.covered')}</State>
        </p>
        <p className="small">{t('record.count', coverageOf(requirementsOf('e5')))}</p>
      </>
    ),
  };
  return (
    <Picture name={t('record.name')} frame={`sheet ${styles.frame}`}>
      <p className={`spread small ${styles.bar}`}>
        <span>
          {company} <span aria-hidden="true">›</span> {t('record.standard')}{' '}
          <span aria-hidden="true">›</span> <strong>{t('record.subject')}</strong>
        </span>
        <span>{t('workspace.asAt', { date: date(calendar.asAt) })}</span>
      </p>
      <div className={styles.parts}>
        {modules.map((id) => (
          <div key={id} className={styles.part}>
            <p className={`spread ${styles.head}`}>
              <a href={`#${id}`} className="term">
                <ModuleNumber of={id} /> {names(`${id}.title`)}
              </a>
              <span className="small">{t(`record.parts.${id}`)}</span>
            </p>
            {parts[id]}
          </div>
        ))}
      </div>
    </Picture>
  );
}
