import {
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { MilestoneState } from '@/law/milestones';
import { addDays, firstDay, midnight } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';

// iCalendar, RFC 5545: https://www.rfc-editor.org/rfc/rfc5545

const SECONDS_A_DAY = 86_400;

/** How often an event has been revised, and when last. */
export interface Revision {
  sequence: number;
  /** `YYYY-MM-DD`. */
  on: string;
}

/** A calendar event, in the language of its calendar. */
export interface CalendarEvent extends Revision {
  /** Permanent. */
  id: string;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; the event is on the first day of a year or month. */
  date: string;
  state: MilestoneState;
  summary: string;
  description: string;
  category: string;
  url: string;
}

export interface Calendar {
  name: string;
  description: string;
  language: Locale;
  /** Name of the publisher, and the host that event ids end in. */
  publisher: string;
  host: string;
  /** The page with the same dates. */
  url: string;
  /** URL to refresh it from; absent for a one-off download. */
  source?: string | undefined;
  events: readonly CalendarEvent[];
}

const statusOf = (state: MilestoneState): ICalEventStatus => {
  if (state === 'cancelled' || state === 'deferred') return ICalEventStatus.CANCELLED;
  return state === 'proposed' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
};

/** A URI needs no escape of commas but the generator's: those of addresses are written in percent. */
const uri = (url: string): string => url.replaceAll(',', '%2C').replaceAll(';', '%3B');

/** An iCalendar file of all-day events, without alarms, that leave the day free. */
export function printCalendar(calendar: Calendar): string {
  const { name, description, language, publisher, host, url, source, events } = calendar;
  const file = new ICalCalendar({
    name,
    description,
    prodId: { company: publisher, product: 'Calendar', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    url: uri(url),
    ...(source !== undefined && { ttl: SECONDS_A_DAY, source: uri(source) }),
    scale: 'GREGORIAN',
  });
  for (const event of events) {
    const day = firstDay(event.date);
    file.createEvent({
      id: `${event.id}@${host}`,
      sequence: event.sequence,
      stamp: midnight(event.on),
      lastModified: midnight(event.on),
      start: midnight(day),
      end: midnight(addDays(day, 1)),
      allDay: true,
      summary: event.summary,
      description: { plain: event.description },
      categories: [{ name: event.category }],
      url: uri(event.url),
      status: statusOf(event.state),
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return `${file.toString()}\r\n`;
}
