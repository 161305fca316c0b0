import { type Locale, locales } from '@/lib/i18n/locales';
import { requireValue } from './files/require-valid';
import { readYamlFile, type YamlFile } from './files/yaml-file';
import { searchSynonymsFile } from './paths';
import { type SearchSynonyms, searchSynonymsSchema } from './schema/search-synonyms';

/** Phrases for one thing: those that pages in a language use, if any, and all that visitors may type. */
export interface Synonyms {
  written: string[];
  typed: string[];
  /** Id of the page that answers best. */
  page: string | undefined;
}

/** Reads the synonyms of the search. Never throws for bad content. */
export const readSearchSynonyms = (): YamlFile<SearchSynonyms> =>
  readYamlFile(
    searchSynonymsFile(),
    searchSynonymsSchema,
    'This file is missing; it lists the synonyms of the search under "groups".',
  );

/** @throws ContentError listing every problem of the file. */
export function loadSearchSynonyms(locale: Locale): Synonyms[] {
  const { groups, pages = [] } = requireValue(readSearchSynonyms());
  return [
    ...groups.map((entry) => ({
      written: entry[locale],
      typed: [...locales.flatMap((language) => entry[language]), ...(entry.also ?? [])],
      page: entry.page,
    })),
    ...pages.map(({ page, words }) => ({ written: [], typed: words, page })),
  ];
}
