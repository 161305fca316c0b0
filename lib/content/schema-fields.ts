import { string } from 'yup';

/** Message for a key that must be there. */
export const required = 'is missing';

/** True for a date that exists on the calendar. Accepts `YYYY-MM-DD`, `YYYY-MM` and `YYYY`. */
export function isRealDate(value: string): boolean {
  const match = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(value);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2] ?? 1), Number(match[3] ?? 1)];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Text that must be there. */
export const text = () =>
  string().typeError('must be text; put it in quotation marks').required(required);

/** A date, or a part of one. */
export const date = () =>
  text().test(
    'date',
    ({ value }) =>
      `"${value}" is not a date; write YYYY-MM-DD, YYYY-MM or YYYY, in quotation marks`,
    (value) => value === undefined || isRealDate(value),
  );

/** A day of the calendar. */
export const day = () =>
  text().test(
    'day',
    ({ value }) => `"${value}" is not a day of the calendar; write YYYY-MM-DD`,
    (value) => value === undefined || (value.length === 10 && isRealDate(value)),
  );

/** Text of a length. */
export const bounded = (min: number, max: number) =>
  text()
    .min(min, ({ value }) => `has ${String(value).length} characters; write at least ${min}`)
    .max(
      max,
      ({ value }) => `has ${String(value).length} characters; shorten it to at most ${max}`,
    );
