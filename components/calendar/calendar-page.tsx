import { getTranslations } from 'next-intl/server';
import { IndexedColumns } from '@/components/layout/indexed-columns';
import indexed from '@/components/layout/indexed-columns.module.css';
import { PageShell } from '@/components/layout/page-shell';
import { formatDate, today } from '@/lib/dates';
import { fingerprint } from '@/lib/exported-files';
import { currentLocale } from '@/lib/i18n/current-locale';
import { type Locale, localeTags } from '@/lib/i18n/locales';
import { loadTypesetRegister } from '@/loaders/law';
import {
  type CalendarEntry,
  calendarEntries,
  comingEntries,
  entriesByYear,
} from '@/publishing/calendar/entries';
import { PageLink } from '@/ui/links';
import { PageIntroduction } from '@/ui/sections/page-head';
import { looksOf } from '@/ui/tag';
import styles from './calendar.module.css';
import { CalendarLinks } from './calendar-links';
import { EntryDate, EntryList, subjectsOf } from './entries';

/** Every date of the register of law: the next six months, then by year, with a filter by regime. */
export async function CalendarPage() {
  const t = await getTranslations('calendar');
  const guide = await getTranslations('guide');
  const locale = await currentLocale();
  const day = today();
  const entries = calendarEntries(loadTypesetRegister(locale), day);
  const coming = comingEntries(entries, day, MONTHS_AHEAD);
  const years = entriesByYear(entries, day);
  const regimes = regimesOf(entries, locale);
  return (
    <PageShell page="calendar">
      <PageIntroduction page="calendar" />
      <IndexedColumns
        title={t('index')}
        shortEntries
        index={
          <>
            <li data-in={subjectsOf(coming)}>
              <a href="#coming">{t('coming')}</a>
            </li>
            {years.map(({ year, entries: inYear }) => (
              <li key={year} data-in={subjectsOf(inYear)}>
                <a href={`#year-${year}`}>{year}</a>
              </li>
            ))}
          </>
        }
        data-calendar
        data-state-on={day}
        data-looks={looksOf((state) => guide(`status.${state}`))}
      >
        <RegimeFilter regimes={regimes} />
        <p className={styles.stateOn} data-state-caption data-search-skip>
          {guide.rich('stateOn', {
            date: formatDate(day, locale),
            day: (date) => <time dateTime={day}>{date}</time>,
          })}
        </p>
        <ComingDates entries={coming} />
        <Subscriptions regimes={regimes} />
        {years.map(({ year, entries: inYear }) => (
          <EntryList key={year} year={year} entries={inYear} past={year < day.slice(0, 4)} />
        ))}
      </IndexedColumns>
    </PageShell>
  );
}

/** A subject of the law that has dates. */
interface Regime {
  id: string;
  name: string;
}

/** The regimes of some entries, in the alphabetical order of a language. */
function regimesOf(entries: readonly CalendarEntry[], locale: Locale): Regime[] {
  const names = new Map(entries.map(({ subject, regime }) => [subject, regime[locale]]));
  const { compare } = new Intl.Collator(localeTags[locale]);
  return [...names].map(([id, name]) => ({ id, name })).sort((a, b) => compare(a.name, b.name));
}

/** The dates of the months ahead, each linked to its place in the calendar. */
async function ComingDates({ entries }: { entries: readonly CalendarEntry[] }) {
  const t = await getTranslations('calendar');
  const locale = await currentLocale();
  if (entries.length === 0) return null;
  return (
    <section
      className={styles.year}
      aria-labelledby="coming"
      data-in={subjectsOf(entries)}
      data-search-skip
    >
      <h2 id="coming" className={indexed.entriesTitle}>
        {t('coming')}
      </h2>
      <ol role="list">
        {entries.map((entry) => (
          <li key={entry.id} className={indexed.entry} data-regime={entry.subject}>
            <EntryDate entry={entry} />
            <p className={styles.label}>
              <span className={styles.regime}>{entry.regime[locale]}</span>{' '}
              <a href={`#${entry.id}`}>{entry.label[locale]}</a>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const boxOf = (id: string): string => `show-${id}`;

/**
 * With a box ticked, only its regime is shown, with the years that have dates of it, here and in the index. Separate
 * selectors rather than `:is()`, so that browsers match each only against elements with its attribute.
 */
const rulesFor = (regimes: readonly Regime[]): string => {
  const shown = (by: string, ...what: string[]) =>
    what.map((selector) => `[data-calendar]:has(${by}) ${selector}`).join();
  return [
    `${shown('[data-regimes] :checked', '[data-regime]', '[data-in]')}{display:none}`,
    ...regimes.map(
      ({ id }) =>
        `${shown(`#${boxOf(id)}:checked`, `[data-regime=${id}]`, `[data-in~=${id}]`)}{display:grid}`,
    ),
  ].join('\n');
};

/** Shows the dates of the regimes that are ticked, by CSS alone; all of them when none is. */
async function RegimeFilter({ regimes }: { regimes: readonly Regime[] }) {
  const t = await getTranslations('calendar.filter');
  const css = rulesFor(regimes);
  return (
    <div className={styles.form} data-regimes data-search-skip data-screen-only>
      <style href={fingerprint(css)} precedence="calendar">
        {css}
      </style>
      <details className={styles.filter}>
        <summary>{t('title')}</summary>
        <fieldset className={styles.regimes}>
          <legend className={styles.hint}>{t('hint')}</legend>
          {regimes.map(({ id, name }) => (
            <label key={id} className={styles.choice}>
              <input type="checkbox" id={boxOf(id)} /> {name}
            </label>
          ))}
        </fieldset>
        <p className={styles.reset}>
          <PageLink page="calendar">{t('reset')}</PageLink>
        </p>
      </details>
    </div>
  );
}

/**
 * Calendars to download: all regimes, then each. Subscribing needs a public origin, so it is offered only with
 * one.
 */
async function Subscriptions({ regimes }: { regimes: readonly Regime[] }) {
  const t = await getTranslations('calendar.subscribe');
  return (
    <section
      className={styles.section}
      aria-labelledby="subscribe-title"
      data-search-skip
      data-screen-only
    >
      <h2 id="subscribe-title" className={styles.feedsTitle}>
        {t('title')}
      </h2>
      <p className={styles.text}>{t('text')}</p>
      <p className={styles.feed}>
        <span>{t('all')}</span>
        <span className={styles.links}>
          <CalendarLinks name={t('all')} />
        </span>
      </p>
      <details className={styles.each}>
        <summary>{t('each')}</summary>
        <ul role="list" className={styles.list}>
          {regimes.map(({ id, name }) => (
            <li key={id} className={styles.feed}>
              <span>{name}</span>
              <span className={styles.links}>
                <CalendarLinks name={name} subject={id} />
              </span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

const MONTHS_AHEAD = 6;
