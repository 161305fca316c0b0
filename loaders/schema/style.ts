import { array, type InferType, object } from 'yup';
import { type Locale, locales } from '@/lib/i18n/locales';
import { text } from './fields';

const words = () =>
  array(text())
    .min(1, 'needs at least one word')
    .required('is missing; write the words between brackets, as in [leader, leaders]');

/** A name with one correct spelling. */
const name = object({
  write: text(),
  /** Misspellings other than wrong capitals. */
  never: array(text()).optional(),
}).exact();

const avoided = object({
  avoid: words(),
  /** The remedy, printed after "…; ". */
  instead: text(),
  /** Phrases in which the word is allowed. */
  except: array(text()).optional(),
}).exact();

/** `content/style.yaml`: spellings of names, capitalised words that are not acronyms, words to avoid by language. */
export const styleSchema = object({
  names: array(name).optional(),
  /** Words in capitals that need no glossary entry. */
  capitals: array(text()).optional(),
  /** Words that say, in a sentence, that its figures were the law once. */
  history: object(Object.fromEntries(locales.map((locale) => [locale, array(text()).optional()])))
    .exact()
    .optional()
    .default(undefined),
  words: object(Object.fromEntries(locales.map((locale) => [locale, array(avoided).optional()])))
    .exact()
    .optional()
    .default(undefined),
}).exact();

export type StyleName = InferType<typeof name>;
export type AvoidedWords = InferType<typeof avoided>;

export interface Style {
  names?: StyleName[];
  capitals?: string[];
  history?: Partial<Record<Locale, string[]>>;
  words?: Partial<Record<Locale, AvoidedWords[]>>;
}
