import MiniSearch from 'minisearch';
import type { Locale } from '@/lib/i18n/locales';
import { compounds, tokenise } from '@/lib/search-text/tokenise';
import type { SiteMapGroup } from '@/loaders/routes/addresses';

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
}

interface TitleRow {
  id: number;
  title: string;
  /** Words of the trade that lead to the page. */
  words: string;
}

interface SectionRow {
  id: number;
  heading: string;
  text: string;
}

/** One language's search file with its indexes, whose documents are identified by their position in the lists. */
export interface SearchIndex extends SearchFile {
  /** What the pages are called: says which page answers. */
  titles: MiniSearch<TitleRow>;
  /** What their sections say: tells which passage does. */
  passages: MiniSearch<SectionRow>;
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

/** Builds the indexes in the browser: shipping them would cost a third more bytes. */
export async function openSearchFile(file: SearchFile): Promise<SearchIndex> {
  const terms = {
    tokenize: (text: string) =>
      [...tokenise(text, file.locale), ...compounds(text, file.locale)].map(({ term }) => term),
    processTerm: (term: string) => term,
  };
  const titles = new MiniSearch<TitleRow>({ fields: ['title', 'words'], ...terms });
  const passages = new MiniSearch<SectionRow>({ fields: ['heading', 'text'], ...terms });
  const words = wordsOfPages(file);
  titles.addAll(file.pages.map(({ title }, id) => ({ id, title, words: words.get(id) ?? '' })));
  const rows = file.sections.map(({ heading, anchor, question, text }, id) => ({
    id,
    // The heading at the top of a page is its title.
    heading: anchor === '' && question === undefined ? '' : heading,
    text,
  }));
  await passages.addAllAsync(rows, { chunkSize: CHUNK });
  return { ...file, titles, passages };
}
