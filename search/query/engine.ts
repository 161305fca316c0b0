import MiniSearch from 'minisearch';
import { compounds, tokenise } from '@/search/text/tokenise';
import type { SearchFile } from './types';

interface Row {
  id: number;
  title: string;
  heading: string;
  text: string;
}

/** The file of one language, with its index. */
export interface SearchIndex extends SearchFile {
  /** Its documents are the sections, by their place in the list. */
  engine: MiniSearch<Row>;
}

/** Sections indexed between two pauses, in which the browser answers the visitor. */
const CHUNK = 20;

/** Indexes a file in the browser: to send the index as well would cost a third more bytes. */
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
