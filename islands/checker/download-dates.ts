import { loadLazily } from '@/islands/browser/load-lazily';
import type { Calendar } from '@/law/icalendar';
import { fetchJson } from '@/lib/browser/fetch-json';
import { download } from './export';

/**
 * Offers some dates as an iCalendar file. It is made in the browser from the dates of every regime, so that the
 * request does not tell which concern the company.
 * @param address of the calendar that holds them.
 */
export function downloadDates(address: string, ids: ReadonlySet<string>): void {
  loadLazily(async () => {
    const [{ datesFile }, calendar] = await Promise.all([
      import('./dates-file'),
      fetchJson<Calendar>(address),
    ]);
    download('vigie-esg.ics', datesFile(calendar, ids), 'text/calendar');
    // The page offers a reload when they cannot be had.
  }).catch(() => undefined);
}
