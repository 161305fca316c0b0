import { getTranslations } from 'next-intl/server';
import { Picture, progressColours, Threads } from '@/components/pictures/parts';
import { pictureSetting } from '@/components/pictures/setting';
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
import lists from '@/ui/lists.module.css';
import { Tag } from '@/ui/tag';
import voice from '@/ui/text.module.css';
import styles from './trail.module.css';

const steps = ['text', 'data', 'evidence', 'review'] as const;
const [{ daysAgo, to: version }] = journal;

/** A published figure of the sample company, and the steps back to its evidence. */
async function figureTrail() {
  const t = await getTranslations('auditability.trail');
  const { calendar, date, number } = await pictureSetting();
  const values = { sites: reported.sites, version, date: date(calendar.daysAgo(daysAgo)) };
  return {
    figure: t('value', { value: number(reported.scope12.tonnes) }),
    steps: steps.map((id) => ({
      id,
      term: t(`steps.${id}.term`),
      text: t(`steps.${id}.text`, values),
    })),
  };
}

/** One published figure, traced back to its evidence: what an auditor asks for first. */
export async function TrailPicture() {
  const t = await getTranslations('auditability.trail');
  const { figure, steps } = await figureTrail();
  return (
    <Picture name={t('name')}>
      <p className={voice.term}>{t('published')}</p>
      <p className={styles.figure}>
        <mark>{figure}</mark>
      </p>
      <p className={voice.soft}>{t('where')}</p>
      <ol role="list" className={`${lists.flushEnd} ${styles.steps}`}>
        {steps.map(({ id, term, text }) => (
          <li key={id} className={styles.step}>
            <p className={voice.term}>{term}</p>
            <p>{text}</p>
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
 * The mapping picture: obligations, data points and evidence in three columns joined by lines, on the
 * ground of its place, whose width it takes. On narrow screens the columns follow one another and references replace the lines.
 */
export async function ObligationMapPicture() {
  const t = await getTranslations('auditability.map');
  return (
    <Picture name={t('picture')} frame={styles.ground}>
      <div className={styles.map}>
        <p className={styles.head}>{t('columns.obligations')}</p>
        <Obligations />
        <div className={styles.links}>
          <Threads left={obligations.length} right={dataPoints.length} threads={answers} />
        </div>
        <p className={styles.head}>{t('columns.data')}</p>
        <DataPoints />
        <div className={styles.links}>
          <Threads left={dataPoints.length} right={evidence.length} threads={supports} />
        </div>
        <p className={styles.head}>{t('columns.evidence')}</p>
        <Evidence />
      </div>
    </Picture>
  );
}

async function Obligations() {
  const t = await getTranslations('auditability.map');
  return (
    <ul role="list" className={styles.column}>
      {obligations.map(({ id, status }) => (
        <li key={id} className={styles.row}>
          <div className={`${styles.slip} ${styles.obligation}`}>
            <p className={styles.act}>
              <span className={styles.sign}>{obligationMark(id)}</span>
              {t(`obligations.${id}.act`)}{' '}
              <Tag colour={progressColours[status]}>{t(`status.${status}`)}</Tag>
            </p>
            <p className={styles.clause}>
              {t(`obligations.${id}.before`)} <mark>{t(`obligations.${id}.mark`)}</mark>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

async function DataPoints() {
  const t = await getTranslations('auditability.map');
  const { number } = await pictureSetting();
  const values: Partial<Record<(typeof dataPoints)[number]['id'], number>> = {
    matters: reported.materialMatters,
    scope12: reported.scope12.tonnes,
    scope3: reported.scope3.tonnes,
    turnover: reported.alignedTurnover.percent,
    capex: reported.alignedCapex.percent,
  };
  return (
    <ul role="list" className={styles.column}>
      {dataPoints.map(({ id, answers: marks }) => (
        <li key={id} className={styles.row}>
          <div className={`${styles.slip} ${styles.point}`}>
            <p className={styles.label}>
              <span className={styles.letter}>{dataMark(id)}</span>
              {t(`data.${id}.label`)}
            </p>
            <p className={styles.value}>
              {t(`data.${id}.value`, { value: number(values[id] ?? 0) })}
            </p>
            <p className={styles.reference}>
              {t('answers', { refs: marks.map(obligationMark).join(', ') })}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

async function Evidence() {
  const t = await getTranslations('auditability.map');
  return (
    <ul role="list" className={styles.column}>
      {evidence.map(({ id, supports: marks, missing }) => (
        <li key={id} className={styles.row}>
          <div className={`${styles.slip} ${styles.piece} ${missing ? styles.missing : ''}`}>
            <p className={styles.label}>{t(`evidence.${id}.label`)}</p>
            <p className={styles.value}>{t(`evidence.${id}.value`, { sites: reported.sites })}</p>
            <p className={styles.reference}>
              {t('supports', { refs: marks.map(dataMark).join(', ') })}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
