import { array, type InferType, object } from 'yup';
import { type Locale, locales } from '@/lib/i18n/locales';
import { text } from './fields';

const words = () =>
  array(text())
    .min(1, 'needs at least one word')
    .required('is missing; write the words between brackets, as in [leader, leaders]');

/** A name that has one spelling. */
const name = object({
  write: text(),
  /** Misspellings besides those of capitals. */
  never: array(text()).optional(),
}).exact();

const avoided = object({
  avoid: words(),
  /** What to do, after "…; ". */
  instead: text(),
  /** Phrases in which the word is right. */
  except: array(text()).optional(),
}).exact();

/** `content/style.yaml`: how names are spelt, which capitals are no acronyms, and the words each language avoids. */
export const styleSchema = object({
  names: array(name).optional(),
  /** Words in capitals that need no entry in the glossary. */
  capitals: array(text()).optional(),
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
  words?: Partial<Record<Locale, AvoidedWords[]>>;
}
