import { forEveryLocale } from '@/lib/i18n/locales';

/** A line of a cell; an address makes it a link where it is read on a screen. */
export interface Line {
  text: string;
  href?: string | undefined;
  strong?: boolean;
}

/** What stands in a cell, line by line. */
export type Cell = readonly Line[];

export interface MemoTable {
  head: readonly string[];
  rows: readonly (readonly Cell[])[];
  /** Of the columns, in per cent. */
  widths: readonly number[];
}

/** Between names that may contain commas. */
export const SEMICOLON = forEveryLocale((locale) => (locale === 'fr' ? '\u202f; ' : '; '));

export const line = (text: string): Line => ({ text });
