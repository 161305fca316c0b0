import type { Blob } from 'node:buffer';
import type Stream from 'node:stream';
import { unzipSync, zipSync } from 'fflate';
import writeExcelFile, { type Feature, type Sheet as WrittenSheet } from 'write-excel-file/node';
import type { Written } from '@/lib/i18n/written';
import { completeSheet } from './sheet-xml';
import { headLine, type Sheet, type Workbook } from './workbook';
import { headCell, labelCell, writtenCell } from './xlsx-cell';

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
