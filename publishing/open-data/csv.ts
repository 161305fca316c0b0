import { type Cell, printCsv } from '@/lib/csv';

export type Row = Readonly<Record<string, Cell>>;

/** Rows under a line of names; fields of a row that are not among the columns are left out. */
export const toCsv = (columns: readonly string[], rows: readonly Row[]): string =>
  printCsv([columns, ...rows.map((row) => columns.map((column) => row[column]))]);
