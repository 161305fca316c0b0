import { parisDay } from './paris-day';

/**
 * Today's date in Paris, `YYYY-MM-DD`. `SITE_TODAY` overrides it, to preview the site as it will be on
 * that day.
 * @throws when SITE_TODAY is not a date.
 */
export function today(now = new Date()): string {
  const set = process.env.SITE_TODAY?.trim();
  if (!set) return parisDay(now);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(set) || Number.isNaN(Date.parse(set))) {
    throw new Error(`SITE_TODAY is "${set}". Set it to a day, such as 2027-01-31.`);
  }
  return set;
}
