import { type Locale, locales } from '@/lib/i18n/locales';
import { phraseTermsOf } from '@/lib/search-text/tokenise';
import { loadGlossary } from '@/loaders/glossary';
import { loadSearchSynonyms } from '@/loaders/search-synonyms';
import { pagePaths } from '@/routes/addresses';
import type { SearchPage, SynonymGroup } from '@/search/query/types';

/**
 * All synonyms for one language's pages: those of content/search-synonyms.yaml, and the glossary's
 * acronyms with their translations and expansions.
 * @param pages the indexed pages, so that a group can name its best answer.
 */
export function synonymGroups(locale: Locale, pages: readonly SearchPage[]): SynonymGroup[] {
  const glossaries = locales.map(loadGlossary);
  const acronyms = loadGlossary(locale).map(({ id, acronym, guide }) => ({
    written: [acronym],
    typed: glossaries
      .flatMap((terms) => terms.filter((term) => term.id === id))
      .flatMap((term) => [term.acronym, term.expansion]),
    page: guide ? (`guides/${guide}` as const) : undefined,
  }));
  const terms = (phrases: readonly string[]) => [
    ...new Set(phrases.map((phrase) => phraseTermsOf(phrase, locale).join(' '))),
  ];
  // An unpublished guide has no address.
  const addresses = pagePaths(locale);
  return [...loadSearchSynonyms(locale), ...acronyms].map(({ typed, written, page }) => {
    const address = page && addresses.get(page);
    const place = pages.findIndex((candidate) => candidate.address === address);
    return {
      typed: terms(typed),
      written: terms(written),
      ...(place >= 0 && { page: place }),
    };
  });
}
