import { getTranslations } from 'next-intl/server';
import { Bar } from '@/components/pictures/parts/bar';
import { Picture } from '@/components/pictures/parts/picture';
import { indicators, requirements } from '@/law/sample-company/company';
import { coverageOf } from '@/law/sample-company/coverage';
import { Tag } from '@/ui/tag';
import { pictureSetting } from '../setting';
import styles from './metrics.module.css';

const { scoreGain, evidence, answers } = indicators;
const share = (part: number, total: number) => Math.round((part / total) * 100);
const score = coverageOf(requirements).percent;

/** Each bar draws the share that the words above or below it state. */
const metrics = [
  { id: 'score', status: 'positive', bar: score },
  { id: 'deadline', status: 'warning', bar: share(evidence.received, evidence.expected) },
  { id: 'reviewed', status: 'positive', bar: share(answers.reviewed, answers.total) },
] as const;

/** Three indicators of the file: value, the share behind it, trend and status. */
export async function MetricsPicture() {
  const t = await getTranslations('regpilot.metrics');
  const { nextDeadline } = (await pictureSetting()).calendar;
  const values = {
    score,
    gain: scoreGain,
    days: nextDeadline.days,
    received: evidence.received,
    expected: evidence.expected,
    reviewed: answers.reviewed,
    total: answers.total,
    recent: answers.thisWeek,
  };
  return (
    <Picture name={t('picture')}>
      <ul role="list" className={styles.metrics}>
        {metrics.map(({ id, status, bar }) => (
          <li key={id} className={styles.metric}>
            <p className={styles.label}>{t(`items.${id}.label`)}</p>
            <p className={styles.value}>{t(`items.${id}.value`, values)}</p>
            <div className={styles.bar}>
              <Bar value={bar} />
            </div>
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
