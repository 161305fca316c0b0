import { getTranslations } from 'next-intl/server';
import { Cite } from '@/components/mdx/sources/component';
import { thresholds } from '@/components/obligations/former';
import { LawAsAt } from '@/components/ui/law-as-at';
import { PageLink, PrintedAddress } from '@/components/ui/links';
import { ToReview } from '@/components/ui/to-review';
import { checkedIn } from '@/law/checker/regimes';
import { site } from '@/lib/config/site';
import { earlier, formatDate } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import { written } from '@/lib/i18n/locales';
import { peopleBehind } from '@/loaders/guide-data';
import { type Guide, partsOf } from '@/loaders/guides';
import { loadObligations } from '@/loaders/obligations';
import { addressOf } from '@/loaders/routes/addresses';
import { type GuideText, headQuestions } from '@/loaders/schema/guide';
import { toldObligation } from '@/publishing/obligations/facts';
import { PublicationMark } from './guide-card';
import styles from './guide-head.module.css';

/** Title, the four answers, what they rest on, introduction, parts, and the collapsible key points. */
export async function GuideHead({ guide }: { guide: Guide }) {
  const { slug, text } = guide;
  const t = await getTranslations('guide');
  return (
    <header className={`page ${styles.head} ${guide.data.cover.colour}`}>
      <h1 id="title" className={styles.title}>
        {text.title}
      </h1>
      <GuideAnswers slug={slug} answers={text.answers} />
      <PrintedAddress page={`guides/${slug}`} />
      <div className={`grid thirds ${styles.opening}`}>
        <p className={styles.introduction}>{text.introduction}</p>
        <div>
          <details className="fold">
            <summary>{t('summary')}</summary>
            <ul>
              {text.summary.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </details>
          <GuideParts slug={slug} />
        </div>
        <GuideStanding guide={guide} />
      </div>
    </header>
  );
}

interface GuideAnswersProps {
  slug: string;
  answers: GuideText['answers'];
}

/**
 * The questions that readers come with, answered in large letters, the thresholds highlighted; what to do now: the
 * checker where it answers on the subject, the thresholds with their articles, and an action for each situation.
 */
async function GuideAnswers({ slug, answers }: GuideAnswersProps) {
  if (!answers) return null;
  const t = await getTranslations('guide.head');
  const obligation = loadObligations().find(({ guide }) => guide === slug);
  const locale = await currentLocale();
  const told = obligation && (await toldObligation(obligation.id, locale));
  const { concerned } = answers;
  const links = (checkedIn(slug) || obligation) && (
    <p className={styles.links}>
      {checkedIn(slug) && <PageLink page="simulator">{t('check')}</PageLink>}{' '}
      {obligation && <PageLink page={`obligations/${obligation.id}`}>{t('obligation')}</PageLink>}
    </p>
  );
  return (
    <dl className={`grid thirds ${styles.answers}`}>
      {headQuestions.map((question) => (
        <div key={question} className={styles.answer}>
          <dt>{t(question)}</dt>
          <dd>
            <strong>
              {told && question === 'concerned'
                ? thresholds(told, concerned.answer)
                : answers[question].answer}
            </strong>{' '}
            {answers[question].detail}
            {question === 'concerned' && !answers.now && links}
          </dd>
        </div>
      ))}
      {answers.now && (
        <div className={`${styles.answer} ${styles.now}`}>
          <dt>{t('now')}</dt>
          <dd>
            {links}
            <ul role="list">
              {answers.now.map(({ situation, action, to }) => (
                <li key={situation}>
                  <a href={addressOf(to, locale)}>{situation}</a> {action}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The pages of a guide besides its own, for what it has no room for. */
async function GuideParts({ slug }: { slug: string }) {
  const parts = partsOf(slug, await currentLocale());
  if (parts.length === 0) return null;
  const t = await getTranslations('guide');
  return (
    <div className={styles.parts} data-search-skip>
      <p>{t('parts')}</p>
      <ul role="list">
        {parts.map((part) => (
          <li key={part.slug}>
            <PageLink page={`guides/${part.slug}`}>{part.text.title}</PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the guide rests on: when its law was checked, who wrote and reviewed it, and how long it is. */
async function GuideStanding({ guide: { data, law } }: { guide: Guide }) {
  const t = await getTranslations('guide');
  const tags = await getTranslations('tags');
  const locale = await currentLocale();
  const day = (date: string) => formatDate(date, locale);
  const { author, reviewer } = peopleBehind(data, site.people);
  return (
    <p className={`small flow ${styles.standing}`} data-search-skip data-facts>
      <PublicationMark data={data} />
      <span>{tags(data.tag)}</span>
      <LawAsAt />
      <span>{t('published', { date: day(data.publishedOn) })}</span>
      {data.updatedOn && <span>{t('updated', { date: day(data.updatedOn) })}</span>}
      {author && (
        <span>{t('people.author', { name: author.name, role: author.role[written(locale)] })}</span>
      )}
      <span>
        {reviewer
          ? t('people.reviewer', {
              name: reviewer.name,
              role: reviewer.role[written(locale)],
              date: day(reviewer.on),
            })
          : t('people.unreviewed')}
      </span>
      <ToReview by={law.subjects.map(({ reviewBy }) => reviewBy).reduce(earlier, data.reviewBy)} />
      <span data-minutes={t('minutes', { minutes: '#' })} />
    </p>
  );
}

/** A folded strip: changes in the law since the guide was published, from the register, newest first. */
export async function SincePublication({ guide: { data, law } }: { guide: Guide }) {
  const [latest] = law.since.toSorted((a, b) => b.date.localeCompare(a.date));
  if (!latest) return null;
  const t = await getTranslations('guide');
  const locale = await currentLocale();
  return (
    <aside aria-labelledby="since-title" id="since">
      <details className="fold">
        <summary>
          <span>
            <span id="since-title">{t('since', { year: data.publishedOn.slice(0, 4) })}</span>{' '}
            <span className="soft">
              {t('sinceLatest', { date: formatDate(latest.date, locale) })}
            </span>
          </span>
        </summary>
        <ul role="list">
          {law.since.map(({ id, date, text, act, provision }) => (
            <li key={id}>
              <time dateTime={date} className="soft">
                {formatDate(date, locale)}
              </time>
              <p>
                {text[locale]}{' '}
                <Cite law={law} source={act} locale={locale}>
                  {provision?.[locale]}
                </Cite>
              </p>
            </li>
          ))}
        </ul>
      </details>
    </aside>
  );
}
