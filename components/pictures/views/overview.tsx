import { getTranslations } from 'next-intl/server';
import { name, otherCoverage, requirements, tasks } from '@/law/sample-company/company';
import { coverageOf, requirementsOf, statementSections } from '@/law/sample-company/coverage';
import { Bar } from '../parts/bar';
import { Panel } from '../parts/panel';
import { Picture } from '../parts/picture';
import { PriorityTag } from '../parts/priority-tag';
import { Scale } from '../parts/scale';
import { pictureSetting } from '../setting';
import styles from './overview.module.css';

const score = coverageOf(requirements).percent;
const coverage = [
  { id: 'csrd', value: coverageOf(statementSections).percent },
  { id: 'gri', value: otherCoverage.gri },
  { id: 'taxonomy', value: coverageOf(requirementsOf('taxonomy')).percent },
  { id: 'ifrs', value: otherCoverage.ifrs },
] as const;

/** The ESG overview: score, next deadline, coverage of each framework, next actions. */
export async function OverviewPicture() {
  const t = await getTranslations('pictures.overview');
  const { calendar, date, dayAndMonth } = await pictureSetting();
  const { asAt, dueOn, nextDeadline } = calendar;
  const file = { company: name, date: date(asAt) };
  const { days } = nextDeadline;
  return (
    <Picture name={t('picture')}>
      <Panel title={t('title')} note={t('note', file)}>
        <div className={styles.figures}>
          <div>
            <p className={styles.label}>{t('score.label')}</p>
            <p className={styles.value}>{t('percent', { value: score })}</p>
            <Scale value={score} />
          </div>
          <div>
            <p className={styles.label}>{t('deadline.label')}</p>
            <p className={styles.value}>
              <mark>{t('deadline.value', { days })}</mark>
            </p>
            <p className={styles.detail}>
              {t('deadline.text', { date: dayAndMonth(nextDeadline.date) })}
            </p>
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
          {tasks.map((task) => (
            <li key={task.id} className={styles.action}>
              <div>
                <p>{t(`actions.${task.id}.text`)}</p>
                <p className={styles.detail}>
                  {t(`actions.${task.id}.detail`, { date: dayAndMonth(dueOn(task)) })}
                </p>
              </div>
              <PriorityTag level={task.priority} />
            </li>
          ))}
        </ul>
      </Panel>
    </Picture>
  );
}
