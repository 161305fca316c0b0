/** What a field holds; nothing is an empty field. */
export type Field = string | number | boolean | undefined;
export type Row = Readonly<Record<string, Field>>;

/**
 * Rows as CSV (RFC 4180) for programs: UTF-8 without a mark, commas, decimal points, and a first line of names.
 * @param columns in order; fields of a row that are not among them are left out.
 */
export const toCsv = (columns: readonly string[], rows: readonly Row[]): string =>
  [columns, ...rows.map((row) => columns.map((column) => row[column]))]
    .map((line) => `${line.map(written).join(',')}\r\n`)
    .join('');

const written = (field: Field): string => {
  const text = field === undefined ? '' : String(field);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
