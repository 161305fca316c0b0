import path from 'node:path';
import type { Texts } from '@/authoring/check/report';
import { type Locale, locales } from '@/lib/i18n/locales';
import { languageName, say } from '@/lib/say/say';
import { sentencesOf } from '@/lib/sentences';
import { OMITTED } from '@/loaders/mdx/passages';
import { displayPath } from '@/loaders/paths';
import { type ContentProblem, errorAt, type Passage, type Place } from '@/loaders/problems';

/** A value that must be unique among texts, and its position. */
export interface UniqueValue {
  /** Path relative to the project. */
  file: string;
  place: Place;
  /** What it is: `French title`, `order`. */
  what: string;
  value: string | number;
}

/** Reports values that an earlier text already has. */
export function duplicateValues(values: readonly UniqueValue[]): ContentProblem[] {
  const owners = new Map<string, string>();
  return values.flatMap(({ file, place, what, value }) => {
    const key = `${what}:${value}`;
    const owner = owners.get(key);
    owners.set(key, owner ?? file);
    if (owner === undefined) return [];
    const shown = String(value).replace(/^(.{60}).{3,}$/, '$1…');
    const message = say('The #{what} "#{shown}" is also used by #{owner}; give this one its own.', {
      what,
      shown,
      owner,
    });
    return errorAt(file, message, place);
  });
}

/** Values of the front matter that must be unique, in each language. */
export const textValues = <Front extends object>(
  folder: string,
  texts: Partial<Texts<Front>>,
  keys: readonly (keyof Front & string)[],
): UniqueValue[] =>
  locales.flatMap((locale) =>
    keys.flatMap((key): UniqueValue[] => {
      const parsed = texts[locale];
      if (!parsed) return [];
      const file = displayPath(path.join(folder, `${locale}.mdx`));
      const place = parsed.document.placeOf([key]);
      return [
        {
          file,
          place,
          what: say('#{language} #{key}', { language: languageName(locale), key }),
          value: String(parsed.frontMatter[key]),
        },
      ];
    }),
  );

/** Shorter sentences may appear in several guides by chance. */
const MIN_LENGTH = 60;

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
    for (const { text: sentence, from, to } of sentencesOf(text)) {
      const key = normalise(sentence);
      if (key.length >= MIN_LENGTH && !found.has(key))
        found.set(key, {
          key: `${locale}:${key}`,
          text: sentence.replaceAll(OMITTED, '').trim(),
          file,
          place: placeOf(from, to),
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
      message: say(
        'The sentence "#{sentence}" also appears in #{file}:#{line}; keep it in one guide, and link to it from the other.',
        {
          sentence: text.replace(/^(.{60}).{3,}$/, '$1…'),
          file: other.file,
          line: other.place.line,
        },
      ),
    };
  });
}
