import MiniSearch from 'minisearch';
import type { Locale } from '@/lib/i18n/locales';
import { compounds, tokenise } from '@/lib/search-text/tokenise';
import type { SiteMapGroup } from '@/routes/addresses';

/** A searchable page. */
export interface SearchPage {
  address: string;
  title: string;
  group: SiteMapGroup;
  /** Its ranking boost: see read-pages.ts. */
  weight: number;
}

/** A part of a page under one heading. The part before the first heading has no anchor. */
export interface SearchSection {
  /** Index of its page in the list of pages. */
  page: number;
  /** Id to link to; empty for the top of the page. */
  anchor: string;
  heading: string;
  text: string;
  /** It says what the law was before. */
  past?: true;
  /** Address of a question that people ask, which the page answers: the heading is the question, the text its answer. */
  question?: string;
}

/** Synonyms: the phrases visitors type and those the pages use, as terms joined by spaces. */
export interface SynonymGroup {
  typed: readonly string[];
  written: readonly string[];
  /** Index of the page that answers best. */
  page?: number;
}

/** The file that the browser loads and indexes: everything searchable in one language. */
export interface SearchFile {
  locale: Locale;
  pages: readonly SearchPage[];
  sections: readonly SearchSection[];
  synonyms: readonly SynonymGroup[];
  /** URL of what follows each section's text, which is loaded after this file (parts.ts). */
  rest?: string;
}

/** Length up to which a section's text is in the part that is loaded first, in characters. */
const FIRST = 300;

/** Where the first part of a text ends: between two words. */
function endOfFirst(text: string): number {
  if (text.length <= FIRST) return text.length;
  const space = text.lastIndexOf(' ', FIRST);
  return space > 0 ? space : FIRST;
}

/**
 * Splits a search file in two: titles, headings and the beginning of every text answer most queries, and
 * load in half the time.
 * @returns the file with the beginnings, and what follows each of them.
 */
export function splitTexts(file: SearchFile): { first: SearchFile; rest: string[] } {
  const cut = (text: string) => text.slice(0, endOfFirst(text));
  return {
    first: {
      ...file,
      sections: file.sections.map((section) => ({ ...section, text: cut(section.text) })),
    },
    rest: file.sections.map(({ text }) => text.slice(endOfFirst(text))),
  };
}

/** The whole file again. */
export const joinTexts = (first: SearchFile, rest: readonly string[]): SearchFile => ({
  ...first,
  sections: first.sections.map((section, index) => ({
    ...section,
    text: section.text + (rest[index] ?? ''),
  })),
});

interface Row {
  id: number;
  title: string;
  heading: string;
  text: string;
  /** Words of the trade that lead to the page, on its beginning. */
  words: string;
}

/** One language's search file with its index. */
export interface SearchIndex extends SearchFile {
  /** Its documents are the sections, identified by their position in the list. */
  engine: MiniSearch<Row>;
}

/** Sections indexed per batch; the browser can handle input between batches. */
const CHUNK = 20;

/** Phrases that lead to each page without being synonyms of its text. */
function wordsOfPages({ synonyms }: SearchFile): Map<number, string> {
  const words = new Map<number, string>();
  for (const { typed, written, page } of synonyms) {
    if (page !== undefined && written.length === 0) words.set(page, typed.join(' '));
  }
  return words;
}

/** Builds the index in the browser: shipping it would cost a third more bytes. */
export async function openSearchFile(file: SearchFile): Promise<SearchIndex> {
  const engine = new MiniSearch<Row>({
    fields: ['title', 'heading', 'text', 'words'],
    tokenize: (text) =>
      [...tokenise(text, file.locale), ...compounds(text, file.locale)].map(({ term }) => term),
    processTerm: (term) => term,
  });
  const words = wordsOfPages(file);
  const rows = file.sections.map(({ page, anchor, heading, text, question }, id) => ({
    id,
    title: file.pages[page]?.title ?? '',
    heading,
    text,
    words: anchor === '' && question === undefined ? (words.get(page) ?? '') : '',
  }));
  await engine.addAllAsync(rows, { chunkSize: CHUNK });
  return { ...file, engine };
}
