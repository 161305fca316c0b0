import { addDays } from '@/lib/dates';
import { isHoliday, isWeekend, isWorkingDay, workingDayFrom } from './working-days';

/** How a day counts towards full working days. */
export type DayKind = 'notified' | 'counts' | 'weekend' | 'holiday' | 'issue';

export interface CountedDay {
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
