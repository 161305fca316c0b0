import { array, type InferType, type ISchema, object } from 'yup';
import { forEveryLocale, type Locale, locales } from '@/lib/i18n/locales';
import { say } from '@/lib/say/say';
import { inContent } from './paths';
import * as field from './schema/fields';
import { readIfThere, readYamlFile, type YamlFile } from './yaml/file';

const wordList = () =>
  array(field.text())
    .min(1, say('needs at least one word'))
    .required(say('is missing; write the words between brackets, as in [leader, leaders]'));

/** A name with one correct spelling. */
const name = object({
  write: field.text(),
  /** Misspellings other than wrong capitals. */
  never: array(field.text()).optional(),
}).exact();

/** A list for each language that has one. */
const byLocale = <T>(item: ISchema<T>) =>
  field.optionalObject(
    Object.fromEntries(locales.map((locale) => [locale, array(item).optional()])),
  );

const avoided = object({
  avoid: wordList(),
  /** The remedy, printed after "…; ". */
  instead: field.text(),
  /** Phrases in which the word is allowed. */
  except: array(field.text()).optional(),
}).exact();

/** `content/style.yaml`: spellings of names, capitalised words that are not acronyms, words to avoid by language. */
const styleSchema = object({
  names: array(name).optional(),
  /** Words in capitals that need no glossary entry. */
  capitals: array(field.text()).optional(),
  /** Words that say, in a sentence, that its figures were the law once. */
  history: byLocale(field.text()),
  /** Phrases that texts in other languages use, by their own. */
  foreign: byLocale(field.text()),
  words: byLocale(avoided),
}).exact();

export type StyleName = InferType<typeof name>;
export type AvoidedWords = InferType<typeof avoided>;

export interface Style {
  names?: StyleName[];
  capitals?: string[];
  history?: Partial<Record<Locale, string[]>>;
  foreign?: Partial<Record<Locale, string[]>>;
  words?: Partial<Record<Locale, AvoidedWords[]>>;
}

/** Reads content/style.yaml, which may be absent. Never throws for bad content. */
export const readStyle = () => readIfThere<Style>(inContent('style.yaml'), styleSchema);

const words = () => array(field.text()).required(say('is missing; write [] for none'));

/** `content/spelling.yaml`: words that are right although no dictionary has them. */
const spellingSchema = object({
  /** Names and terms of every language. */
  every: words(),
  ...forEveryLocale(words),
}).exact();

type SpellingWords = InferType<typeof spellingSchema>;

/** Reads content/spelling.yaml. Never throws for bad content. */
export const readSpelling = (): YamlFile<SpellingWords> =>
  readYamlFile(
    inContent('spelling.yaml'),
    spellingSchema,
    say(
      'This file is missing; it lists words that no dictionary has, under "every", "fr" and "en".',
    ),
  );
