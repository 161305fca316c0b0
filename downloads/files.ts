import { type Written, writtenLanguages } from '@/lib/i18n/written';
import { downloadFile, type Format, formats } from './addresses';
import type { DownloadContext } from './context';
import { toCsv } from './csv';
import { type DownloadId, downloadIds } from './ids';
import { workbookOf } from './workbooks';
import { toXlsx } from './xlsx';

/** A file to take away. */
export interface DownloadFile {
  readonly id: DownloadId;
  readonly locale: Written;
  readonly format: Format;
  /** `iro-grid-fr.xlsx`. */
  readonly name: string;
}

/** Every spreadsheet in every language and format. */
export const downloadFiles: readonly DownloadFile[] = downloadIds.flatMap((id) =>
  writtenLanguages.flatMap((locale) =>
    formats.map((format) => ({ id, locale, format, name: downloadFile(id, locale, format) })),
  ),
);

/** The bytes of a file. */
export async function downloadBytes(
  { id, locale, format }: DownloadFile,
  law: Omit<DownloadContext, 'locale'>,
): Promise<Buffer> {
  const workbook = workbookOf(id, { ...law, locale });
  return format === 'csv' ? Buffer.from(toCsv(workbook, locale)) : toXlsx(workbook, locale);
}
