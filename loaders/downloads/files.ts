import { type Cell as CsvCell, printCsv } from '@/lib/csv';
import { type Written, writtenLanguages } from '@/lib/i18n/locales';
import { sizeIn } from '@/lib/numbers';
import { typeset } from '@/lib/typography';
import { downloadIds, loadDownload, loadSharedDownload, readDownload } from '@/loaders/downloads';
import { guideSlugs } from '@/loaders/guide-files';
import type { LawContext } from './law';
import { type Cell, dayOf, isDay, isFormula, type Kind, type Workbook } from './workbook';
import { workbookOf } from './workbooks';
import { toXlsx } from './xlsx';

/** Formats that each spreadsheet is offered in, the fuller one first. */
export const formats = ['xlsx', 'csv'] as const;
export type Format = (typeof formats)[number];

export const mediaTypes: Readonly<Record<Format, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** A file to take away. */
interface DownloadFile {
  readonly id: string;
  readonly locale: Written;
  readonly format: Format;
  /** `iro-grid-fr.xlsx`: stable, so that a link to it keeps working. */
  readonly name: string;
}

const fileOf = (id: string, locale: Written, format: Format): DownloadFile => ({
  id,
  locale,
  format,
  name: `${id}-${locale}.${format}`,
});

/** Every spreadsheet in every language and format, save those of guides that are not published. */
export const downloadFiles = (): DownloadFile[] => {
  const guides = guideSlugs();
  return downloadIds()
    .filter((id) => guides.includes(readDownload(id).value?.guide ?? ''))
    .flatMap((id) =>
      writtenLanguages.flatMap((locale) => formats.map((format) => fileOf(id, locale, format))),
    );
};

/** The bytes of a file. */
export async function downloadBytes(
  { id, locale, format }: DownloadFile,
  law: Omit<LawContext, 'locale'>,
): Promise<Buffer> {
  const workbook = workbookOf(id, { ...law, locale });
  return format === 'csv' ? Buffer.from(toCsv(workbook, locale)) : toXlsx(workbook, locale);
}

/** A spreadsheet as a page offers it. */
export interface Offer {
  readonly title: string;
  readonly purpose: string;
  /** `in English`. */
  readonly language: string;
  readonly links: readonly { href: string; format: string; size: string }[];
}

/** Title, purpose, and a link for each format with the size of the file, which is at one address for all languages. */
export async function offerOf(id: string, context: LawContext): Promise<Offer> {
  const { locale } = context;
  const { title, purpose } = loadDownload(id, locale);
  const { offer } = loadSharedDownload(locale);
  const links = formats.map(async (format) => {
    const file = fileOf(id, locale, format);
    const { length } = await downloadBytes(file, context);
    return {
      href: `/downloads/${file.name}`,
      format: offer[format],
      size: sizeIn(locale, length),
    };
  });
  return {
    title: typeset(title, locale),
    purpose: typeset(purpose, locale),
    language: offer.language,
    links: await Promise.all(links),
  };
}

/** A workbook as CSV: its sheets one after the other, each under its name, without empty lines, and with what formulas come to. */
export function toCsv(workbook: Workbook, locale: Written): string {
  const lines = workbook.flatMap(({ name, settings = [], columns, rows }, index) => [
    ...(index > 0 ? [[]] : []),
    [name],
    ...settings.map(({ label, value, kind }) => [label, shown(value, kind)]),
    columns.map(({ title }) => title),
    ...rows
      .map((row) => row.map((cell, at) => shown(cell, columns[at]?.kind)))
      .filter((row) => row.some((cell) => cell !== null && cell !== '')),
  ]);
  return printCsv(lines, { spreadsheet: true, french: locale === 'fr' });
}

function shown(cell: Cell, kind: Kind | undefined): CsvCell {
  const value = isFormula(cell) ? cell.value : cell;
  if (isDay(value)) return value.day;
  return typeof value === 'number' && kind === 'date' ? dayOf(value) : value;
}
