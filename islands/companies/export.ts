import { regimes } from '@/law/checker/regimes';
import type { MatrixRow } from '@/law/companies/matrix';
import { printCsv } from '@/lib/csv';
import type { Locale } from '@/lib/i18n/locales';
import { answerText, nameOf } from './cells';
import type { CompaniesMessages } from './messages';

/** The matrix as lines of a file: a company each, with the address of its answers in the checker. */
export const linesOf = (
  rows: readonly MatrixRow[],
  checker: string,
  messages: CompaniesMessages,
): string[][] => [
  [messages.company, ...regimes.map(({ id }) => messages.regimes[id]), messages.address],
  ...rows.map((row) => [
    nameOf(row, messages),
    ...regimes.map(({ id }) => answerText(row, id, messages)),
    `${checker}#${row.fragment}`,
  ]),
];

export const asCsv = (lines: readonly (readonly string[])[], locale: Locale): string =>
  printCsv(lines, { spreadsheet: true, typed: true, french: locale === 'fr' });

/** A workbook whose head and first column stay in view. */
export async function asXlsx(lines: readonly (readonly string[])[]): Promise<Blob> {
  const { default: write } = await import('write-excel-file/universal');
  const cells = lines.map((line, index) =>
    line.map((value) => ({
      value,
      type: String,
      ...(index === 0 && { fontWeight: 'bold' as const, wrap: true }),
    })),
  );
  return write(cells, {
    columns: (lines[0] ?? []).map((_, index) => ({ width: index === 0 ? 36 : 18 })),
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
  }).toBlob();
}
