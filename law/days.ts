/** The day after a day, both `YYYY-MM-DD`. */
export function nextDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

/** The same day some months later; the last of the month where that month is shorter. */
export function monthsLater(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0);
  return date.toISOString().slice(0, 10);
}

/** First day of a `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
export const firstDay = (date: string): string => `${date}-01-01`.slice(0, 10);

/** Whether a day lies in a period, both ends included; an absent end is open. */
export const isWithin = (
  day: string,
  { from, until }: { from?: string | undefined; until?: string | undefined },
): boolean => (from === undefined || from <= day) && (until === undefined || day <= until);
