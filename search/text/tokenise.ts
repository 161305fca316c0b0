import type { Locale } from '@/lib/i18n/locales';
import { fold, stem } from './stem';
import { stopWords } from './stop-words';

/** A word of a text as it is searched for, and where it stands. */
export interface Token {
  term: string;
  start: number;
  end: number;
}

/** `1 000` and `1,000`, `R.S.E.`, then any other run of letters and digits. */
const WORD =
  /(?<!\p{N})\p{N}{1,3}(?:[ \u00a0\u202f.,]\p{N}{3})+(?!\p{N})|(?<![\p{L}\p{N}])\p{L}(?:\.\p{L})+(?![\p{L}\p{N}])|[\p{L}\p{M}\p{N}]+/gu;
const COMPOUND = /[\p{L}\p{M}]{2,}(?:[-\u2010\u2011][\p{L}\p{M}]{2,})+/gu;
const ACRONYM = /^\p{Lu}[\p{Lu}\p{N}]+$/u;

/** Whether a word carries meaning: stop words do when they are written as acronyms (CE, IT, UN). */
const isMeaningful = (written: string, folded: string): boolean =>
  (folded.length > 1 || /\p{N}/u.test(folded)) && (!stopWords.has(folded) || ACRONYM.test(written));

/**
 * The words of a text, without case, accents, elisions, plurals and words that say nothing. Runs both
 * at build time and in the browser, so that what is asked for and what is found are cut alike.
 */
export function tokenise(text: string, locale: Locale): Token[] {
  const tokens: Token[] = [];
  for (const { 0: written, index } of text.matchAll(WORD)) {
    const folded = fold(written).replace(/[^\p{L}\p{N}]/gu, '');
    if (!isMeaningful(written, folded)) continue;
    tokens.push({ term: stem(folded, locale), start: index, end: index + written.length });
  }
  return tokens;
}

/** `extra-financier` is also searched for as one word. */
export function compounds(text: string, locale: Locale): Token[] {
  return [...text.matchAll(COMPOUND)].map(({ 0: written, index }) => ({
    term: stem(fold(written).replace(/[^\p{L}]/gu, ''), locale),
    start: index,
    end: index + written.length,
  }));
}

/** The words of a query or of a synonym, in order. */
export const termsOf = (text: string, locale: Locale): string[] =>
  tokenise(text, locale).map(({ term }) => term);
