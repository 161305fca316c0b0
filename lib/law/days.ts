/** The day after a day, both `YYYY-MM-DD`. */
export function nextDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

/** Whether a day lies in a period, both ends included; an absent end is open. */
export const isWithin = (
  day: string,
  { from, until }: { from?: string | undefined; until?: string | undefined },
): boolean => (from === undefined || from <= day) && (until === undefined || day <= until);
