import type { Blob } from 'node:buffer';
import type Stream from 'node:stream';
import { unzipSync, zipSync } from 'fflate';
import type { CellObject, Feature, Sheet as WrittenSheet } from 'write-excel-file/node';
import writeExcelFile from 'write-excel-file/node';
import { escapeMarkup } from '@/lib/escape';
import type { Written } from '@/lib/i18n/locales';
import {
  type Cell,
  headLine,
  isComputed,
  isDay,
  isFormula,
  type Kind,
  letter,
  type Sheet,
  serialOf,
  type Workbook,
} from './workbook';

// What the library cannot write, added to the XML of a sheet (ECMA-376, part 1, 18.3.1).

/** Lines below the table that offer the same answers. */
const SPARE_LINES = 200;

/** Adds the results of formulas, which programs show until they recalculate, and the lists of choices. */
const completeSheet = (xml: string, sheet: Sheet): string =>
  withChoices(withValues(xml, sheet), sheet);

/** Values of a sheet's formulas by cell, `C5`. */
function formulaValues({ settings = [], rows }: Sheet): Map<string, string | number> {
  const first = headLine(settings.length) + 1;
  const lines = [
    ...settings.map(({ value }, at) => ({ line: at + 1, cells: [null, value] })),
    ...rows.map((cells, at) => ({ line: first + at, cells })),
  ];
  return new Map(
    lines.flatMap(({ line, cells }) =>
      cells.flatMap((cell, at) =>
        isFormula(cell) ? [[`${letter(at)}${line}`, cell.value] as const] : [],
      ),
    ),
  );
}

function withValues(xml: string, sheet: Sheet): string {
  const values = formulaValues(sheet);
  return xml.replace(
    /<c r="([A-Z]+\d+)"([^>]*)><f>([^<]*)<\/f><\/c>/g,
    (whole, cell: string, attributes: string, formula: string) => {
      const value = values.get(cell);
      if (value === undefined) return whole;
      const type = typeof value === 'string' ? ' t="str"' : '';
      return `<c r="${cell}"${attributes}${type}><f>${formula}</f><v>${escapeMarkup(String(value))}</v></c>`;
    },
  );
}

/** Lists of answers. The longest that a cell may carry is 255 characters. */
function withChoices(xml: string, { settings = [], columns, rows }: Sheet): string {
  const first = headLine(settings.length) + 1;
  const last = first + rows.length + SPARE_LINES;
  const lists = columns.flatMap(({ choices }, at) =>
    choices
      ? [
          `<dataValidation type="list" allowBlank="1" sqref="${letter(at)}${first}:${letter(at)}${last}">` +
            `<formula1>"${escapeMarkup(choices.join(',').replaceAll('"', '""'))}"</formula1></dataValidation>`,
        ]
      : [],
  );
  if (lists.length === 0) return xml;
  const block = `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`;
  // After these elements, before all others.
  const before = ['mergeCells', 'sheetData'].find((tag) => xml.includes(`</${tag}>`)) ?? '';
  return xml.replace(`</${before}>`, `</${before}>${block}`);
}

const dateFormats: Record<Written, string> = { fr: 'dd/mm/yyyy', en: 'd mmm yyyy' };

/** From the site's palette: behind heads, behind what readers fill in, behind formulas, and between cells. */
const HEAD = '#E7ECE6';
const INPUT = '#FFF9E5';
export const COMPUTED = '#E6EEF5';
const BORDER = '#C9CFC8';

const look = {
  borderColor: BORDER,
  borderStyle: 'thin',
  wrap: true,
  alignVertical: 'top',
} as const;

interface Place {
  readonly kind?: Kind | undefined;
  readonly input?: boolean | undefined;
}

/** A cell with its type, its number format and its look. */
function writtenCell(cell: Cell, { kind, input }: Place, locale: Written): CellObject {
  const fill = isComputed(cell) ? COMPUTED : input && INPUT;
  const style = { ...look, ...(fill && { backgroundColor: fill }), ...formatOf(kind, locale) };
  if (cell === null) return 'format' in style ? { ...style, type: Number } : style;
  if (isFormula(cell)) return { ...style, type: 'Formula', value: cell.formula };
  if (isDay(cell))
    return { ...style, ...formatOf('date', locale), type: Number, value: serialOf(cell.day) };
  if (typeof cell === 'number') return { ...style, type: Number, value: cell };
  const { format: _, ...text } = { format: '', ...style };
  return { ...text, type: String, value: cell };
}

const headCell = (title: string): CellObject => ({
  ...look,
  type: String,
  value: title,
  fontWeight: 'bold',
  backgroundColor: HEAD,
});

const labelCell = (label: string): CellObject => ({
  type: String,
  value: label,
  fontWeight: 'bold',
  wrap: true,
  alignVertical: 'top',
});

function formatOf(kind: Kind | undefined, locale: Written): { format?: string } {
  if (kind === 'percent') return { format: '0.0%' };
  return kind === 'date' ? { format: dateFormats[locale] } : {};
}

/** Moment of every file in the archive, so that the same workbook is the same bytes. */
const EPOCH = new Date(2026, 0, 1);

type FileContent = Stream | Buffer | Blob;

/** A workbook as an .xlsx file without macros. */
export async function toXlsx(workbook: Workbook, locale: Written): Promise<Buffer> {
  const written = await writeExcelFile(
    workbook.map((sheet) => writtenSheet(sheet, locale)),
    { fontFamily: 'Calibri', fontSize: 11, features: [completion(workbook)] },
  ).toBuffer();
  return Buffer.from(zipSync(unzipSync(written), { mtime: EPOCH, level: 9 }));
}

const completion = (workbook: Workbook): Feature<FileContent> => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml, _options, { sheetIndex }) => {
          const sheet = workbook[sheetIndex];
          return sheet ? completeSheet(xml, sheet) : xml;
        },
      },
    },
  },
});

/** Settings, an empty line, the head of the table, which stays in view, and its lines. */
function writtenSheet(
  { name, settings = [], columns, rows }: Sheet,
  locale: Written,
): WrittenSheet<FileContent> {
  return {
    sheet: name,
    orientation: 'landscape',
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: headLine(settings.length),
    data: [
      ...settings.map(({ label, value, ...place }) => [
        labelCell(label),
        writtenCell(value, place, locale),
      ]),
      ...(settings.length > 0 ? [[]] : []),
      columns.map(({ title }) => headCell(title)),
      ...rows.map((row) => row.map((cell, at) => writtenCell(cell, columns[at] ?? {}, locale))),
    ],
  };
}
