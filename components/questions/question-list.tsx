import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import indexed from '@/components/layout/indexed-entries.module.css';
import { formatDate } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { Provision, Question, QuestionSubject } from '@/loaders/questions';
import { answeringTitle } from '@/routes/names';
import type { PageId } from '@/routes/registry';
import { LinkedAct } from '@/ui/linked-act';
import { PageLink } from '@/ui/page-link';
import styles from './question-list.module.css';

interface QuestionListProps {
  subject: QuestionSubject;
  name: string;
}

/** The questions on one subject: plain headings, so that everything can be read, found and printed. */
export const QuestionList = ({ subject: { id, questions }, name }: QuestionListProps) => (
  <section className={styles.subject} aria-labelledby={id} data-question-subject>
    <h2 id={id} className={indexed.title}>
      {name}
    </h2>
    {questions.map((question) => (
      <Entry key={question.id} question={question} />
    ))}
  </section>
);

async function Entry({ question }: { question: Question }) {
  const t = await getTranslations('questions');
  const locale = await currentLocale();
  const { id, answer, page, anchor, provisions, lawAsOf, reviewedOn } = question;
  return (
    <div id={id} className={indexed.entry} data-question>
      <h3 className={styles.question}>
        <a href={`#${id}`}>{question.question}</a>
      </h3>
      <div className={styles.body}>
        <p>{answer}</p>
        <p className={styles.more}>
          <PageLink page={page as PageId} {...(anchor !== undefined && { anchor })}>
            {await answeringTitle(question, locale)}
          </PageLink>
        </p>
        <p className={indexed.law}>
          {lawAsOf
            ? t('lawAsOf', { date: formatDate(lawAsOf, locale) })
            : t('reviewed', { date: formatDate(reviewedOn, locale) })}
          <Provisions provisions={provisions} />
        </p>
      </div>
    </div>
  );
}

/** `, Directive (EU) 2026/470, Art. 1(4); …`, each act linked to its official text. */
async function Provisions({ provisions }: { provisions: readonly Provision[] }) {
  const locale = await currentLocale();
  return provisions.map(({ act, place }) => (
    <Fragment key={`${act.id} ${place?.[locale]}`}>
      {'\u00a0· '}
      <LinkedAct act={act} locale={locale} />
      {place && `, ${place[locale]}`}
    </Fragment>
  ));
}
