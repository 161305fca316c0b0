import MiniSearch from 'minisearch';
import { compounds, tokenise } from '@/search/text/tokenise';
import type { SearchFile } from './types';

interface Row {
  id: number;
  title: string;
  heading: string;
  text: string;
}

/** One language's search file with its index. */
export interface SearchIndex extends SearchFile {
  /** Its documents are the sections, identified by their position in the list. */
  engine: MiniSearch<Row>;
}

/** Sections indexed per batch; the browser can handle input between batches. */
const CHUNK = 20;

/** Builds the index in the browser: shipping it would cost a third more bytes. */
export async function openSearchFile(file: SearchFile): Promise<SearchIndex> {
  const engine = new MiniSearch<Row>({
    fields: ['title', 'heading', 'text'],
    tokenize: (text) =>
      [...tokenise(text, file.locale), ...compounds(text, file.locale)].map(({ term }) => term),
    processTerm: (term) => term,
  });
  const rows = file.sections.map(({ page, heading, text }, id) => ({
    id,
    title: file.pages[page]?.title ?? '',
    heading,
    text,
  }));
  await engine.addAllAsync(rows, { chunkSize: CHUNK });
  return { ...file, engine };
}
