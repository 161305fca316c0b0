import { languageName } from '@/lib/i18n/language-name';
import { type Locale, locales } from '@/lib/i18n/locales';
import type { ContentProblem } from '@/loaders/problems';
import type { FileText } from './texts';
import { type Word, wordsOf } from './words';

/** Whether words are right, and what else could be meant by one. */
export interface Dictionary {
  isRight(word: string): boolean;
  suggest(word: string): readonly string[];
}
/** Texts in a language without one are skipped. */
export type Dictionaries = Readonly<Partial<Record<Locale, Dictionary | undefined>>>;

/** Minimum number of words for telling that a passage is in another language. */
const ENOUGH = 6;

/** Every misspelt word, once for each file, and passages that are not in the language of their file. */
export function checkSpelling(
  texts: readonly FileText[],
  dictionaries: Dictionaries,
): ContentProblem[] {
  return texts.flatMap(({ file, locale, passages }) => {
    if (!dictionaries[locale]) return [];
    const seen = new Set<string>();
    return passages.flatMap(({ text, placeOf }) => {
      const words = wordsOf(text, locale).map((word) => judge(word, locale, dictionaries));
      const problem = (word: Word, message: string): ContentProblem => ({
        file,
        ...placeOf(word.offset, word.offset + word.text.length),
        severity: 'error',
        message,
      });
      const [first] = words;
      const foreign = words.filter((word) => word.isForeign).length;
      if (first && words.length >= ENOUGH && foreign * 2 > words.length)
        return [problem(first, untranslated(locale))];
      return words.flatMap((word, index) => {
        // Words of another language in a row are a name or a quotation.
        const inRow =
          word.isForeign && (words[index - 1]?.isForeign || words[index + 1]?.isForeign);
        if (word.isRight || inRow || seen.has(word.text)) return [];
        seen.add(word.text);
        return [problem(word, misspelt(word.text, locale, dictionaries))];
      });
    });
  });
}

interface JudgedWord extends Word {
  isRight: boolean;
  /** Wrong in the language of the text, but right in another. */
  isForeign: boolean;
}

function judge(word: Word, locale: Locale, dictionaries: Dictionaries): JudgedWord {
  const right = (language: Locale): boolean => isRight(word.text, dictionaries[language]);
  const isRightHere = right(locale);
  const isForeign = !isRightHere && locales.some((other) => other !== locale && right(other));
  return { ...word, isRight: isRightHere, isForeign };
}

/** A compound is right when each of its parts is. */
const isRight = (word: string, dictionary: Dictionary | undefined): boolean =>
  dictionary !== undefined &&
  (dictionary.isRight(word) ||
    (word.includes('-') &&
      word.split('-').every((part) => part.length < 2 || dictionary.isRight(part))));

const untranslated = (locale: Locale): string =>
  `This passage is not in ${languageName(locale)}; translate it.`;

function misspelt(word: string, locale: Locale, dictionaries: Dictionaries): string {
  const [meant] = dictionaries[locale]?.suggest(word) ?? [];
  const hint = meant ? ` Did you mean "${meant}"?` : '';
  return `"${word}" is not in the ${languageName(locale)} dictionary.${hint} If it is right, add it to content/spelling.yaml.`;
}
