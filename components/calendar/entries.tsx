import { getTranslations } from 'next-intl/server';
import { ReadAsAt } from '@/components/ui/law-as-at';
import { LinkedAct, PageLink } from '@/components/ui/links';
import { MilestoneDate } from '@/components/ui/tag';
import type { Act } from '@/law/register';
import { formatDate, today } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { Locale } from '@/lib/i18n/locales';
import { upperFirst } from '@/lib/sentences';
import { guideOnSubject } from '@/loaders/guide-data';
import { loadGuides } from '@/loaders/guides';
import { loadTypesetRegister } from '@/loaders/law';
import { loadObligations } from '@/loaders/obligations';
import type { PageId } from '@/loaders/routes/registry';
import {
  type CalendarEntry,
  calendarEntries,
  changeMessage,
  entriesOn,
  newDateMessage,
  nextEntries,
} from '@/publishing/calendar/entries';
import styles from './calendar.module.css';

type Dated = Pick<CalendarEntry, 'date' | 'kind' | 'state' | 'later' | 'read'>;

/** Date and state, beside what happens then. */
export const EntryDate = ({ entry }: { entry: Dated }) => (
  <p className={`flow ${styles.when}`} data-search-skip>
    <MilestoneDate of={entry} /> <ReadAsAt day={entry.read} />
  </p>
);

/** Dates, each with its law, under an id that links lead to. */
export const EntryList = ({ entries }: { entries: readonly CalendarEntry[] }) => (
  <ol role="list">
    {entries.map((entry) => (
      <Entry key={entry.id} entry={entry} />
    ))}
  </ol>
);

async function Entry({ entry }: { entry: CalendarEntry }) {
  const locale = await currentLocale();
  const { id, subject, label, source, provision } = entry;
  return (
    <li id={id} className={`line grid ${styles.date}`} data-regime={subject}>
      <EntryDate entry={entry} />
      <div>
        <p className="measure">
          <RegimeName entry={entry} /> {upperFirst(label[locale])}
        </p>
        <Change entry={entry} />
      </div>
      <p className={`small measure ${styles.law}`} data-search-skip>
        {source && <SourceAct act={source} locale={locale} />}
        {provision && `, ${provision[locale]}`}
      </p>
    </li>
  );
}

/** The regime of a date, linked to the page of the obligation it belongs to, or to the guide on it where there is one. */
async function RegimeName({ entry: { id, subject, regime } }: { entry: CalendarEntry }) {
  const locale = await currentLocale();
  const obligation =
    loadObligations().find(({ milestones }) => milestones.includes(id)) ??
    loadObligations().find(({ subjects }) => subjects[0] === subject);
  const guide = guideOnSubject(subject, loadGuides(locale));
  const page = obligation ? `obligations/${obligation.id}` : guide && `guides/${guide.slug}`;
  if (!page) return <span className={`kicker ${styles.regime}`}>{regime[locale]}</span>;
  return (
    <PageLink page={page as PageId} className={`kicker ${styles.regime}`}>
      {regime[locale]}
    </PageLink>
  );
}

/** What cancelled a date, or set another one. */
export async function Change({
  entry: { state, cancelled, cancelledBy, replacement },
  page = '',
}: {
  entry: CalendarEntry;
  /** Address of the page that has the new date, when it is another. */
  page?: string;
}) {
  if (!cancelled || !cancelledBy) return null;
  const t = await getTranslations('calendar');
  const locale = await currentLocale();
  return (
    <p className="soft measure" data-search-skip>
      {t.rich(changeMessage({ state, replacement }), {
        since: formatDate(cancelled.date, locale),
        act: cancelledBy.name[locale],
        law: () => <SourceAct act={cancelledBy} locale={locale} />,
      })}
      {replacement && (
        <>
          {' '}
          <a href={`${page}#${replacement.id}`}>
            {t(newDateMessage(state), { date: formatDate(replacement.date, locale) })}
          </a>
        </>
      )}
    </p>
  );
}

/** An act whose text is not official says so. */
async function SourceAct({ act, locale }: { act: Act; locale: Locale }) {
  const source = await getTranslations('guide.source');
  return (
    <>
      <LinkedAct act={act} locale={locale} />
      {act.secondary && ` (${source('secondary')})`}
    </>
  );
}

const COUNT = 3;

interface NextDatesProps {
  /** What the page is on. */
  subject: string | undefined;
  /** Milestones of other subjects that belong to it. */
  milestones?: readonly string[] | undefined;
  className?: string | undefined;
}

/** The next dates of a subject on the day of the build, which is stated, with a link to the calendar. */
export async function NextDates({ subject, milestones, className }: NextDatesProps) {
  const t = await getTranslations('calendar.next');
  const locale = await currentLocale();
  const day = today();
  const entries = calendarEntries(loadTypesetRegister(locale), day);
  const next = nextEntries(entriesOn(entries, subject, milestones), day, COUNT);
  if (next.length === 0) return null;
  return (
    <section className={className} aria-labelledby="next-dates" data-search-skip>
      <h2 id="next-dates" className="ruled">
        {t('title')}
      </h2>
      <ol role="list">
        {next.map(({ id, date, regime, label }) => (
          <li key={id} className="line">
            <p className="name">
              <time dateTime={date}>{formatDate(date, locale)}</time>
            </p>
            {regime[locale]} · {upperFirst(label[locale])}
          </li>
        ))}
      </ol>
      <p className="above-3" data-screen-only>
        <PageLink page="calendar">{t('all')}</PageLink>
      </p>
    </section>
  );
}
