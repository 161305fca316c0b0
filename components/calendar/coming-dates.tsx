import { getTranslations } from 'next-intl/server';
import indexed from '@/components/layout/indexed-entries.module.css';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { CalendarEntry } from '@/publishing/calendar/entries';
import { EntryDate } from './entry-date';
import styles from './entry-list.module.css';
import { subjectsOf } from './regimes';

/** The dates of the months ahead, each linked to its place in the calendar. */
export async function ComingDates({ entries }: { entries: readonly CalendarEntry[] }) {
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
      <h2 id="coming" className={indexed.title}>
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
