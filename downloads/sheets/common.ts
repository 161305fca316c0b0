import { headLine, letter } from '@/downloads/workbook';
import type { Written } from '@/lib/i18n/written';

/** Picks the words of a language. */
export const inLanguage =
  (locale: Written) =>
  (fr: string, en: string): string =>
    locale === 'fr' ? fr : en;

/** The first line of a table's rows in its sheet. */
export const firstLine = (settings: number): number => headLine(settings) + 1;

/** Cells of a column, `E4:E23`. */
export const range = (column: number, first: number, rows: number): string =>
  `${letter(column)}${first}:${letter(column)}${first + rows - 1}`;

/** A row's worth of empty cells. */
export const empty = (cells: number): null[] => Array.from({ length: cells }, () => null);

/** States of a piece of work; the last one counts as done. */
export const states: Record<Written, readonly string[]> = {
  fr: ['À faire', 'En cours', 'Prêt'],
  en: ['To do', 'In progress', 'Ready'],
};

/** The last of the states. */
export const ready: Record<Written, string> = { fr: 'Prêt', en: 'Ready' };

export const yesNo: Record<Written, readonly [string, string]> = {
  fr: ['Oui', 'Non'],
  en: ['Yes', 'No'],
};
