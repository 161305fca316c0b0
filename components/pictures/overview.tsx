import { getTranslations } from 'next-intl/server';
import { Picture, PriorityTag, Rows, State } from '@/components/pictures/parts';
import { pictureSetting } from '@/components/pictures/setting';
import { coverageOf, indicators, requirements, tasks } from '@/law/sample-company/company';
import styles from './overview.module.css';

const { scoreGain, evidence, answers } = indicators;

const metrics = [
  { id: 'score', status: 'positive' },
  { id: 'deadline', status: 'warning' },
  { id: 'reviewed', status: 'positive' },
] as const;

/** The ESG overview: three indicators and the next actions, by urgency. */
export async function OverviewPicture() {
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
  return (
    <Picture name={t('picture')} title={t('title')} note={t('note', { company, date: date(asAt) })}>
      <div className="grid">
        <Rows
          className={styles.metrics}
          rows={metrics.map(({ id, status }) => {
            const Value = status === 'warning' ? 'mark' : 'span';
            return {
              id,
              text: (
                <>
                  <p className="term">{t(`metrics.${id}.label`)}</p>{' '}
                  <Value className={`amount ${styles.value}`}>
                    {t(`metrics.${id}.value`, values)}
                  </Value>{' '}
                  <State of={status}>
                    <span className="visually-hidden">{t(`metrics.${status}`)}</span>{' '}
                    {t(`metrics.${id}.trend`, values)}
                  </State>
                </>
              ),
            };
          })}
        />
        <div>
          <p className={`term ${styles.label}`}>{t('actions.label')}</p>
          <Rows
            rows={tasks.map((task) => ({
              id: task.id,
              text: t(`actions.${task.id}.text`),
              meta: t(`actions.${task.id}.detail`, { date: dayAndMonth(dueOn(task)) }),
              end: <PriorityTag level={task.priority} />,
            }))}
          />
        </div>
      </div>
    </Picture>
  );
}
