import type { Query, SearchOptions } from 'minisearch';
import type { QueryPhrase } from './synonyms';

/** Minimum word length for fuzzy matching; shorter words that differ by a letter mean something else. */
const FUZZY_LENGTH = 5;
const PREFIX_LENGTH = 3;
/** Weight of a synonym, or of a word with transposed letters, relative to the word itself. */
const SYNONYM = 0.6;
const SWAPPED = 0.5;

/** A word with two adjacent letters transposed: `crsd` for `csrd`. */
const swaps = (term: string): string[] =>
  term.length < 4
    ? []
    : [...term.slice(1)].map(
        (letter, index) =>
          term.slice(0, index) + letter + term.charAt(index) + term.slice(index + 2),
      );

const asWritten: SearchOptions = {
  // 300 is not the beginning of 3000.
  prefix: (term) => term.length >= PREFIX_LENGTH && !/^\d+$/.test(term),
  fuzzy: (term) => (term.length >= FUZZY_LENGTH && !/\d/.test(term) ? 0.2 : false),
  maxFuzzy: 2,
  weights: { prefix: 0.5, fuzzy: 0.3 },
};
const exactly = (boost: number): SearchOptions => ({
  prefix: false,
  fuzzy: false,
  boostTerm: () => boost,
});

const wordQuery = (term: string): Query => ({
  combineWith: 'OR',
  queries: [
    { queries: [term], ...asWritten },
    { queries: swaps(term), combineWith: 'OR', ...exactly(SWAPPED) },
  ],
});

/** The MiniSearch query: the words as typed, with prefix and fuzzy matching, or a synonym exactly. */
export const phraseQuery = ({ terms, alternatives }: QueryPhrase): Query => ({
  combineWith: 'OR',
  queries: [
    ...(terms.length > 0 ? [{ combineWith: 'AND' as const, queries: terms.map(wordQuery) }] : []),
    ...alternatives.map((phrase) => ({
      combineWith: 'AND' as const,
      queries: phrase,
      ...exactly(SYNONYM),
    })),
  ],
});
