import { type Locale, locales } from '@/lib/i18n/locales';
import type { PageId } from '@/lib/pages/registry';
import { checkSearchSynonyms } from '../check/search-synonyms';
import { ContentError } from '../problems/problem';

/** The phrases that pages in a language use for one thing, and all those that ask for it. */
export interface Synonyms {
  written: string[];
  asked: string[];
  /** The page that answers best. */
  page: PageId | undefined;
}

/** @throws ContentError listing every problem of the file. */
export function loadSearchSynonyms(locale: Locale): Synonyms[] {
  const { groups, problems } = checkSearchSynonyms();
  if (!groups) throw new ContentError(problems);
  return groups.map((entry) => ({
    written: entry[locale],
    asked: [...locales.flatMap((language) => entry[language]), ...(entry.also ?? [])],
    page: entry.page as PageId | undefined,
  }));
}
