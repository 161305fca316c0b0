import { serialOf } from '@/downloads/days';
import type { Formula } from '@/downloads/workbook';
import { addDays } from '@/lib/dates';

/**
 * A day counted back from the one in the sheet's setting, B1.
 * @param cell holds the number of weeks.
 */
export const weeksBefore = (cell: string, day: string, weeks: number): Formula => ({
  formula: `$B$1-7*${cell}`,
  value: serialOf(day) - 7 * weeks,
});

/** 31 December of the year after a day's: the next closing that there is time to prepare for. */
export const nextClosing = (day: string): string => `${Number(day.slice(0, 4)) + 1}-12-31`;

/** The day some weeks after another. */
export const weeksAfter = (day: string, weeks: number): string => addDays(day, 7 * weeks);
