import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { CtaBand } from '@/components/ui/sections/cta-band';
import { PageHead } from '@/components/ui/sections/page-head';
import { PageSummary } from '@/components/ui/sections/page-summary';
import { currentLocale } from '@/i18n/current-locale';
import { loadQuestions } from '@/lib/content/load/questions';
import { subjectName } from '@/lib/pages/subject-name';
import { QuestionFilter } from './question-filter';
import { QuestionList } from './question-list';
import styles from './questions-page.module.css';

/** The questions that people ask, by subject, with an index beside them and a field that filters them. */
export async function QuestionsPage() {
  const t = await getTranslations('questions');
  const common = await getTranslations('summary');
  const locale = await currentLocale();
  const subjects = loadQuestions(locale);
  const names = await Promise.all(subjects.map((subject) => subjectName(subject, locale)));
  const summary: string[] = t.raw('summary');
  return (
    <PageShell page="questions">
      <PageHead
        kicker={t('kicker')}
        title={t('title')}
        lead={t('lead')}
        aside={<PageSummary title={common('title')} items={summary} />}
      />
      <div className={styles.columns}>
        <nav className={styles.index} aria-labelledby="index-title" data-contents>
          <h2 id="index-title" className={styles.indexTitle}>
            {t('index')}
          </h2>
          <ul role="list">
            {subjects.map(({ id }, place) => (
              <li key={id}>
                <a href={`#${id}`}>{names[place]}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.text} data-questions>
          <QuestionFilter />
          {/* The search has the questions themselves, which it shows with the pages that answer them. */}
          <div data-search-skip>
            {subjects.map((subject, place) => (
              <QuestionList key={subject.id} subject={subject} name={names[place] ?? ''} />
            ))}
          </div>
        </div>
      </div>
      <CtaBand topic="questions" />
    </PageShell>
  );
}
