import type { Locale } from './i18n/locales';

/** A colon inside a sentence; in French, with a narrow no-break space before it, as `typeset` sets it. */
export const COLON: Record<Locale, string> = { fr: '\u202f: ', en: ': ' };

/** An acronym keeps its capitals, and so does France, and what is French. */
export const lowerFirst = (text: string): string =>
  /^(?:\p{Lu}{2}|France\b|French\b)/u.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Where a sentence ends: at its mark, before a capital. */
const END = /(?<=[.!?…](?:["»”)]|[ \u00a0\u202f]»)*)\s+(?=["«“(]?\s?\p{Lu})/u;

/** The sentences of a text, each with its place in it. */
export function sentencesOf(text: string) {
  let to = 0;
  return text.split(END).map((sentence) => {
    const from = text.indexOf(sentence, to);
    to = from + sentence.length;
    return { text: sentence, from, to };
  });
}

/** What a text says, a line each: what full stops and semicolons part, without them. */
export const linesOf = (text: string): string[] =>
  sentencesOf(text)
    .flatMap((sentence) => sentence.text.split(/\s*;\s+/u))
    .map((line) => upperFirst(line.replace(/\.$/u, '')));

/** The first sentence of a text, and the next one when that has fewer than `short` characters. */
export function opening(text: string, short: number): string {
  const [first, next] = sentencesOf(text);
  return text.slice(0, first && first.to < short && next ? next.to : first?.to);
}
