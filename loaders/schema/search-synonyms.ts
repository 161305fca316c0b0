import { array, type InferType, object } from 'yup';
import { forEveryLocale } from '@/lib/i18n/locales';
import { page, required, text } from './fields';

const phrases = () => array(text()).min(1, 'needs at least one phrase').required(required);

const group = object({
  ...forEveryLocale(phrases),
  /** Phrases that find the others, but are too vague to be searched for themselves. */
  also: array(text()).optional(),
  /** Id of the page that answers best. */
  page: page().optional(),
}).exact();

const pageWords = object({
  page: page(),
  /** In either language; the page need not use them. */
  words: array(text()).min(1, 'needs at least one phrase').required(required),
}).exact();

/** `content/search-synonyms.yaml`: phrases that the search treats as synonyms, and words that lead to a page. */
export const searchSynonymsSchema = object({
  groups: array(group).required('is missing; write [] for none'),
  pages: array(pageWords).optional(),
}).exact();

export type SearchSynonyms = InferType<typeof searchSynonymsSchema>;
export type SynonymGroup = InferType<typeof group>;
