import { getTranslations } from 'next-intl/server';
import { IndexedColumns } from '@/components/layout/indexed-columns';
import { PageShell } from '@/components/layout/page-shell';
import { currentLocale } from '@/lib/i18n/current-locale';
import { loadQuestions } from '@/loaders/questions';
import { subjectName } from '@/routes/names';
import { CtaBand } from '@/ui/sections/cta-band';
import { PageIntroduction } from '@/ui/sections/page-introduction';
import { QuestionFilter } from './question-filter';
import { QuestionList } from './question-list';

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
      <CtaBand topic="questions" />
    </PageShell>
  );
}
