/** What a cell holds; nothing is an empty cell. */
export type Cell = string | number | boolean | null | undefined;

interface Style {
  /** Made for spreadsheet programs: with the mark by which they recognise UTF-8, and no cell that they would run. */
  spreadsheet?: boolean;
  /** With what visitors typed: no part of a cell that they may take for one of its own is run either. */
  typed?: boolean;
  /** Separators and decimals as spreadsheet programs expect them in French. */
  french?: boolean;
  quoteAll?: boolean;
}

const BYTE_ORDER_MARK = '\ufeff';

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

/** A cell that starts like a formula. */
const BEFORE_CELL = /^(?=[=+\-@\t\r])/;

/** Lines of cells as CSV (RFC 4180). */
export function printCsv(
  lines: readonly (readonly Cell[])[],
  { spreadsheet = false, typed = false, french = false, quoteAll = false }: Style = {},
): string {
  const separator = french ? ';' : ',';
  const printed = (cell: Cell): string => {
    if (typeof cell === 'number' && french) return String(cell).replace('.', ',');
    // After an apostrophe, spreadsheets read what follows as text.
    return typeof cell === 'string' && spreadsheet
      ? cell.replace(typed ? BEFORE_FORMULA : BEFORE_CELL, "'")
      : String(cell ?? '');
  };
  const quoted = (text: string): string =>
    quoteAll || /["\r\n]/.test(text) || text.includes(separator)
      ? `"${text.replaceAll('"', '""')}"`
      : text;
  const text = lines.map(
    (line) => `${line.map((cell) => quoted(printed(cell))).join(separator)}\r\n`,
  );
  return `${spreadsheet ? BYTE_ORDER_MARK : ''}${text.join('')}`;
}
