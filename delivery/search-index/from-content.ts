import type { SearchPage, SearchSection, SynonymGroup } from '@/browser/search/query/file';
import { type Locale, locales } from '@/lib/i18n/locales';
import { phraseTermsOf } from '@/lib/search-text/tokenise';
import { sentencesOf } from '@/lib/sentences';
import { loadGlossary } from '@/loaders/glossary';
import { loadQuestions } from '@/loaders/questions';
import { pagePaths } from '@/loaders/routes/addresses';
import { loadSearchSynonyms } from '@/loaders/search-synonyms';

/** Excerpts show less of an answer; the rest is on the page of its subject. */
const LENGTH = 160;

/** The sentences of an answer that begin within the first characters. */
const beginning = (answer: string): string =>
  answer.slice(0, sentencesOf(answer).find(({ to }) => to >= LENGTH)?.to);

/**
 * The questions of one language as sections of the pages that answer them at length, so that a query close
 * to a question finds its page first.
 * @param pages the indexed pages; the questions of others are left out.
 */
export function questionSections(locale: Locale, pages: readonly SearchPage[]): SearchSection[] {
  const addresses = pagePaths(locale);
  return loadQuestions(locale).flatMap(({ questions }) =>
    questions.flatMap(({ id, subjectPage, question, answer, page: answering, anchor = '' }) => {
      const address = addresses.get(answering);
      const page = pages.findIndex((candidate) => candidate.address === address);
      return page < 0
        ? []
        : {
            page,
            anchor,
            heading: question,
            text: beginning(answer),
            question: `${addresses.get(subjectPage)}#${id}`,
          };
    }),
  );
}

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
