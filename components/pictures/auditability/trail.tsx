import { getTranslations } from 'next-intl/server';
import { Picture, progressColours, Threads } from '@/components/pictures/parts';
import { pictureSetting } from '@/components/pictures/setting';
import lists from '@/components/ui/lists.module.css';
import { Tag } from '@/components/ui/tag';
import {
  answers,
  dataMark,
  dataPoints,
  evidence,
  journal,
  obligationMark,
  obligations,
  reported,
  supports,
} from '@/law/sample-company/company';
import styles from './trail.module.css';

const steps = ['text', 'data', 'evidence', 'review'] as const;
const { daysAgo, to: version } = journal.evidence;

/** One published figure, traced back to its evidence: what an auditor asks for first. */
export async function TrailPicture() {
  const t = await getTranslations('auditability.trail');
  const { calendar, date, number } = await pictureSetting();
  const values = { sites: reported.sites, version, date: date(calendar.daysAgo(daysAgo)) };
  return (
    <Picture name={t('name')}>
      <p className="term">{t('published')}</p>
      <p className={styles.figure}>
        <mark>{t('value', { value: number(reported.scope12.tonnes) })}</mark>
      </p>
      <p className="soft">{t('where')}</p>
      <ol role="list" className={`${lists.flushEnd} ${styles.steps}`}>
        {steps.map((id) => (
          <li key={id} className={styles.step}>
            <p className="term">{t(`steps.${id}.term`)}</p>
            <p>{t(`steps.${id}.text`, values)}</p>
          </li>
        ))}
      </ol>
      <p className={styles.status}>
        <Tag colour="green">{t('status')}</Tag>
      </p>
    </Picture>
  );
}

/**
 * The mapping picture: obligations, data points and evidence in three columns joined by lines, on the ground of its
 * place, whose width it takes. Where it is narrow, the columns follow one another, and marks say what each answers.
 */
export async function ObligationMapPicture() {
  const t = await getTranslations('auditability.map');
  const { number } = await pictureSetting();
  return (
    <Picture name={t('picture')} frame={styles.ground}>
      <div className={styles.map}>
        <p className={styles.head}>{t('columns.obligations')}</p>
        <ul role="list" className={styles.column}>
          {obligations.map(({ id, status }) => (
            <li key={id} className={`${styles.slip} ${styles.obligation}`}>
              <p className={`small flow ${styles.act}`}>
                <span className={styles.sign}>{obligationMark(id)}</span>
                {t(`obligations.${id}.act`)}{' '}
                <Tag colour={progressColours[status]}>{t(`status.${status}`)}</Tag>
              </p>
              <p className={styles.clause}>
                {t(`obligations.${id}.before`)} <mark>{t(`obligations.${id}.mark`)}</mark>
              </p>
            </li>
          ))}
        </ul>
        <Threads left={obligations.length} right={dataPoints.length} threads={answers} />
        <p className={styles.head}>{t('columns.data')}</p>
        <ul role="list" className={styles.column}>
          {dataPoints.map(({ id, answers: answered }) => (
            <li key={id} className={`${styles.slip} ${styles.point}`}>
              <p className={styles.label}>
                <span className={styles.letter}>{dataMark(id)}</span>
                {t(`data.${id}.label`)}
              </p>
              <p className="soft">{t(`data.${id}.value`, { value: number(values[id] ?? 0) })}</p>
              <p className={styles.links}>
                {t('for', { marks: answered.map(obligationMark).join(', ') })}
              </p>
            </li>
          ))}
        </ul>
        <Threads left={dataPoints.length} right={evidence.length} threads={supports} />
        <p className={styles.head}>{t('columns.evidence')}</p>
        <ul role="list" className={styles.column}>
          {evidence.map(({ id, missing, supports: supported }) => (
            <li key={id} className={`${styles.slip} ${missing ? styles.missing : styles.piece}`}>
              <p className={styles.label}>{t(`evidence.${id}.label`)}</p>
              <p className={`soft ${styles.value}`}>
                {t(`evidence.${id}.value`, { sites: reported.sites })}
              </p>
              <p className={styles.links}>
                {t('for', { marks: supported.map(dataMark).join(', ') })}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Picture>
  );
}

const values: Partial<Record<(typeof dataPoints)[number]['id'], number>> = {
  matters: reported.materialMatters,
  scope3: reported.scope3.tonnes,
  turnover: reported.alignedTurnover.percent,
  capex: reported.alignedCapex.percent,
};
