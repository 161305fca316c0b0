import type { Locale } from '@/lib/i18n/locales';
import { loadQuestions } from '@/loaders/questions';
import { pagePaths } from '@/routes/addresses';
import type { SearchPage, SearchSection } from '@/search/query/types';

/** Excerpts show less of an answer; the rest is on the page of questions. */
const LENGTH = 160;

/** The sentences of an answer that begin within the first characters. */
const beginning = (answer: string): string => {
  const ends = [...answer.matchAll(/[.!?]\s(?=\p{Lu})/gu)].map(({ index }) => index + 1);
  return answer.slice(
    0,
    ends.find((end) => end >= LENGTH),
  );
};

/**
 * The questions of one language as sections of the pages that answer them at length, so that a query close
 * to a question finds its page first.
 * @param pages the indexed pages; the questions of others are left out.
 */
export function questionSections(locale: Locale, pages: readonly SearchPage[]): SearchSection[] {
  const addresses = pagePaths(locale);
  return loadQuestions(locale).flatMap(({ questions }) =>
    questions.flatMap(({ id, question, answer, page: answering, anchor = '' }) => {
      const address = addresses.get(answering);
      const page = pages.findIndex((candidate) => candidate.address === address);
      return page < 0
        ? []
        : { page, anchor, heading: question, text: beginning(answer), question: id };
    }),
  );
}
