import { type Locale, localeTags } from './i18n/locales';

// Days are written `YYYY-MM-DD`, and so compare as text.

const DAY = 86_400_000;

/** The beginning of a day, UTC. */
export const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The day some days later, or earlier when negative. */
export const addDays = (day: string, days: number): string =>
  dayOf(new Date(midnight(day).getTime() + days * DAY));

/** The day some weeks before another, or after it when they are below zero. */
export const weeksBefore = (day: string, weeks: number): string => addDays(day, -7 * weeks);

/** The same day some months later; the last of the month where that month is shorter. */
export function addMonths(day: string, months: number): string {
  const date = midnight(day);
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0);
  return dayOf(date);
}

export const daysBetween = (from: string, to: string): number =>
  (midnight(to).getTime() - midnight(from).getTime()) / DAY;

export const earlier = (a: string, b: string): string => (b < a ? b : a);

/** First day of a `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
export const firstDay = (date: string): string => `${date}-01-01`.slice(0, 10);

/** Whether a day lies in a period, both ends included; an absent end is open. */
export const isWithin = (
  day: string,
  { from, until }: { from?: string | undefined; until?: string | undefined },
): boolean => (from === undefined || from <= day) && (until === undefined || day <= until);

/** Free at either end of a year that is drawn, so that the last day of one stands apart from the first of the next. */
const MARGIN = 7;

/** Where a date stands in its year as drawn, in percent of the width: a year or month in the middle of itself. */
export function placeInYear(date: string): number {
  const first = firstDay(date);
  const days = daysBetween(firstDay(date.slice(0, 4)), first);
  const half = date.length === 4 ? 182 : date.length === 7 ? 15 : 0;
  return Math.round(MARGIN + ((100 - 2 * MARGIN) * (days + half)) / 365);
}

/** Whether a `YYYY`, `YYYY-MM` or `YYYY-MM-DD` exists in the calendar. */
export function isDate(value: string): boolean {
  if (!/^\d{4}(-\d{2}(-\d{2})?)?$/.test(value)) return false;
  const first = firstDay(value);
  const date = midnight(first);
  return !Number.isNaN(date.getTime()) && dayOf(date) === first;
}

/** Whether a text is a day of the calendar. */
export const isDay = (value: string): boolean => value.length === 10 && isDate(value);

let paris: Intl.DateTimeFormat | undefined;

/**
 * The date in Paris, where the site is published, at a moment of this century, now by default. Until 22:00 UTC it is
 * the date in UTC, as Paris is one or two hours ahead. Every page asks for it while loading, and creating the format
 * takes a phone 100 ms.
 */
export function parisDay(moment = new Date()): string {
  if (moment.getUTCHours() < 22) return dayOf(moment);
  // The Swedish locale formats dates as ISO 8601.
  paris ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });
  return paris.format(moment);
}

/**
 * Today's date in Paris. `SITE_TODAY` overrides it, to preview the site as it will be on that day.
 * @throws when SITE_TODAY is not a date.
 */
export function today(now = new Date()): string {
  const set = process.env.SITE_TODAY?.trim();
  if (!set) return parisDay(now);
  if (!isDay(set)) throw new Error(`SITE_TODAY is "${set}". Set it to a day, such as 2027-01-31.`);
  return set;
}

/** Now, or the beginning of a `SITE_TODAY` to come: what will stop builds then, as these go by the real date. */
export const rehearsed = (): Date => (today() > parisDay() ? midnight(today()) : new Date());

/** `janvier`, `février` and so on. */
export function monthNames(locale: Locale): string[] {
  const { format } = new Intl.DateTimeFormat(localeTags[locale], {
    month: 'long',
    timeZone: 'UTC',
  });
  return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2026, month)));
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes longer than using it a hundred times. */
function dateFormat(locale: Locale, month: boolean, day: boolean): Intl.DateTimeFormat {
  const key = `${locale} ${month} ${day}`;
  const format =
    dateFormats.get(key) ??
    new Intl.DateTimeFormat(localeTags[locale], {
      timeZone: 'UTC',
      year: 'numeric',
      ...(month && { month: 'long' }),
      ...(day && { day: 'numeric' }),
    });
  dateFormats.set(key, format);
  return format;
}

/**
 * A localized date: `26 juillet 2028`, `July 2028`, `2028`.
 * @param iso `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; only the given parts are shown.
 */
export function formatDate(iso: string, locale: Locale): string {
  const [, month, day] = iso.split('-');
  const format = dateFormat(locale, month !== undefined, day !== undefined);
  const text = format.format(midnight(firstDay(iso)));
  // French writes the first of the month as an ordinal.
  const ordinal = locale === 'fr' && day === '01' ? text.replace(/^1 /, '1er ') : text;
  // A no-break space keeps the day with its month.
  return day ? ordinal.replace(' ', '\u00a0') : ordinal;
}
