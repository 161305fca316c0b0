import { getTranslations } from 'next-intl/server';
import { formatDate, today } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import { loadTypesetRegister } from '@/loaders/law';
import { calendarEntries, entriesOn, nextEntries } from '@/publishing/calendar/entries';
import { PageLink } from '@/ui/page-link';
import styles from './next-dates.module.css';

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
      <h2 id="next-dates" className={styles.title}>
        {t('title')}
      </h2>
      <p className={styles.asOf}>{t('asOf', { date: formatDate(day, locale) })}</p>
      <ol role="list">
        {next.map(({ id, date, regime, label }) => (
          <li key={id} className={styles.entry}>
            <time dateTime={date}>{formatDate(date, locale)}</time>
            <PageLink page="calendar" anchor={id} className={styles.link}>
              {regime[locale]} · {label[locale]}
            </PageLink>
          </li>
        ))}
      </ol>
      <p className={styles.all}>
        <PageLink page="calendar">{t('all')}</PageLink>
      </p>
    </section>
  );
}
