import { searchSynonymsFile } from '@/lib/content/paths';
import { type SynonymGroup, searchSynonymsSchema } from '@/lib/content/schema/search-synonyms';
import { type Locale, locales } from '@/lib/i18n/locales';
import { requireValue } from './require-valid';
import { readYamlFile, type YamlFile } from './yaml-file';

/** Phrases for one thing: those that pages in a language use, and all that visitors may type. */
export interface Synonyms {
  written: string[];
  typed: string[];
  /** Id of the page that answers best. */
  page: string | undefined;
}

/** Reads the synonyms of the search. Never throws for bad content. */
export const readSearchSynonyms = (): YamlFile<{ groups: SynonymGroup[] }> =>
  readYamlFile(
    searchSynonymsFile(),
    searchSynonymsSchema,
    'This file is missing; it lists the synonyms of the search under "groups".',
  );

/** @throws ContentError listing every problem of the file. */
export const loadSearchSynonyms = (locale: Locale): Synonyms[] =>
  requireValue(readSearchSynonyms()).groups.map((entry) => ({
    written: entry[locale],
    typed: [...locales.flatMap((language) => entry[language]), ...(entry.also ?? [])],
    page: entry.page,
  }));
