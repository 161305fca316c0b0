import type { SynonymGroup } from './types';

/** A part of a query: the words as typed, their synonyms, and the pages about it. */
export interface QueryPhrase {
  terms: string[];
  alternatives: string[][];
  pages: number[];
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
    });
    start += length;
  }
  return phrases;
}
