import type { Query, SearchOptions } from 'minisearch';
import { phraseTermsOf, termsOf } from '@/lib/search-text/tokenise';
import type { SearchFile, SynonymGroup } from './file';

/** A part of a query: the words as typed, their synonyms, and the pages about it. */
export interface QueryPhrase {
  terms: string[];
  alternatives: string[][];
  pages: number[];
  /** Pages write it so: it is no everyday word that leads to them. */
  isName?: true;
}

/** The groups that contain the longest phrase at the start of a query, and its length in words. */
function longestMatch(terms: readonly string[], groups: readonly SynonymGroup[]) {
  const phrases = groups.flatMap(({ typed }) => typed);
  const longest = Math.max(0, ...phrases.map((phrase) => phrase.split(' ').length));
  for (let length = Math.min(longest, terms.length); length > 0; length--) {
    const phrase = terms.slice(0, length).join(' ');
    const matching = groups.filter(({ typed }) => typed.includes(phrase));
    if (matching.length > 0) return { length, phrase, matching };
  }
  return { length: 1, phrase: terms[0] ?? '', matching: [] };
}

/**
 * Splits a query into phrases: the longest known one at each position, or else a single word.
 * @param terms the query's words, as tokenise.ts returns them.
 */
export function phrasesOf(
  terms: readonly string[],
  groups: readonly SynonymGroup[],
): QueryPhrase[] {
  const phrases: QueryPhrase[] = [];
  for (let start = 0; start < terms.length; ) {
    const { length, phrase, matching } = longestMatch(terms.slice(start), groups);
    const written = matching.flatMap((group) => group.written.filter((other) => other !== phrase));
    phrases.push({
      terms: terms.slice(start, start + length),
      alternatives: [...new Set(written)].map((other) => other.split(' ')),
      pages: matching.flatMap(({ page }) => page ?? []),
      ...(matching.some((group) => group.written.includes(phrase)) && { isName: true }),
    });
    start += length;
  }
  return phrases;
}

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

/** The phrases of a query. */
export function phrasesIn(query: string, { locale, synonyms }: SearchFile): QueryPhrase[] {
  const terms = termsOf(query, locale);
  return terms.length > 0
    ? phrasesOf(terms, synonyms)
    : knownQuestion(phraseTermsOf(query, locale), synonyms);
}

/** A query of stop words alone has an answer when it is a synonym as a whole: `who are you`. */
function knownQuestion(terms: readonly string[], groups: readonly SynonymGroup[]): QueryPhrase[] {
  const phrase = terms.join(' ');
  const matching = phrase ? groups.filter(({ typed }) => typed.includes(phrase)) : [];
  if (matching.length === 0) return [];
  return [
    {
      terms: [],
      alternatives: matching.flatMap(({ written }) => written.map((other) => other.split(' '))),
      pages: matching.flatMap(({ page }) => page ?? []),
    },
  ];
}
