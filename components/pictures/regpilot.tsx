import { getTranslations } from 'next-intl/server';
import { Picture, progressColours } from '@/components/pictures/parts';
import { pictureSetting } from '@/components/pictures/setting';
import { Tag } from '@/components/ui/tag';
import { entriesOf } from '@/law/entries';
import { coverageOf, indicators, requirements } from '@/law/sample-company/company';
import styles from './regpilot.module.css';

/** Status of the sample items, in order. */
const statuses = ['reviewed', 'reviewed', 'missing', 'toReview'] as const;

/** The state of a record: three indicators, then a copilot checklist with a suggestion. */
export async function RecordStatePicture() {
  const t = await getTranslations('regpilot.checklist');
  const items: string[] = t.raw('items');
  const { locale, register, calendar } = await pictureSetting();
  const { rules, acts } = entriesOf(register);
  // The first set of standards, up to the last financial year it may be used for.
  const [first] = rules.get('esrs-set-1')?.versions ?? [];
  const [revised] = rules.get('esrs-revised')?.versions ?? [];
  const lastYear = first?.financialYears?.until ?? Number.POSITIVE_INFINITY;
  const standard = acts.get((calendar.year <= lastYear ? first : revised)?.act ?? '');
  return (
    <Picture name={t('picture')}>
      <Metrics />
      <p className="soft">{t('name')}</p>
      <p className={`heading ${styles.standard}`}>
        § {t('standard', { act: standard?.name[locale] ?? '' })}
      </p>
      <ul role="list">
        {items.map((text, index) => {
          const status = statuses[index] ?? 'toReview';
          return (
            <li key={text} className={styles.item}>
              <span className={styles.code}>{'abcd'.charAt(index)}</span>
              <span>{text}</span>
              <span className={styles.status}>
                <Tag colour={progressColours[status]}>{t(status)}</Tag>
              </span>
            </li>
          );
        })}
      </ul>
      <p className={styles.suggestion}>
        <span className="term">{t('suggestion')}</span>
        {t('suggestionBefore')} <mark>{t('suggestionMark')}</mark>
        {t('suggestionAfter')}
      </p>
    </Picture>
  );
}

const { scoreGain, evidence, answers } = indicators;

const metrics = [
  { id: 'score', status: 'positive' },
  { id: 'deadline', status: 'warning' },
  { id: 'reviewed', status: 'positive' },
] as const;

/** Three indicators of the record: value, its trend or what it counts, and status. */
async function Metrics() {
  const t = await getTranslations('regpilot.metrics');
  const { nextDeadline } = (await pictureSetting()).calendar;
  const values = {
    score: coverageOf(requirements).percent,
    gain: scoreGain,
    days: nextDeadline.days,
    received: evidence.received,
    expected: evidence.expected,
    reviewed: answers.reviewed,
    total: answers.total,
    recent: answers.thisWeek,
  };
  return (
    <ul role="list" className={styles.metrics}>
      {metrics.map(({ id, status }) => (
        <li key={id} className={styles.metric}>
          <p className="term">{t(`${id}.label`)}</p>
          <p className={styles.value}>{t(`${id}.value`, values)}</p>
          <p className="small">{t(`${id}.trend`, values)}</p>
          <p>
            <Tag colour={progressColours[status]}>{t(status)}</Tag>
          </p>
        </li>
      ))}
    </ul>
  );
}
