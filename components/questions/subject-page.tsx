import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { LawAsAt } from '@/components/ui/law-as-at';
import { LinkedAct, PageLink } from '@/components/ui/links';
import { Ask } from '@/components/ui/sections/ask';
import { ToReview } from '@/components/ui/to-review';
import { formatDate } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import { loadGuide } from '@/loaders/guides';
import {
  loadQuestions,
  loadSubject,
  type Question,
  type QuestionSubject,
  type SubjectPage as SubjectPageId,
} from '@/loaders/questions';
import { answeringTitle, pageOf } from '@/loaders/routes/page';
import { fixedPage, type PageId } from '@/loaders/routes/registry';
import styles from './subject-page.module.css';

/** The questions on one subject with their answers, folded but for the first. */
export async function SubjectPage({ page }: { page: SubjectPageId }) {
  const subject = loadSubject(page, await currentLocale());
  return (
    <PageShell page={page}>
      <Head subject={subject} />
      {/* The search has the questions themselves, which it shows with the pages that answer them. */}
      <div className={`page ${styles.body}`} data-search-skip>
        {subject.questions.map((question, index) => (
          <Entry key={question.id} question={question} open={index === 0} />
        ))}
        <Ask title="questions" />
        <OtherSubjects page={page} />
      </div>
    </PageShell>
  );
}

/** The subject on the ground of its guide's cover; beside it, the page that explains it. */
async function Head({ subject }: { subject: QuestionSubject }) {
  const t = await getTranslations('questions');
  const summary = await getTranslations('summary');
  const locale = await currentLocale();
  const { guide, questions } = subject;
  const explained: PageId = guide ? `guides/${guide}` : 'platform';
  const reviewed =
    questions
      .map(({ reviewedOn }) => reviewedOn)
      .sort()
      .at(-1) ?? '';
  const { cover } = guide ? loadGuide(guide, locale).data : fixedPage('questions');
  return (
    <header className={`${styles.head} ${cover.colour}`}>
      <div className={`page grid cols-8-4 ${styles.inner}`}>
        <h1 className={styles.title}>
          {await pageOf(subject.page).name(locale)}{' '}
          <span className={styles.count}>{t('answers', { count: questions.length })}</span>
        </h1>
        <aside aria-label={summary('title')} className="stack">
          <p className="item">
            <b className="term">{summary('title')}</b>{' '}
            {guide ? <LawAsAt /> : t('reviewed', { date: formatDate(reviewed, locale) })}
          </p>
          <p className="item">
            <b className="term">{t('explained')}</b>{' '}
            <PageLink page={explained}>{await pageOf(explained).fullName(locale)}</PageLink>
          </p>
        </aside>
      </div>
    </header>
  );
}

/**
 * A question, which unfolds to its answer. The anchor is on what is folded: browsers open what holds the target of an
 * address.
 */
async function Entry({ question, open }: { question: Question; open: boolean }) {
  const t = await getTranslations('questions');
  const locale = await currentLocale();
  const { id, answer, hint, page, anchor, provisions, reviewedOn, reviewBy } = question;
  return (
    <details className={`fold ${styles.entry}`} open={open} data-question>
      <summary>
        <h2 className={styles.question} data-hint={open ? undefined : hint}>
          {question.question}
        </h2>
      </summary>
      <div id={id} className={`grid cols-8-4 ${styles.answer}`}>
        <div className="measure">
          <p className={styles.text}>{answer}</p>
          <p className="above-4">
            <PageLink page={page as PageId} {...(anchor !== undefined && { anchor })}>
              {await answeringTitle(question, locale)}
            </PageLink>
          </p>
        </div>
        <ul role="list" className="stack small">
          {provisions.map(({ act, place }) => (
            <li key={`${act.id} ${place?.[locale]}`}>
              <LinkedAct act={act} locale={locale} />
              {place && `, ${place[locale]}`}
            </li>
          ))}
          <li>
            {provisions.length === 0 && t('reviewed', { date: formatDate(reviewedOn, locale) })}{' '}
            <ToReview by={reviewBy} />
          </li>
          <li data-screen-only>
            <a href={`#${id}`}>{t('permalink')}</a>
          </li>
        </ul>
      </div>
    </details>
  );
}

/** The way to the questions on every other subject. */
async function OtherSubjects({ page }: { page: SubjectPageId }) {
  const t = await getTranslations('questions');
  const locale = await currentLocale();
  const others = loadQuestions(locale).filter((subject) => subject.page !== page);
  const names = await Promise.all(others.map((other) => pageOf(other.page).name(locale)));
  return (
    <nav className={styles.others} aria-labelledby="others" data-screen-only>
      <h2 id="others" className="title">
        {t('others')}
      </h2>
      <ul role="list" className="index grid halves thirds above-4">
        {others.map((subject, place) => (
          <li key={subject.id}>
            <PageLink page={subject.page}>{names[place]}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
