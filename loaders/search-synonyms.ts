import { array, type InferType, object } from 'yup';
import { forEveryLocale, type Locale, locales } from '@/lib/i18n/locales';
import { say } from '@/lib/say/say';
import { inContent } from './paths';
import * as field from './schema/fields';
import { readYamlFile, requireValue, type YamlFile } from './yaml/file';

const phrases = () =>
  array(field.text()).min(1, say('needs at least one phrase')).required(field.required);

const group = object({
  ...forEveryLocale(phrases),
  /** Phrases that find the others, but are too vague to be searched for themselves. */
  also: array(field.text()).optional(),
  /** Id of the page that answers best. */
  page: field.text().optional(),
}).exact();

const pageWords = object({
  page: field.text(),
  /** In either language; the page need not use them. */
  words: array(field.text()).min(1, say('needs at least one phrase')).required(field.required),
}).exact();

/** `content/search-synonyms.yaml`: phrases that the search treats as synonyms, and words that lead to a page. */
const searchSynonymsSchema = object({
  groups: array(group).required(say('is missing; write [] for none')),
  pages: array(pageWords).optional(),
}).exact();

/** Reads the synonyms of the search. Never throws for bad content. */
export const readSearchSynonyms = (): YamlFile<InferType<typeof searchSynonymsSchema>> =>
  readYamlFile(
    inContent('search-synonyms.yaml'),
    searchSynonymsSchema,
    say('This file is missing; it lists the synonyms of the search under "groups".'),
  );

/**
 * Phrases for one thing: those that pages in a language use, if any, all that visitors may type, and the id of the
 * page that answers best.
 * @throws ContentError listing every problem of the file.
 */
export function loadSearchSynonyms(locale: Locale) {
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
