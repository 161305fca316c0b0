// Loaded only on guides built on an earlier day (enhance/timelines.ts).
import { dateStatus, type StatusTags } from '@/lib/content/facts/milestone-status';
import { formatDate } from '@/lib/format';
import type { Locale } from '@/lib/i18n/locales';
import { parisDay } from '@/lib/paris-day';

/** Recomputes the status of every dated milestone as of a day, and updates the displayed as-of date. */
export function bringToDay(day = parisDay(new Date())): void {
  const locale = document.documentElement.lang as Locale;
  for (const timeline of document.querySelectorAll<HTMLElement>('[data-state-on]')) {
    const looks: StatusTags = JSON.parse(timeline.dataset.looks ?? '');
    for (const time of timeline.querySelectorAll<HTMLTimeElement>('time[data-dated]')) {
      const tag = time.nextElementSibling;
      if (tag) [tag.textContent, tag.className] = looks[dateStatus(time.dateTime, day)];
    }
    const shown = timeline.querySelector<HTMLTimeElement>('figcaption time');
    if (shown) {
      shown.dateTime = day;
      shown.textContent = formatDate(day, locale);
    }
  }
}
