import { type Calendar, printCalendar } from '@/law/icalendar';

/** Some events of a calendar as an iCalendar file. They keep the ids they are published under. */
export const datesFile = (calendar: Calendar, ids: ReadonlySet<string>): string =>
  printCalendar({ ...calendar, events: calendar.events.filter(({ id }) => ids.has(id)) });
