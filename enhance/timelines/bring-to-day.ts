// Loaded on guides that were built on an earlier day (enhance/timelines.ts).
import { dateStatus, type StatusLooks } from '@/lib/content/milestone-status';
import { formatDate } from '@/lib/format';
import type { Locale } from '@/lib/i18n/locales';
import { parisDay } from '@/lib/paris-day';

/** Gives every milestone whose status follows from its date the status of a day, and names that day. */
export function bringToDay(day = parisDay(new Date())): void {
  const locale = document.documentElement.lang as Locale;
  for (const timeline of document.querySelectorAll<HTMLElement>('[data-state-on]')) {
    const { caption = '', looks = '' } = timeline.dataset;
    const statuses: StatusLooks = JSON.parse(looks);
    for (const time of timeline.querySelectorAll<HTMLTimeElement>('time[data-dated]')) {
      const tag = time.nextElementSibling;
      if (tag) [tag.textContent, tag.className] = statuses[dateStatus(time.dateTime, day)];
    }
    const shown = timeline.querySelector('figcaption');
    if (shown) shown.textContent = caption.replace('{date}', formatDate(day, locale));
    timeline.dataset.stateOn = day;
  }
}
