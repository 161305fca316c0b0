import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { LawAsAt } from '@/components/ui/law-as-at';
import { LinkedAct, PageLink, PrintedAddress } from '@/components/ui/links';
import { Ask } from '@/components/ui/sections/ask';
import { ToReview } from '@/components/ui/to-review';
import { formatDate } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import { loadGuide } from '@/loaders/guides';
import { policyNames } from '@/loaders/legal';
import {
  type Asker,
  askers,
  loadQuestions,
  loadSubject,
  type Question,
  type QuestionSubject,
  type SubjectPage as SubjectPageId,
} from '@/loaders/questions';
import { answeringTitle, pageOf } from '@/loaders/routes/page';
import { fixedPage, type PageId } from '@/loaders/routes/registry';
import styles from './subject-page.module.css';

/** The questions on one subject with their answers, folded but for the first; on the platform, by who asks. */
export async function SubjectPage({ page }: { page: SubjectPageId }) {
  const subject = loadSubject(page, await currentLocale());
  const nav = await getTranslations('nav');
  return (
    <PageShell page={page}>
      <Head subject={subject} />
      {/* The search has the questions themselves, which it shows with the pages that answer them. */}
      <div className={`page ${styles.body}`} data-search-skip>
        {[undefined, ...askers].map((from) => (
          <Group key={from ?? ''} from={from} of={subject.questions} />
        ))}
        <Ask title="questions">
          <PageLink page="message">{nav('message')}</PageLink>
        </Ask>
        <OtherSubjects page={page} />
      </div>
    </PageShell>
  );
}

interface GroupProps {
  from: Asker | undefined;
  of: readonly Question[];
}

/** Questions under the name of who asks them, where it is known; the first of the page is open. */
async function Group({ from, of: questions }: GroupProps) {
  const t = await getTranslations('questions.buyer');
  const entries = questions
    .filter((question) => question.from === from)
    .map((question) => (
      <Entry key={question.id} question={question} open={question === questions[0]} />
    ));
  if (!from || entries.length === 0) return entries;
  return (
    <section aria-labelledby={from} className={styles.group}>
      <h2 id={from}>{t(`from.${from}`)}</h2>
      {entries}
    </section>
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
          {await pageOf(subject.page).fullName(locale)}{' '}
          <span className={styles.count}>{t('answers', { count: questions.length })}</span>
        </h1>
        {!guide && (
          <div className={`measure stack ${styles.lead}`}>
            <p className="lead">{t('buyer.lead')}</p>
            <p data-screen-only>{t('buyer.print')}</p>
          </div>
        )}
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
        <PrintedAddress page={subject.page} />
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
  const { id, from, answer, hint, page, anchor, provisions, reviewedOn, reviewBy } = question;
  const Title = from ? 'h3' : 'h2';
  const footer = await getTranslations('layout.footer');
  const policy = policyNames.find((name) => anchor?.startsWith(`${name}-`));
  const title = await answeringTitle(question, locale);
  const link = (
    <PageLink page={page as PageId} {...(anchor !== undefined && { anchor })}>
      {policy ? `${footer(policy)}, ${title}` : title}
    </PageLink>
  );
  return (
    <details className={`fold ${styles.entry}`} open={open} data-question>
      <summary>
        <Title className={styles.question} data-hint={open ? undefined : hint}>
          {question.question}
        </Title>
      </summary>
      <div id={id} className={`grid cols-8-4 ${styles.answer}`}>
        <div className="measure">
          <p className={styles.text}>{answer}</p>
          {!from && <p className="above-4">{link}</p>}
        </div>
        <ul role="list" className="stack small">
          {from && (
            <li>
              <span className="term">{t('buyer.basis')}</span> {link}
            </li>
          )}
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
