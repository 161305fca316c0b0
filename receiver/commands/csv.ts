/** Characters that start a formula (full-width forms included), and those that end a line or a cell. */
const FORMULA = '[=+\\-@|%＝＋－＠]';
const ENDS = '\\t\\n\\v\\f\\r\\u0085\\u2028\\u2029';
/** Characters that spreadsheets skip before a formula. */
const SKIPPED = `(?![${ENDS}])[\\s\\p{Cc}\\p{Cf}"]`;

/**
 * Where a spreadsheet could see a formula (CSV injection): at the start of a cell, and after anything it
 * may treat as a delimiter. French Excel splits at semicolons, and then ignores quotes inside a cell.
 */
const BEFORE_FORMULA = new RegExp(
  `(?<=^|[,;，；${ENDS}])(?=(?:${SKIPPED})*${FORMULA})|^(?=[\\t\\r\\n])`,
  'gu',
);

/** One quoted cell; an apostrophe before each would-be formula makes spreadsheets treat it as text. */
const cell = (value: string): string =>
  `"${value.replace(BEFORE_FORMULA, "'").replaceAll('"', '""')}"`;

/** A table as CSV (RFC 4180), with the byte order mark that Excel needs to detect UTF-8. */
export const csvOf = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\uFEFF${[header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
