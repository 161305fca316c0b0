import type { Written } from '@/lib/i18n/written';
import type { DownloadId } from './ids';

/** Formats that each spreadsheet is offered in, the fuller one first. */
export const formats = ['xlsx', 'csv'] as const;
export type Format = (typeof formats)[number];

/** Where the files are, in every language. */
const DOWNLOADS = '/downloads/';

/** `iro-grid-fr.xlsx`: stable, so that a link to it keeps working. */
export const downloadFile = (id: DownloadId, locale: Written, format: Format): string =>
  `${id}-${locale}.${format}`;

/** `/downloads/iro-grid-fr.xlsx`. */
export const downloadPath = (id: DownloadId, locale: Written, format: Format): string =>
  DOWNLOADS + downloadFile(id, locale, format);

export const mediaTypes: Readonly<Record<Format, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};
