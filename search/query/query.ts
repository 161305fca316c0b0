import type { Query, SearchOptions } from 'minisearch';
import type { QueryPhrase } from './synonyms';

/** From this length on a word may be misspelt; below it, words differ by a letter and mean something else. */
const FUZZY_LENGTH = 5;
const PREFIX_LENGTH = 3;
/** What a synonym, or a word with swapped letters, counts of the word itself. */
const SYNONYM = 0.6;
const SWAPPED = 0.5;

/** A word written with two neighbouring letters swapped: `crsd` for `csrd`. */
const swaps = (term: string): string[] =>
  term.length < 4
    ? []
    : [...term.slice(1)].map(
        (letter, index) =>
          term.slice(0, index) + letter + term.charAt(index) + term.slice(index + 2),
      );

const asWritten: SearchOptions = {
  prefix: (term) => term.length >= PREFIX_LENGTH,
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

/** What MiniSearch looks for: the words as asked, also unfinished or misspelt, or a synonym as it is. */
export const phraseQuery = ({ terms, alternatives }: QueryPhrase): Query => ({
  combineWith: 'OR',
  queries: [
    { combineWith: 'AND', queries: terms.map(wordQuery) },
    ...alternatives.map((phrase) => ({
      combineWith: 'AND' as const,
      queries: phrase,
      ...exactly(SYNONYM),
    })),
  ],
});
