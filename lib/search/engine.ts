import MiniSearch, { type Options } from 'minisearch';
import type { Locale } from '@/lib/i18n/locales';
import { packIndex, unpackIndex } from './pack';
import { compounds, tokenise } from './tokenise';
import type { SearchFile, SearchPage, SearchSection, SynonymGroup } from './types';

interface Row {
  id: number;
  title: string;
  heading: string;
  text: string;
}

/** What MiniSearch must be told alike when the index is made and when it is loaded. */
const options = (locale: Locale): Options<Row> => ({
  fields: ['title', 'heading', 'text'],
  tokenize: (text) =>
    [...tokenise(text, locale), ...compounds(text, locale)].map(({ term }) => term),
  processTerm: (term) => term,
});

/** Makes the file of one language, at build time. */
export function makeSearchFile(
  locale: Locale,
  pages: readonly SearchPage[],
  sections: readonly SearchSection[],
  synonyms: readonly SynonymGroup[],
): SearchFile {
  const engine = new MiniSearch<Row>(options(locale));
  engine.addAll(
    sections.map(({ page, heading, text }, id) => ({
      id,
      title: pages[page]?.title ?? '',
      heading,
      text,
    })),
  );
  return { locale, pages, sections, synonyms, index: packIndex(engine.toJSON()) };
}

/** What is searched: the file, and its index ready for use. */
export interface SearchIndex extends Omit<SearchFile, 'index'> {
  engine: MiniSearch<Row>;
}

/** Opens a file, in the browser. */
export const openSearchFile = ({ index, ...file }: SearchFile): SearchIndex => ({
  ...file,
  engine: MiniSearch.loadJS<Row>(unpackIndex(index), options(file.locale)),
});
