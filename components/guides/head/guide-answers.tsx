import { getTranslations } from 'next-intl/server';
import { checkedIn } from '@/law/checker/regimes';
import { currentLocale } from '@/lib/i18n/current-locale';
import { keepDates } from '@/lib/typography/dates';
import { type GuideText, headQuestions } from '@/loaders/schema/guide';
import { PageLink } from '@/ui/page-link';
import styles from './guide-head.module.css';

interface GuideAnswersProps {
  slug: string;
  answers: GuideText['answers'];
}

/**
 * The three questions that readers come with, answered in large letters. The first leads to the checker,
 * first on its page, when it answers on the subject of the guide.
 */
export async function GuideAnswers({ slug, answers }: GuideAnswersProps) {
  if (!answers) return null;
  const t = await getTranslations('guide.head');
  const locale = await currentLocale();
  return (
    <dl className={styles.answers}>
      {headQuestions.map((question) => (
        <div key={question} className={styles.answer}>
          <dt>{t(question)}</dt>
          <dd>
            <strong>{keepDates(answers[question].answer, locale)}</strong>{' '}
            {answers[question].detail}
            {question === 'concerned' && checkedIn(slug) && (
              <>
                {' '}
                <PageLink page="simulator">{t('check')}</PageLink>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
