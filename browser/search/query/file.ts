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

/** A section as indexed, with what its page is called and the words of the trade that lead to it. */
interface Row {
  id: number;
  title: string;
  words: string;
  heading: string;
  text: string;
}

/** One language's search file with its index, whose documents are identified by their position in `sections`. */
export interface SearchIndex extends SearchFile {
  passages: MiniSearch<Row>;
}

/** Sections indexed per batch; the browser can handle input between batches. */
const CHUNK = 20;

/** Builds the index in the browser: shipping it would cost a third more bytes. */
export async function openSearchFile(file: SearchFile): Promise<SearchIndex> {
  const passages = new MiniSearch<Row>({
    fields: ['title', 'words', 'heading', 'text'],
    tokenize: (text) =>
      [...tokenise(text, file.locale), ...compounds(text, file.locale)].map(({ term }) => term),
    processTerm: (term) => term,
  });
  // Phrases that lead to a page without being synonyms of its text.
  const words = new Map(
    file.synonyms.flatMap(({ typed, written, page }) =>
      page !== undefined && written.length === 0 ? [[page, typed.join(' ')]] : [],
    ),
  );
  const rows = file.sections.map(({ page, heading, anchor, question, text }, id) => ({
    id,
    title: file.pages[page]?.title ?? '',
    words: words.get(page) ?? '',
    // The heading at the top of a page is its title.
    heading: anchor === '' && question === undefined ? '' : heading,
    text,
  }));
  await passages.addAllAsync(rows, { chunkSize: CHUNK });
  return { ...file, passages };
}
