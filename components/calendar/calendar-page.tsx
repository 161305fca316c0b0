import { getTranslations } from 'next-intl/server';
import { IndexedColumns } from '@/components/layout/indexed-columns';
import { PageShell } from '@/components/layout/page-shell';
import { formatDate, today } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import { loadTypesetRegister } from '@/loaders/law';
import { calendarEntries, comingEntries, entriesByYear } from '@/publishing/calendar/entries';
import { looksOf } from '@/ui/milestone-tag';
import { CtaBand } from '@/ui/sections/cta-band';
import { PageIntroduction } from '@/ui/sections/page-introduction';
import styles from './calendar-page.module.css';
import { ComingDates } from './coming-dates';
import { EntryList } from './entry-list';
import { RegimeFilter } from './regime-filter';
import { regimesOf, subjectsOf } from './regimes';
import { Subscriptions } from './subscriptions';

const MONTHS_AHEAD = 6;

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
      <CtaBand />
    </PageShell>
  );
}
