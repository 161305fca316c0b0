import { getTranslations } from 'next-intl/server';
import { type GuideText, headQuestions } from '@/lib/content/schema/guide';
import styles from './guide-head.module.css';

/** The three questions that readers come with, answered in large letters. */
export async function GuideAnswers({ answers }: Pick<GuideText, 'answers'>) {
  if (!answers) return null;
  const t = await getTranslations('guide.head');
  return (
    <dl className={styles.answers}>
      {headQuestions.map((question) => (
        <div key={question} className={styles.answer}>
          <dt>{t(question)}</dt>
          <dd>
            <strong>{answers[question].answer}</strong> {answers[question].detail}
          </dd>
        </div>
      ))}
    </dl>
  );
}
