import { getTranslations } from 'next-intl/server';
import { Picture, progressColours, Rows, type Sized } from '@/components/pictures/parts';
import { pictureSetting } from '@/components/pictures/setting';
import { PageLink } from '@/components/ui/links';
import { mark } from '@/components/ui/marks';
import { Tag } from '@/components/ui/tag';
import { coverageOf, indicators, requirements } from '@/law/sample-company/company';
import styles from './regpilot.module.css';

/** Sample questions, each with the guide that says more. */
export const questions = [
  { id: 'climate', guide: 'guides/doublematguide' },
  { id: 'taxonomy', guide: 'guides/taxonomieguide' },
  { id: 'label', guide: 'guides/sfdrguide' },
] as const;
const [first] = questions;

type Question = (typeof questions)[number];

/** An answer: the deciding clause highlighted, then the source and the next step; on its page, with the guide. */
export async function Answer({ of: { id, guide }, size }: { of: Question } & Sized) {
  const t = await getTranslations('regpilot.questions');
  return (
    <>
      <p>
        {t(`items.${id}.before`)} <mark>{t(`items.${id}.mark`)}</mark>
        {t(`items.${id}.after`)}
      </p>
      <div className={styles.source}>
        <p className="term">{t('source')}</p>
        <p className="heading">§ {t(`items.${id}.place`)}</p>
        <p className="soft">{t(`items.${id}.act`)}</p>
        {size === 'page' && <PageLink page={guide}>{t(`items.${id}.guide`)}</PageLink>}
      </div>
      <div>
        <p className="term">{t('next')}</p>
        <p>{t(`items.${id}.next`)}</p>
      </div>
    </>
  );
}

/** The copilot at work: the question as it is asked, the answer, and beside it the text it rests on. */
export async function RegpilotWindow({ size = 'card' }: Sized) {
  const t = await getTranslations('regpilot');
  const Question = size === 'page' ? 'h2' : 'p';
  return (
    <div className={`sheet ${styles.window}`}>
      <p className={styles.bar}>{t('review.copilot')}</p>
      <Question className={`heading ${styles.asked}`}>
        {t(`questions.items.${first.id}.question`)}
      </Question>
      <div className={`grid ${styles.reply}`}>
        <Answer of={first} size={size} />
      </div>
    </div>
  );
}

/** The same on a slide. */
export async function RegpilotPicture() {
  const t = await getTranslations('regpilot.questions');
  return (
    <Picture name={t('picture')} frame="">
      <RegpilotWindow />
    </Picture>
  );
}

const { scoreGain, evidence, answers } = indicators;

const metrics = [
  { id: 'score', status: 'positive' },
  { id: 'deadline', status: 'warning' },
  { id: 'reviewed', status: 'positive' },
] as const;

/** Three indicators of a record (value, its trend or what it counts, status), and what the copilot suggests next. */
export async function MetricsPicture() {
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
    <Picture name={t('picture')}>
      <Rows
        className={styles.metrics}
        rows={metrics.map(({ id, status }) => ({
          id,
          lead: t(`${id}.value`, values),
          text: t(`${id}.label`),
          meta: t(`${id}.trend`, values),
          end: <Tag colour={progressColours[status]}>{t(status)}</Tag>,
        }))}
      />
      <p className="term">{t('suggestion')}</p>
      <p>{t.rich('suggested', { mark })}</p>
    </Picture>
  );
}
