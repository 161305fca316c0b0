import type { Locale } from '@/lib/i18n/locales';
import { OMITTED } from '@/loaders/mdx/passages';
import type { ContentProblem, Passage, Place } from '@/loaders/problems';

/** Shorter sentences may appear in several guides by chance. */
const MIN_LENGTH = 60;
/** Where a sentence ends: at its mark, before a capital. */
const END = /(?<=[.!?…](?:["»”)]|[ \u00a0\u202f]»)*)\s+(?=["«“(]?\s?\p{Lu})/u;

/** A sentence as it is compared, and its place. */
export interface Sentence {
  readonly key: string;
  readonly text: string;
  readonly file: string;
  readonly place: Place;
}

/** Without case, kinds of space and apostrophe, citations and what ends it. */
const normalise = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(OMITTED, '')
    .replace(/[’']/g, "'")
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .replace(/[\s.!?…:;]+$/, '')
    .trim();

/** The long sentences of one language of a guide, each once. */
export function longSentences(
  file: string,
  locale: Locale,
  passages: readonly Passage[],
): Sentence[] {
  const found = new Map<string, Sentence>();
  for (const { text, placeOf } of passages) {
    let offset = 0;
    for (const sentence of text.split(END)) {
      const from = text.indexOf(sentence, offset);
      offset = from + sentence.length;
      const key = normalise(sentence);
      if (key.length >= MIN_LENGTH && !found.has(key))
        found.set(key, {
          key: `${locale}:${key}`,
          text: sentence.replaceAll(OMITTED, '').trim(),
          file,
          place: placeOf(from, offset),
        });
    }
  }
  return [...found.values()];
}

/** A warning for each sentence that an earlier guide has too. */
export function repeatedSentences(sentences: readonly Sentence[]): ContentProblem[] {
  const first = new Map<string, Sentence>();
  return sentences.flatMap((sentence) => {
    const { key, text, file, place } = sentence;
    const other = first.get(key);
    first.set(key, other ?? sentence);
    if (!other) return [];
    return {
      file,
      ...place,
      severity: 'warning',
      message: `The sentence "${text.replace(/^(.{60}).{3,}$/, '$1…')}" also appears in ${other.file}:${other.place.line}; keep it in one guide, and link to it from the other.`,
    };
  });
}
