import type { Written } from '@/lib/i18n/written';
import { dayOf } from './days';
import { type Cell, isDay, isFormula, type Kind, type Workbook } from './workbook';

const separators: Record<Written, string> = { fr: ';', en: ',' };
const decimals: Record<Written, string> = { fr: ',', en: '.' };

/** Spreadsheet programs need it to recognise UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * A workbook as CSV (RFC 4180): its sheets one after the other, each under its name, without empty lines,
 * and with what formulas come to. Separator and decimals are those that spreadsheet programs of the language expect.
 */
export function toCsv(workbook: Workbook, locale: Written): string {
  const lines = workbook.flatMap(({ name, settings = [], columns, rows }, index) => [
    ...(index > 0 ? [[]] : []),
    [quoted(name, locale)],
    ...settings.map(({ label, value, kind }) => [
      quoted(label, locale),
      written(value, kind, locale),
    ]),
    columns.map(({ title }) => quoted(title, locale)),
    ...rows
      .map((row) => row.map((cell, at) => written(cell, columns[at]?.kind, locale)))
      .filter((row) => row.some((cell) => cell !== '')),
  ]);
  return `${BYTE_ORDER_MARK}${lines.map((line) => line.join(separators[locale])).join('\r\n')}\r\n`;
}

function written(cell: Cell, kind: Kind | undefined, locale: Written): string {
  const value = isFormula(cell) ? cell.value : cell;
  if (value === null) return '';
  if (isDay(value)) return value.day;
  if (typeof value === 'string') return quoted(value, locale);
  if (kind === 'date') return dayOf(value);
  return String(value).replace('.', decimals[locale]);
}

/** Text that a program would run as a formula gets an apostrophe before it (OWASP, CSV injection). */
function quoted(text: string, locale: Written): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /["\r\n]/.test(safe) || safe.includes(separators[locale])
    ? `"${safe.replaceAll('"', '""')}"`
    : safe;
}
