import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { PageLink } from '@/components/ui/links';
import { SearchField } from '@/components/ui/search-field';
import { Ask } from '@/components/ui/sections/ask';
import { PageHead, PageSummary } from '@/components/ui/sections/page-head';
import { currentLocale } from '@/lib/i18n/current-locale';
import { loadQuestions, type QuestionSubject } from '@/loaders/questions';
import { pageOf } from '@/loaders/routes/page';
import styles from './questions-page.module.css';

/** Every question that people ask, by subject, each with the way to its answer, and a field that filters them. */
export async function QuestionsPage() {
  const t = await getTranslations();
  const subjects = loadQuestions(await currentLocale());
  const count = subjects.flatMap(({ questions }) => questions).length;
  const facts = [
    t('questions.facts.subjects', { count, subjects: subjects.length }),
    t('questions.facts.law'),
    t('questions.facts.articles'),
  ];
  return (
    <PageShell page="questions">
      <PageHead
        title={t('questions.title')}
        below={<QuestionFilter count={count} />}
        aside={<PageSummary items={facts} />}
      />
      {/* The search has the questions themselves, which it shows with the pages that answer them. */}
      <div data-search-skip data-plate>
        <FirstQuestions subjects={subjects} />
        <div className={`page band ${styles.subjects}`}>
          <h2>{t('questions.bySubject')}</h2>
          {subjects.map((subject) => (
            <Subject key={subject.id} subject={subject} />
          ))}
          <Ask title="questions" />
        </div>
      </div>
    </PageShell>
  );
}

/** Filters the questions while typing (browser/enhance/questions.ts); without scripts, it asks the site search. */
async function QuestionFilter({ count }: { count: number }) {
  const t = await getTranslations('questions.filter');
  return (
    <search className="above-5">
      <SearchField
        label={t('label', { count })}
        submit={t('submit')}
        placeholder={t('example')}
        data-question-filter
      >
        <p
          className={`quiet ${styles.status}`}
          role="status"
          data-one={t('one')}
          data-many={t('many', { count: '#' })}
          data-none={t('none', { query: '#' })}
        />
      </SearchField>
    </search>
  );
}

/** The first featured question of each subject that has one, with its answer in a sentence. */
async function FirstQuestions({ subjects }: { subjects: readonly QuestionSubject[] }) {
  const t = await getTranslations();
  const locale = await currentLocale();
  const featured = await Promise.all(
    subjects.map(async (subject) => {
      const name = await pageOf(subject.page).name(locale);
      return subject.questions
        .filter((each) => each.featured)
        .slice(0, 1)
        .map((each) => ({ ...each, name }));
    }),
  );
  return (
    <section
      className={`night ${styles.first}`}
      aria-labelledby="first"
      data-questions-first
      data-screen-only
    >
      <div className="page">
        <h2 id="first" className="title">
          {t('questions.first')}
        </h2>
        <ul role="list" className="grid halves above-5">
          {featured.flat().map(({ id, subjectPage, question, featured: answer, name }) => (
            <li key={id} className="item stack">
              <p className="term">{name}</p>
              <p className={styles.question}>
                <PageLink page={subjectPage} anchor={id}>
                  {question}
                </PageLink>
              </p>
              <p className="quiet">{answer}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The questions on one subject, folded behind one of them; addresses of each lead here too. */
async function Subject({ subject }: { subject: QuestionSubject }) {
  const t = await getTranslations('questions');
  const { id: subjectId, page, questions } = subject;
  const name = await pageOf(page).name(await currentLocale());
  // The first only asks what the subject is.
  const sample = questions.slice(1).find(({ featured }) => !featured);
  return (
    <details className={`fold ${styles.subject}`} data-question-subject>
      <summary>
        <h3 id={subjectId}>
          {name} <small className="soft">{questions.length}</small>
        </h3>
        <span>{sample?.question}</span>
      </summary>
      <ul role="list" className={`index ${styles.questions}`}>
        {questions.map(({ id, question }) => (
          <li key={id} id={id} data-question>
            <PageLink page={page} anchor={id}>
              {question}
            </PageLink>
          </li>
        ))}
      </ul>
      <p className="above-4">
        <PageLink page={page}>{t('all', { name })}</PageLink>
      </p>
    </details>
  );
}
