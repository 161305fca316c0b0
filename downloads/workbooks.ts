import type { Written } from '@/lib/i18n/written';
import { typeset } from '@/lib/typography';
import type { DownloadContext } from './context';
import { cover } from './cover';
import type { DownloadId } from './ids';
import { vendorQuestions } from './sheets/ai-vendor-questions';
import { requestList } from './sheets/assurance-requests';
import { csrdWorkplan } from './sheets/csrd-workplan';
import { griIndex } from './sheets/gri-index';
import { iroGrid } from './sheets/iro-grid';
import { paiSheet } from './sheets/pai-sheet';
import { ratingRegister } from './sheets/rating-register';
import { taxonomyCalculation } from './sheets/taxonomy';
import { tnfdSheet } from './sheets/tnfd-disclosures';
import { vsmeModules } from './sheets/vsme-modules';
import type { Cell, Sheet, Workbook } from './workbook';

const sheets: Readonly<Record<DownloadId, (context: DownloadContext) => Workbook>> = {
  'iro-grid': iroGrid,
  'pai-sheet': paiSheet,
  'vsme-modules': vsmeModules,
  'tnfd-disclosures': tnfdSheet,
  'gri-index': griIndex,
  'assurance-requests': requestList,
  'csrd-workplan': csrdWorkplan,
  'taxonomy-calculation': taxonomyCalculation,
  'ai-vendor-questions': vendorQuestions,
  'rating-register': ratingRegister,
};

/** What a spreadsheet holds in a language, its cover first. */
export function workbookOf(id: DownloadId, context: DownloadContext): Workbook {
  const filled = sheets[id](context);
  return [cover(id, context, filled), ...filled].map((sheet) =>
    typesetSheet(sheet, context.locale),
  );
}

/** Typesets what readers see. Answers on offer stay as they are: formulas compare with them. */
function typesetSheet(sheet: Sheet, locale: Written): Sheet {
  const cell = (value: Cell): Cell => (typeof value === 'string' ? typeset(value, locale) : value);
  return {
    ...sheet,
    ...(sheet.settings && {
      settings: sheet.settings.map((setting) => ({
        ...setting,
        label: typeset(setting.label, locale),
      })),
    }),
    columns: sheet.columns.map((column) => ({ ...column, title: typeset(column.title, locale) })),
    rows: sheet.rows.map((row) => row.map(cell)),
  };
}
