/** What begins a formula, in full width too, and what ends a line or a cell. */
const FORMULA = '[=+\\-@|%＝＋－＠]';
const ENDS = '\\t\\n\\v\\f\\r\\u0085\\u2028\\u2029';
/** What spreadsheets pass over before a formula. */
const PASSED_OVER = `(?![${ENDS}])[\\s\\p{Cc}\\p{Cf}"]`;

/**
 * Where spreadsheets would find a formula: at the start of a cell, and after whatever they may take for
 * the end of one. Excel in French splits at semicolons, and then sees no quotes inside its cells.
 */
const BEFORE_FORMULA = new RegExp(
  `(?<=^|[,;，；${ENDS}])(?=(?:${PASSED_OVER})*${FORMULA})|^(?=[\\t\\r\\n])`,
  'gu',
);

/** One value: quoted, and shown as text by every spreadsheet. */
const cell = (value: string): string =>
  `"${value.replace(BEFORE_FORMULA, "'").replaceAll('"', '""')}"`;

/** A table as CSV (RFC 4180) with a byte order mark, which spreadsheets need to read UTF-8. */
export const csvOf = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\uFEFF${[header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
