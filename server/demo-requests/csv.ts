/** Spreadsheets run what starts with these characters as a formula. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@|%＝＋－＠]/u;

/** One value: quoted, and shown as text by every spreadsheet. */
const cell = (value: string): string =>
  `"${FORMULA.test(value) || /^[\t\r\n]/.test(value) ? "'" : ''}${value.replaceAll('"', '""')}"`;

/** A table as CSV (RFC 4180) with a byte order mark, which spreadsheets need to read UTF-8. */
export const csvOf = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\uFEFF${[header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
