import { getTranslations } from 'next-intl/server';
import { Picture, type Sized } from '@/components/pictures/parts';
import { PageLink } from '@/components/ui/links';
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
export async function RegpilotPicture({ size = 'card' }: Sized) {
  const t = await getTranslations('regpilot');
  const Question = size === 'page' ? 'h2' : 'p';
  return (
    <Picture name={t('questions.picture')} title={t('review.copilot')} note={t('questions.asAt')}>
      <Question className={`heading ${styles.asked}`}>
        {t(`questions.items.${first.id}.question`)}
      </Question>
      <div className={`grid ${styles.reply}`}>
        <Answer of={first} size={size} />
      </div>
    </Picture>
  );
}
