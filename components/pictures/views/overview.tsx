import { getTranslations } from 'next-intl/server';
import {
  Bar,
  Panel,
  Picture,
  PriorityTag,
  Rows,
  Scale,
  type Sized,
} from '@/components/pictures/parts';
import { pictureSetting } from '@/components/pictures/setting';
import {
  coverageOf,
  name,
  otherCoverage,
  requirements,
  requirementsOf,
  statementSections,
  tasks,
} from '@/law/sample-company/company';
import styles from './overview.module.css';

const score = coverageOf(requirements).percent;
const coverage = [
  { id: 'csrd', value: coverageOf(statementSections).percent },
  { id: 'gri', value: otherCoverage.gri },
  { id: 'taxonomy', value: coverageOf(requirementsOf('taxonomy')).percent },
  { id: 'ifrs', value: otherCoverage.ifrs },
] as const;

/** The ESG overview: score, next deadline, coverage of each framework, next actions; the first one on a card. */
export async function OverviewPicture({ size = 'card' }: Sized) {
  const t = await getTranslations('pictures.overview');
  const { calendar, date, dayAndMonth } = await pictureSetting();
  const { asAt, dueOn, nextDeadline } = calendar;
  const { days } = nextDeadline;
  return (
    <Picture name={t('picture')}>
      <Panel title={t('title')} note={t('note', { company: name, date: date(asAt) })}>
        <div className={`grid ${styles.parts}`}>
          <div className={`grid ${styles.figures}`}>
            <div>
              <p className="term">{t('score.label')}</p>
              <p className={styles.value}>{t('percent', { value: score })}</p>
              <Scale value={score} />
            </div>
            <div>
              <p className="term">{t('deadline.label')}</p>
              <p className={styles.value}>
                <mark>{t('deadline.value', { days })}</mark>
              </p>
              <p className="soft">{t('deadline.text', { date: dayAndMonth(nextDeadline.date) })}</p>
            </div>
          </div>
          <div>
            <p className={`term ${styles.label}`}>{t('coverage.label')}</p>
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
          <div className={styles.actions}>
            <p className={`term ${styles.label}`}>{t('actions.label')}</p>
            <Rows
              rows={tasks.slice(0, size === 'card' ? 1 : undefined).map((task) => ({
                id: task.id,
                text: t(`actions.${task.id}.text`),
                meta: t(`actions.${task.id}.detail`, { date: dayAndMonth(dueOn(task)) }),
                end: <PriorityTag level={task.priority} />,
              }))}
            />
          </div>
        </div>
      </Panel>
    </Picture>
  );
}
