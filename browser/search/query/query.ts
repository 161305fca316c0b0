import type { Query, SearchOptions } from 'minisearch';
import { phraseTermsOf, termsOf } from '@/lib/search-text/tokenise';
import type { SearchFile, SynonymGroup } from './file';

/** A part of a query: the words as typed, their synonyms, and the pages about it. */
export interface QueryPhrase {
  terms: string[];
  alternatives: string[][];
  pages: number[];
}

/** Splits the terms of a query into phrases: the longest known one at each position, or else a single word. */
export function phrasesOf(all: string[], groups: readonly SynonymGroup[]): QueryPhrase[] {
  for (let length = all.length; length > 0; length--) {
    const terms = all.slice(0, length);
    const phrase = terms.join(' ');
    const matching = groups.filter(({ typed }) => typed.includes(phrase));
    if (matching.length === 0 && length > 1) continue;
    const written = new Set(matching.flatMap((group) => group.written));
    written.delete(phrase);
    const alternatives = [...written].map((other) => other.split(' '));
    const pages = [...new Set(matching.flatMap(({ page }) => page ?? []))];
    return [{ terms, alternatives, pages }, ...phrasesOf(all.slice(length), groups)];
  }
  return [];
}

/** The phrases of a query. One of stop words alone has those that are synonyms: `who are you`. */
export function phrasesIn(query: string, { locale, synonyms }: SearchFile): QueryPhrase[] {
  const terms = termsOf(query, locale);
  if (terms.length > 0) return phrasesOf(terms, synonyms);
  const known = phrasesOf(phraseTermsOf(query, locale), synonyms);
  return known.map((phrase) => ({ ...phrase, terms: [] }));
}

/** Words as typed may be cut short or have a mistake; short ones that differ by a letter mean something else. */
const TYPED: SearchOptions = {
  // 300 is not the beginning of 3000.
  prefix: (term) => term.length >= 3 && !/^\d+$/.test(term),
  fuzzy: (term) => (term.length >= 5 && !/\d/.test(term) ? 0.2 : false),
  maxFuzzy: 2,
  weights: { prefix: 0.5, fuzzy: 0.3 },
};
/** Synonyms stand as they are and count for less. */
const MEANT: SearchOptions = { prefix: false, fuzzy: false, boostTerm: () => 0.3 };

/** A word with two adjacent letters transposed, which is no fuzzy match: `crsd` for `csrd`. */
const swaps = (word: string): string[][] =>
  [...word.slice(word.length < 4 ? word.length : 1)].map((letter, at) => [
    word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2),
  ]);

/** The MiniSearch query: the words as typed, or what they may have been meant for. */
export function phraseQuery({ terms, alternatives }: QueryPhrase): Query {
  const meant = [...alternatives, ...(terms.length === 1 ? swaps(terms.join()) : [])];
  return {
    combineWith: 'OR',
    queries: [
      { combineWith: 'AND', queries: terms, ...TYPED },
      ...meant.map((queries) => ({ combineWith: 'AND' as const, queries, ...MEANT })),
    ],
  };
}
