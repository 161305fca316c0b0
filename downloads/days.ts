import { addDays, daysBetween } from '@/lib/dates';

const FIRST = '1899-12-30';

/** The number of a day in spreadsheets: days since 30 December 1899. */
export const serialOf = (day: string): number => daysBetween(FIRST, day);

/** The day of a number. */
export const dayOf = (serial: number): string => addDays(FIRST, serial);
