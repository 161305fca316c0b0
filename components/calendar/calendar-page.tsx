import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { looksOf } from '@/components/ui/milestone-tag';
import { CtaBand } from '@/components/ui/sections/cta-band';
import { PageHead } from '@/components/ui/sections/page-head';
import { PageSummary } from '@/components/ui/sections/page-summary';
import { currentLocale } from '@/i18n/current-locale';
import { calendarEntries, comingEntries, entriesByYear } from '@/lib/calendar/entries';
import { loadTypesetRegister } from '@/lib/content/load/law';
import { formatDate } from '@/lib/format';
import { today } from '@/lib/today';
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
  const common = await getTranslations('summary');
  const guide = await getTranslations('guide');
  const locale = await currentLocale();
  const day = today();
  const entries = calendarEntries(loadTypesetRegister(locale), day);
  const coming = comingEntries(entries, day, MONTHS_AHEAD);
  const years = entriesByYear(entries, day);
  const regimes = regimesOf(entries, locale);
  const summary: string[] = t.raw('summary');
  return (
    <PageShell page="calendar">
      <PageHead
        kicker={t('kicker')}
        title={t('title')}
        lead={t('lead')}
        aside={<PageSummary title={common('title')} items={summary} />}
      />
      <div
        className={styles.columns}
        data-calendar
        data-state-on={day}
        data-looks={looksOf((state) => guide(`status.${state}`))}
      >
        <nav className={styles.index} aria-labelledby="index-title" data-contents>
          <h2 id="index-title" className={styles.indexTitle}>
            {t('index')}
          </h2>
          <ul role="list">
            <li data-in={subjectsOf(coming)}>
              <a href="#coming">{t('coming')}</a>
            </li>
            {years.map(({ year, entries: inYear }) => (
              <li key={year} data-in={subjectsOf(inYear)}>
                <a href={`#year-${year}`}>{year}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.text}>
          <RegimeFilter regimes={regimes} />
          <p className={styles.stateOn} data-state-caption>
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
        </div>
      </div>
      <CtaBand />
    </PageShell>
  );
}
