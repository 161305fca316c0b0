import { addDays, daysBetween } from '@/lib/dates';

/** A formula and its result, for readers that do not calculate. Names of functions are English. */
export interface Formula {
  /** Without its equals sign. */
  readonly formula: string;
  readonly value: string | number;
}

/** A day, `YYYY-MM-DD`. */
interface Day {
  readonly day: string;
}

/** An empty cell is for the reader to fill in. */
export type Cell = string | number | Formula | Day | null;

export type Kind = 'text' | 'number' | 'percent' | 'date';

interface Column {
  readonly title: string;
  /** In characters. */
  readonly width: number;
  /** Text by default. */
  readonly kind?: Kind | undefined;
  /** The choices that the cells offer. */
  readonly choices?: readonly string[] | undefined;
  /** To be filled in by the reader, and marked as such. */
  readonly input?: boolean | undefined;
}

/** A value that the formulas of a sheet refer to, or a sum of it: a line above the table. */
interface Setting {
  readonly label: string;
  readonly value: Cell;
  readonly kind?: Kind | undefined;
  readonly input?: boolean | undefined;
}

export interface Sheet {
  /** At most 31 characters, without any of `[]:*?/\`. */
  readonly name: string;
  readonly settings?: readonly Setting[] | undefined;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
}

export type Workbook = readonly Sheet[];

/** The line of a sheet's table head, counted from 1: settings and an empty line stand above it. */
export const headLine = (settings: number): number => (settings === 0 ? 1 : settings + 2);

/** The letters of a column, counted from 0: `A` to `Z`, then `AA`. */
export const letter = (column: number): string =>
  (column < 26 ? '' : letter(Math.floor(column / 26) - 1)) +
  String.fromCharCode(65 + (column % 26));

export const isFormula = (cell: Cell): cell is Formula =>
  typeof cell === 'object' && cell !== null && 'formula' in cell;
/** A formula that calculates: a link is written as one too. */
export const isComputed = (cell: Cell): cell is Formula =>
  isFormula(cell) && !cell.formula.startsWith('HYPERLINK(');
export const isDay = (cell: Cell): cell is Day =>
  typeof cell === 'object' && cell !== null && 'day' in cell;

const FIRST = '1899-12-30';

/** The number of a day in spreadsheets: days since 30 December 1899. */
export const serialOf = (day: string): number => daysBetween(FIRST, day);

/** The day of a number. */
export const dayOf = (serial: number): string => addDays(FIRST, serial);
