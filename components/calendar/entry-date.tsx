import { getTranslations } from 'next-intl/server';
import { isDateState } from '@/law/milestone-state';
import { formatDate } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { CalendarEntry } from '@/publishing/calendar/entries';
import { MilestoneTag } from '@/ui/milestone-tag';
import styles from './entry-list.module.css';

/** Date and state. enhance/timelines.ts brings the state up to date when the page is read later. */
export async function EntryDate({
  entry: { date, state, later },
}: {
  entry: Pick<CalendarEntry, 'date' | 'state' | 'later'>;
}) {
  const t = await getTranslations('guide.status');
  return (
    <p className={styles.when} data-search-skip>
      <time
        dateTime={date}
        data-dated={isDateState(state) ? '' : undefined}
        data-later={later && `${later.date} ${later.state}`}
      >
        {formatDate(date, await currentLocale())}
      </time>{' '}
      <MilestoneTag state={state} word={t(state)} />
    </p>
  );
}
