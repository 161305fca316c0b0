import { type Cell as CsvCell, printCsv } from '@/lib/csv';
import type { Written } from '@/lib/i18n/locales';
import { dayOf } from './days';
import { type Cell, isDay, isFormula, type Kind, type Workbook } from './workbook';

/** A workbook as CSV: its sheets one after the other, each under its name, without empty lines, and with what formulas come to. */
export function toCsv(workbook: Workbook, locale: Written): string {
  const lines = workbook.flatMap(({ name, settings = [], columns, rows }, index) => [
    ...(index > 0 ? [[]] : []),
    [name],
    ...settings.map(({ label, value, kind }) => [label, shown(value, kind)]),
    columns.map(({ title }) => title),
    ...rows
      .map((row) => row.map((cell, at) => shown(cell, columns[at]?.kind)))
      .filter((row) => row.some((cell) => cell !== null && cell !== '')),
  ]);
  return printCsv(lines, { spreadsheet: true, french: locale === 'fr' });
}

function shown(cell: Cell, kind: Kind | undefined): CsvCell {
  const value = isFormula(cell) ? cell.value : cell;
  if (isDay(value)) return value.day;
  return typeof value === 'number' && kind === 'date' ? dayOf(value) : value;
}
