import { editDistance } from '@/lib/closest';
import { phraseTermsOf, termsOf } from '@/lib/search-text/tokenise';
import type { SearchIndex } from './engine';
import { phrasesOf, type QueryPhrase } from './synonyms';
import type { SynonymGroup } from './types';

/** Shortest word that is corrected, and that may differ by two letters. */
const CORRECTED = 5;
const TWO_LETTERS = 9;

/** The phrases of a query. A misspelt word that no page has is taken for the one of a synonym. */
export function phrasesIn(query: string, index: SearchIndex): QueryPhrase[] {
  const { locale, synonyms, engine } = index;
  const terms = termsOf(query, locale);
  if (terms.length === 0) return knownQuestion(phraseTermsOf(query, locale), synonyms);
  const isKnown = (term: string): boolean =>
    engine.search(term, { tokenize: (word) => [word], prefix: true, fuzzy: false }).length > 0;
  const written = terms.map((term) =>
    term.length < CORRECTED || /\d/.test(term) || isKnown(term) ? term : corrected(term, synonyms),
  );
  return phrasesOf(written, synonyms);
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

/** The word of a synonym that a misspelt one is closest to, or the word itself. */
function corrected(term: string, groups: readonly SynonymGroup[]): string {
  const words = new Set(groups.flatMap(({ typed }) => typed.flatMap((each) => each.split(' '))));
  const limit = term.length < TWO_LETTERS ? 1 : 2;
  const near = [...words]
    .filter((word) => Math.abs(word.length - term.length) <= limit && word.length >= CORRECTED)
    .map((word) => ({ word, distance: editDistance(word, term) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance);
  return near[0]?.word ?? term;
}
