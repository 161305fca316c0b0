import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/pictures/parts/picture';
import { Tag } from '@/components/ui/tag';
import { indicators, requirements } from '@/lib/sample-company/company';
import { coverageOf } from '@/lib/sample-company/coverage';
import { pictureSetting } from '../setting';
import styles from './metrics.module.css';

/** Sample indicators; each sparkline shows recent weeks, drawn in a 120 by 32 box. */
const metrics = [
  { id: 'score', status: 'positive', line: 'M2 26 26 24 50 20 72 21 96 13 118 8' },
  { id: 'deadline', status: 'warning', line: 'M2 6 26 10 50 14 72 18 96 22 118 26' },
  { id: 'reviewed', status: 'positive', line: 'M2 27 26 25 50 22 72 16 96 11 118 6' },
] as const;

/** Three indicators of the file: value, sparkline, trend and status. */
export async function MetricsPicture() {
  const t = await getTranslations('regpilot.metrics');
  const { nextDeadline } = (await pictureSetting()).calendar;
  const { scoreGain, evidenceOutstanding, answers } = indicators;
  const values = {
    score: coverageOf(requirements).percent,
    gain: scoreGain,
    days: nextDeadline.days,
    outstanding: evidenceOutstanding,
    reviewed: answers.reviewed,
    total: answers.total,
    recent: answers.thisWeek,
  };
  return (
    <Picture description={t('description', values)}>
      <ul role="list" className={styles.metrics}>
        {metrics.map(({ id, status, line }) => (
          <li key={id} className={styles.metric}>
            <p className={styles.label}>{t(`items.${id}.label`)}</p>
            <p className={styles.value}>{t(`items.${id}.value`, values)}</p>
            <svg
              viewBox="0 0 120 32"
              preserveAspectRatio="none"
              className={`${styles.line} ${styles[status]}`}
              focusable="false"
              aria-hidden="true"
            >
              <path d={line} />
            </svg>
            <p className={styles.trend}>{t(`items.${id}.trend`, values)}</p>
            <p>
              <Tag colour={status === 'positive' ? 'green' : 'amber'}>{t(status)}</Tag>
            </p>
          </li>
        ))}
      </ul>
    </Picture>
  );
}
