import { forEveryLocale, type Locale } from '@/lib/i18n/locales';

/** A line of a cell or a section; an address makes it a link where it is read on a screen. */
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

interface MemoSection {
  title: string;
  table?: MemoTable;
  lines?: readonly Line[];
}

/** The result of the checker as a document to file, of which print and Word make the same. */
export interface Memo {
  locale: Locale;
  title: string;
  /** Of which law, and of which day. */
  subtitle: string;
  /** Label and name of the company; an empty name is left to fill in. */
  company: readonly [label: string, name: string];
  /** What the company said of itself, by label. */
  facts: { title: string; pairs: readonly (readonly [label: string, value: string])[] };
  sections: readonly MemoSection[];
  /** Title and labels of what is filled in by hand. */
  signed: string;
  signature: readonly string[];
}

/** Between names that may contain commas. */
export const SEMICOLON = forEveryLocale((locale) => (locale === 'fr' ? '\u202f; ' : '; '));

export const line = (text: string): Line => ({ text });
