import { getTranslations } from 'next-intl/server';
import {
  Bar,
  Panel,
  Picture,
  PriorityTag,
  Scale,
  type Status,
  StatusTag,
} from '@/components/pictures/parts';
import { pictureSetting } from '@/components/pictures/setting';
import lists from '@/components/ui/lists.module.css';
import { mark } from '@/components/ui/marks';
import {
  coverageOf,
  name,
  otherCoverage,
  requirements,
  requirementsOf,
  statementSections as rows,
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
            <p className="term">{t('score.label')}</p>
            <p className={styles.value}>{t('percent', { value: score })}</p>
            <Scale value={score} />
          </div>
          <div>
            <p className="term">{t('deadline.label')}</p>
            <p className={styles.value}>
              <mark>{t('deadline.value', { days })}</mark>
            </p>
            <p className={`soft ${styles.detail}`}>
              {t('deadline.text', { date: dayAndMonth(nextDeadline.date) })}
            </p>
          </div>
          <div className={styles.coverage}>
            <p className="term">{t('coverage.label')}</p>
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
        <p className="term">{t('actions.label')}</p>
        <ul role="list" className={`${lists.flushEnd} ${styles.actions}`}>
          {tasks.map((task) => (
            <li key={task.id} className={styles.action}>
              <div>
                <p>{t(`actions.${task.id}.text`)}</p>
                <p className={`soft ${styles.detail}`}>
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

const sections = {
  esrs2: { code: 'ESRS 2', name: 'general' },
  e1: { code: 'E1', name: 'climate' },
  e5: { code: 'E5', name: 'resources' },
  s1: { code: 'S1', name: 'workforce' },
  g1: { code: 'G1', name: 'conduct' },
} as const;

const statusOf = ({ partial, missing }: (typeof rows)[number]): Status => {
  if (missing > 0) return 'missing';
  return partial > 0 ? 'review' : 'covered';
};

/** ESG reporting: the sections of a sustainability statement, by standard, with their status. */
export async function ReportingPicture() {
  const t = await getTranslations('pictures.reporting');
  const { covered, total, percent } = coverageOf(rows);
  const { year } = (await pictureSetting()).calendar;
  return (
    <Picture name={t('picture')}>
      <Panel title={t('title')} note={t('note', { year: String(year) })}>
        <div className={styles.total}>
          <p>{t('total', { covered, total })}</p>
          <Bar value={percent} />
        </div>
        <ul role="list" className={lists.flushEnd}>
          {rows.map((row) => (
            <li key={row.id} className={styles.section}>
              <p className={`amount ${styles.code}`}>{sections[row.id].code}</p>
              <p className={styles.name}>{t(`sections.${sections[row.id].name}`)}</p>
              <p className={styles.count}>
                {t('count', { covered: row.covered, total: coverageOf([row]).total })}
              </p>
              <p className={styles.status}>
                <StatusTag status={statusOf(row)} />
              </p>
              {row.id === 'e1' && <p className={styles.note}>{t.rich('annotation', { mark })}</p>}
            </li>
          ))}
        </ul>
      </Panel>
    </Picture>
  );
}
