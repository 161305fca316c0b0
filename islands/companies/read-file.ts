import type { Sheet, SheetCell } from '@/law/companies/read-companies';
import type { Locale } from '@/lib/i18n/locales';

const UTF_16 = [0xff, 0xfe];
/** How an .xlsx file begins: it is an archive. */
const ARCHIVE = [0x50, 0x4b];

const beginsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/**
 * The lines of a file, a spreadsheet or CSV.
 * @throws when it is neither.
 */
export async function sheetOfFile(file: Blob, locale: Locale): Promise<Sheet> {
  const content = await file.arrayBuffer();
  const bytes = new Uint8Array(content);
  if (beginsWith(bytes, ARCHIVE)) return sheetOfWorkbook(content, locale);
  const text = decoded(bytes);
  if (text.includes('\0')) throw new Error('Not a text.');
  return sheetOfText(text, locale);
}

/** Spreadsheet programs write UTF-8, UTF-16 or, in Western Europe, Windows-1252. */
function decoded(bytes: Uint8Array): string {
  if (beginsWith(bytes, UTF_16)) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The first sheet of a workbook. */
async function sheetOfWorkbook(content: ArrayBuffer, locale: Locale): Promise<Sheet> {
  const { readSheet } = await import('read-excel-file/universal');
  const rows = await readSheet(content);
  return { rows: rows.map((row) => row.map(cellOf)), french: locale === 'fr' };
}

const cellOf = (cell: unknown): SheetCell =>
  typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean'
    ? cell
    : cell instanceof Date
      ? cell.toISOString().slice(0, 10)
      : null;

/**
 * The lines of a text in CSV, or copied from a spreadsheet. Numbers between semicolons are written as in French, between
 * commas as in English, between tabs as in the page.
 */
export async function sheetOfText(given: string, locale: Locale): Promise<Sheet> {
  const { default: papa } = await import('papaparse');
  const text = given.replace(/^\ufeff/, '');
  const delimiter = separatorOf(text);
  const parse = (part: string) => papa.parse<string[]>(part, { delimiter });
  const french = delimiter === ';' || (delimiter === '\t' && locale === 'fr');
  const { data, errors } = parse(text);
  if (errors.length === 0) return { rows: data, french };
  // A mark that is missing would swallow the lines after it: each is then read by itself.
  const lines = text.split(/\r\n|\r|\n/).map(parse);
  return {
    rows: lines.map((line) => line.data[0] ?? []),
    french,
    torn: lines.flatMap((line, index) => (line.errors.length > 0 ? [index + 1] : [])),
  };
}

/** Of a heading, commas may be a part. */
function separatorOf(text: string): string {
  const [first = ''] = text.trimStart().split(/[\r\n]/, 1);
  const bare = first.replace(/"[^"]*"/g, '');
  return ['\t', ';', ','].find((mark) => bare.includes(mark)) ?? ',';
}
