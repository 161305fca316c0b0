import { getTranslations } from 'next-intl/server';
import { Bar } from '../parts/bar';
import { Panel } from '../parts/panel';
import { Picture } from '../parts/picture';
import { PriorityTag } from '../parts/priority-tag';
import { Scale } from '../parts/scale';
import { coverageOf, requirementsOf, sampleRequirements } from '../sample/requirements';
import styles from './overview.module.css';

const score = coverageOf(sampleRequirements).percent;
const coverage = [
  { id: 'csrd', value: coverageOf(requirementsOf('esrs2', 'e1', 'e5', 's1', 'g1')).percent },
  { id: 'gri', value: 88 },
  { id: 'taxonomy', value: coverageOf(requirementsOf('taxonomy')).percent },
  { id: 'ifrs', value: 74 },
] as const;
const actions = [
  { id: 'energy', priority: 'high' },
  { id: 'thresholds', priority: 'medium' },
  { id: 'conduct', priority: 'medium' },
] as const;

/** The ESG overview: score, next deadline, coverage of each framework, next actions. */
export async function OverviewPicture() {
  const t = await getTranslations('pictures.overview');
  return (
    <Picture description={t('description')}>
      <Panel title={t('title')} note={t('note')}>
        <div className={styles.figures}>
          <div className={styles.figure}>
            <p className={styles.label}>{t('score.label')}</p>
            <p className={styles.value}>{t('percent', { value: score })}</p>
            <Scale value={score} />
          </div>
          <div className={styles.figure}>
            <p className={styles.label}>{t('deadline.label')}</p>
            <p className={styles.value}>
              <mark>{t('deadline.value')}</mark>
            </p>
            <p className={styles.detail}>{t('deadline.text')}</p>
          </div>
          <div className={styles.coverage}>
            <p className={styles.label}>{t('coverage.label')}</p>
            <ul role="list">
              {coverage.map(({ id, value }) => (
                <li key={id} className={styles.framework}>
                  <span>{t(`coverage.${id}`)}</span>
                  <span className={styles.share}>{t('percent', { value })}</span>
                  <Bar value={value} />
                </li>
              ))}
            </ul>
          </div>
        </div>
        <p className={styles.label}>{t('actions.label')}</p>
        <ul role="list" className={styles.actions}>
          {actions.map(({ id, priority }) => (
            <li key={id} className={styles.action}>
              <div>
                <p>{t(`actions.${id}.text`)}</p>
                <p className={styles.detail}>{t(`actions.${id}.detail`)}</p>
              </div>
              <PriorityTag level={priority} />
            </li>
          ))}
        </ul>
      </Panel>
    </Picture>
  );
}
