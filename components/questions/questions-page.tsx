import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { IndexedColumns } from '@/components/layout/indexed-columns';
import indexed from '@/components/layout/indexed-columns.module.css';
import { PageShell } from '@/components/layout/page-shell';
import { formatDate } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import {
  loadQuestions,
  type Provision,
  type Question,
  type QuestionSubject,
} from '@/loaders/questions';
import { answeringTitle, subjectName } from '@/routes/names';
import type { PageId } from '@/routes/registry';
import { LinkedAct, PageLink } from '@/ui/links';
import { SearchField } from '@/ui/search-field';
import { PageIntroduction } from '@/ui/sections/page-head';
import styles from './questions-page.module.css';

/** The questions that people ask, by subject, with an index beside them and a field that filters them. */
export async function QuestionsPage() {
  const t = await getTranslations('questions');
  const locale = await currentLocale();
  const subjects = loadQuestions(locale);
  const names = await Promise.all(subjects.map((subject) => subjectName(subject, locale)));
  return (
    <PageShell page="questions">
      <PageIntroduction page="questions" />
      <IndexedColumns
        title={t('index')}
        index={subjects.map(({ id }, place) => (
          <li key={id}>
            <a href={`#${id}`}>{names[place]}</a>
          </li>
        ))}
        data-questions
      >
        <QuestionFilter />
        {/* The search has the questions themselves, which it shows with the pages that answer them. */}
        <div data-search-skip>
          {subjects.map((subject, place) => (
            <QuestionList key={subject.id} subject={subject} name={names[place] ?? ''} />
          ))}
        </div>
      </IndexedColumns>
    </PageShell>
  );
}

/** Filters the questions while typing (enhance/questions.ts); without scripts, it asks the site search. */
async function QuestionFilter() {
  const t = await getTranslations('questions.filter');
  return (
    <search>
      <SearchField label={t('label')} submit={t('submit')} data-question-filter>
        <p
          className={styles.status}
          role="status"
          data-one={t('one')}
          data-many={t('many', { count: '#' })}
          data-none={t('none', { query: '#' })}
        />
      </SearchField>
    </search>
  );
}

interface QuestionListProps {
  subject: QuestionSubject;
  name: string;
}

/** The questions on one subject: plain headings, so that everything can be read, found and printed. */
const QuestionList = ({ subject: { id, questions }, name }: QuestionListProps) => (
  <section className={styles.subject} aria-labelledby={id} data-question-subject>
    <h2 id={id} className={indexed.entriesTitle}>
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
