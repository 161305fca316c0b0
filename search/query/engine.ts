import MiniSearch from 'minisearch';
import { compounds, tokenise } from '@/lib/search-text/tokenise';
import type { SearchFile } from './types';

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
