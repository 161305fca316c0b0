import { getTranslations } from 'next-intl/server';
import {
  Callout,
  Picture,
  PriorityTag,
  Rows,
  type Sized,
  State,
} from '@/components/pictures/parts';
import { pictureSetting } from '@/components/pictures/setting';
import {
  coverageOf,
  indicators,
  otherCoverage,
  requirements,
  requirementsOf,
  statementSections,
  tasks,
} from '@/law/sample-company/company';
import styles from './overview.module.css';

const { scoreGain, evidence, answers } = indicators;

const metrics = [
  { id: 'score', status: 'positive' },
  { id: 'deadline', status: 'warning' },
  { id: 'reviewed', status: 'positive' },
] as const;

const coverage = [
  { id: 'csrd', value: coverageOf(statementSections).percent },
  { id: 'gri', value: otherCoverage.gri },
  { id: 'taxonomy', value: coverageOf(requirementsOf('taxonomy')).percent },
  { id: 'ifrs', value: otherCoverage.ifrs },
] as const;

/** How many of the open tasks are shown, by urgency. */
const TASKS = { card: 3, page: 4 };

/** What each module of the platform keeps of it, by the module's number on the page. */
const kept = ['score', 'deadline', 'reviewed', 'coverage', 'alert', 'simulation'];

/**
 * The ESG overview: three indicators and the next actions; on its page, the coverage of each framework and the numbers of
 * the modules, too.
 */
export async function OverviewPicture({ size = 'page' }: Sized) {
  const t = await getTranslations('pictures.overview');
  const { company, calendar, date, dayAndMonth } = await pictureSetting();
  const { asAt, dueOn, nextDeadline } = calendar;
  const values = {
    score: coverageOf(requirements).percent,
    gain: scoreGain,
    days: nextDeadline.days,
    ...evidence,
    ...answers,
    recent: answers.thisWeek,
  };
  const module = (id: string) =>
    size === 'page' && kept.includes(id) && <Callout number={kept.indexOf(id) + 1} />;
  return (
    <Picture name={t('picture')} title={t('title')} note={t('note', { company, date: date(asAt) })}>
      <div className={`grid ${styles.parts}`}>
        <Rows
          className={styles.metrics}
          rows={metrics.map(({ id, status }) => {
            const Value = status === 'warning' ? 'mark' : 'span';
            return {
              id,
              text: (
                <>
                  <p className="term">
                    {t(`metrics.${id}.label`)} {module(id)}
                  </p>{' '}
                  <Value className={styles.value}>{t(`metrics.${id}.value`, values)}</Value>{' '}
                  <State of={status}>
                    <span className="visually-hidden">{t(`metrics.${status}`)}</span>{' '}
                    {t(`metrics.${id}.trend`, values)}
                  </State>
                </>
              ),
            };
          })}
        />
        {size === 'page' && (
          <div>
            <p className={`term ${styles.label}`}>
              {t('coverage.label')} {module('coverage')}
            </p>
            <Rows
              rows={coverage.map(({ id, value }) => ({
                id,
                text: (
                  <>
                    <p className={`spread ${styles.framework}`}>
                      {t(`coverage.${id}`)} <span>{t('percent', { value })}</span>
                    </p>
                    <Bar value={value} />
                  </>
                ),
              }))}
            />
          </div>
        )}
        <div>
          <p className={`term ${styles.label}`}>{t('actions.label')}</p>
          <Rows
            rows={tasks.slice(0, TASKS[size]).map((task) => ({
              id: task.id,
              text: (
                <p>
                  {t(`actions.${task.id}.text`)} {module(task.id)}
                </p>
              ),
              meta: t(`actions.${task.id}.detail`, { date: dayAndMonth(dueOn(task)) }),
              end: <PriorityTag level={task.priority} />,
            }))}
          />
        </div>
      </div>
    </Picture>
  );
}

/** A percentage as a thin bar. */
const Bar = ({ value }: { value: number }) => (
  <svg viewBox="0 0 100 1" preserveAspectRatio="none" className={styles.bar} aria-hidden="true">
    <rect width={value} height="1" />
  </svg>
);
