import { addDays, midnight, weeksBefore } from '@/lib/dates';

/** Sunday is 0. */
const weekdayOf = (day: string): number => midnight(day).getUTCDay();

/** Easter Sunday of a year in the Gregorian calendar (Meeus, Jones and Butcher). */
export function easter(year: number): string {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return addDays(`${year}-0${Math.floor(n / 31)}-01`, n % 31);
}

const FIXED = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];
/** Easter Monday, Ascension Day and Whit Monday, in days from Easter. */
const MOVABLE = [1, 39, 50];

/** Public holidays of mainland France, without those of Alsace and Moselle (Labour Code, Art. L. 3133-1). */
export const isHoliday = (day: string): boolean =>
  FIXED.includes(day.slice(5)) ||
  MOVABLE.some((days) => addDays(easter(Number(day.slice(0, 4))), days) === day);

export const isWeekend = (day: string): boolean => weekdayOf(day) % 6 === 0;

const isWorkingDay = (day: string): boolean => !isWeekend(day) && !isHoliday(day);

/** A day itself when it is a working day, otherwise the last one before it. */
export const workingDayUntil = (day: string): string =>
  isWorkingDay(day) ? day : workingDayUntil(addDays(day, -1));

/** A day itself when it is a working day, otherwise the first one after it. */
const workingDayFrom = (day: string): string =>
  isWorkingDay(day) ? day : workingDayFrom(addDays(day, 1));

/** How a day counts towards full working days. */
type DayKind = 'notified' | 'counts' | 'weekend' | 'holiday' | 'issue';

interface CountedDay {
  readonly day: string;
  readonly kind: DayKind;
  /** Full working days so far. */
  readonly count: number;
}

/**
 * The days from the notice of a rating to the first on which it may be issued. The day of the notice is
 * not full, so that counting starts on the next one.
 * @param full number of full working days that the law gives.
 */
export function correctionDays(notifiedOn: string, full: number): CountedDay[] {
  const days: CountedDay[] = [{ day: notifiedOn, kind: 'notified', count: 0 }];
  let count = 0;
  let day = notifiedOn;
  while (count < full) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) count++;
    days.push({ day, kind: kindOf(day), count });
  }
  return [...days, { day: workingDayFrom(addDays(day, 1)), kind: 'issue', count }];
}

const kindOf = (day: string): DayKind =>
  isHoliday(day) ? 'holiday' : isWeekend(day) ? 'weekend' : 'counts';

/** Steps with their dates, counted back from the general meeting; a day off is moved to the working day before. */
export const datedStages = <S extends { readonly weeksBefore: number }>(
  stages: readonly S[],
  meeting: string,
): (S & { date: string })[] =>
  stages.map((stage) => ({
    ...stage,
    date: workingDayUntil(weeksBefore(meeting, stage.weeksBefore)),
  }));
