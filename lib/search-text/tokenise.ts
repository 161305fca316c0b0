import type { Locale } from '@/lib/i18n/locales';
import { fold, stem } from './stem';

/**
 * Stop words in both languages, folded: visitors search in either language on any page. `tokenise` drops
 * the single letters that elisions and apostrophes leave behind.
 */
const FRENCH =
  'apercu au aujourd aussi aux avec avoir ca ce ceci cela ces cet cette ceux combien comme comment dans de definition des donc dont du elle elles en est et etes etre eux explique expliquee expliquer faire faut hui il ils jusqu la le les leur leurs lors lorsqu lorsque mais mes moi mon ne ni nos notre nous on ont ou par pas peut plus pour pourquoi puis puisqu qu quand que quel quelle quelles quels qui quoi resume sa sans se ses si signification signifie son sont sous sur ta te tes ton tous tout toute toutes tres un une vers via vos votre vous y';
const ENGLISH =
  'all am an and any are as at be been being by can could did do does explain explained for from had has have how if in into is it its many may me mean meaning much my no not of off on or our ours out overview own shall she should so some such summary than that the their them then there these they this those to up us was we were what when where which who whom whose why will with would you your';

const stopWords: ReadonlySet<string> = new Set(`${FRENCH} ${ENGLISH}`.split(' '));

/** A token with its position in the text. */
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

/** Whether a word carries meaning: a stop word does when it is written as an acronym (CE, IT, UN). */
const isMeaningful = (written: string, folded: string): boolean =>
  (folded.length > 1 || /\p{N}/u.test(folded)) && (!stopWords.has(folded) || ACRONYM.test(written));

/**
 * The tokens of a text, without case, accents, elisions, plurals and stop words. Runs at build time and in
 * the browser, so that queries and pages are tokenised alike.
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

/** Also indexes `extra-financier` as one word. */
export function compounds(text: string, locale: Locale): Token[] {
  return [...text.matchAll(COMPOUND)].map(({ 0: written, index }) => ({
    term: stem(fold(written).replace(/[^\p{L}]/gu, ''), locale),
    start: index,
    end: index + written.length,
  }));
}

/** The terms of a query or of a synonym, in order. */
export const termsOf = (text: string, locale: Locale): string[] =>
  tokenise(text, locale).map(({ term }) => term);

/** The same; several stop words alone, such as `who are you`, are kept. */
export function phraseTermsOf(text: string, locale: Locale): string[] {
  const terms = termsOf(text, locale);
  if (terms.length > 0) return terms;
  const words = [...text.matchAll(WORD)].map(([word]) => fold(word).replace(/[^\p{L}\p{N}]/gu, ''));
  return words.length > 1 ? words : [];
}
