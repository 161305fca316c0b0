import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { Ask } from '@/components/ui/sections/ask';
import { PageIntroduction } from '@/components/ui/sections/page-head';
import { looksOf } from '@/components/ui/tag';
import { today } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import { type Locale, localeTags } from '@/lib/i18n/locales';
import { loadTypesetRegister } from '@/loaders/law';
import {
  type CalendarEntry,
  calendarEntries,
  type EntriesOfYear,
  entriesByYear,
} from '@/publishing/calendar/entries';
import styles from './calendar.module.css';
import { CalendarLinks } from './calendar-links';
import { EntryList } from './entries';
import type { Regime } from './regimes';
import { Strip } from './strip';

/** Every date of the register of law: drawn for the years ahead, then by year; those far off and those behind are folded. */
export async function CalendarPage() {
  const guide = await getTranslations('guide');
  const locale = await currentLocale();
  const day = today();
  const entries = calendarEntries(loadTypesetRegister(locale), day);
  const { ahead, behind } = entriesByYear(entries, day);
  const nextYear = Number(day.slice(0, 4)) + 1;
  const near = ahead.filter(({ year }) => Number(year) <= nextYear);
  const later = ahead.slice(near.length);
  const regimes = regimesOf(entries, locale);
  const having = (wanted: CalendarEntry['state']) =>
    entries.filter(({ state }) => state === wanted).length;
  return (
    <PageShell page="calendar">
      <PageIntroduction
        page="calendar"
        layout="banner"
        values={{
          count: entries.length,
          regimes: regimes.length,
          deferred: having('deferred'),
          cancelled: having('cancelled'),
        }}
      />
      <div
        data-calendar
        data-plate
        data-state-on={day}
        data-looks={looksOf((state) => guide(`status.${state}`))}
      >
        <Strip entries={entries} regimes={regimes} day={day} />
        <div className="page above-6">
          <Ask title="monitoring" />
        </div>
        <div className={`page ${styles.list}`}>
          <nav className={`spread above-6 ${styles.years}`} aria-label={guide('contents')}>
            {near.map(({ year }) => (
              <a key={year} href={`#year-${year}`}>
                {year}
              </a>
            ))}
            {later.map(({ year }) => (
              <a key={year} href={`#later-${year}`}>
                {year}
              </a>
            ))}
          </nav>
          {near.map(({ year, entries: own }) => (
            <section
              key={year}
              className={`grid ${styles.year}`}
              aria-labelledby={`year-${year}`}
              data-year
            >
              <h2 id={`year-${year}`} className={styles.number}>
                {year}
              </h2>
              <EntryList entries={own} />
            </section>
          ))}
          {later.length > 0 && <FoldedYears id="later" years={later} />}
          <FoldedYears id="behind" years={behind} />
          <Subscriptions regimes={regimes} />
        </div>
      </div>
    </PageShell>
  );
}

/** The regimes of some entries, in the alphabetical order of a language. */
function regimesOf(entries: readonly CalendarEntry[], locale: Locale): Regime[] {
  const names = new Map(entries.map(({ subject, regime }) => [subject, regime[locale]]));
  const { compare } = new Intl.Collator(localeTags[locale]);
  return [...names].map(([id, name]) => ({ id, name })).sort((a, b) => compare(a.name, b.name));
}

interface FoldedYearsProps {
  id: 'later' | 'behind';
  years: readonly EntriesOfYear[];
}

/** Years that few ask for, a fold for each. The browser's search and links to an entry open it. */
async function FoldedYears({ id, years }: FoldedYearsProps) {
  const t = await getTranslations('calendar');
  return (
    <section
      className={`grid ${styles.year}`}
      aria-labelledby={id}
      data-search-skip={id === 'behind' || undefined}
    >
      <h2 id={id}>{t(id)}</h2>
      <div>
        {years.map(({ year, andEarlier, entries }) => (
          <details key={year} className="fold" data-year>
            <summary>
              <h3 id={`${id}-${year}`}>{andEarlier ? t('andEarlier', { year }) : year}</h3>
            </summary>
            <EntryList entries={entries} />
          </details>
        ))}
      </div>
    </section>
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
      className={`grid ${styles.year}`}
      aria-labelledby="subscribe-title"
      data-search-skip
      data-screen-only
    >
      <h2 id="subscribe-title">{t('title')}</h2>
      <div>
        <p className="measure">{t('text')}</p>
        <p className="line flow">
          {t('all')}
          <CalendarLinks name={t('all')} />
        </p>
        <details className="fold">
          <summary>{t('each')}</summary>
          <ul role="list" className={styles.feeds}>
            {regimes.map(({ id, name }) => (
              <li key={id}>
                <CalendarLinks name={name} subject={id} listed />
              </li>
            ))}
          </ul>
        </details>
      </div>
    </section>
  );
}
