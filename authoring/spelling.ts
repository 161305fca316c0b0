import { type Locale, locales } from '@/lib/i18n/locales';
import { languageName, say } from '@/lib/say/say';
import { readClaims } from '@/loaders/claims';
import { readCompanyFile } from '@/loaders/company';
import { downloadIds, readDownload, readSharedDownload } from '@/loaders/downloads';
import { exampleIds, readExample } from '@/loaders/examples';
import { readGlossary } from '@/loaders/glossary';
import { allGuideSlugs, readGuide } from '@/loaders/guide-files';
import { readLaw } from '@/loaders/law';
import { legalNames, readLegalText } from '@/loaders/legal';
import { readProse, type TextFile } from '@/loaders/mdx/text-file';
import { guideVocabulary, legalVocabulary, type MdxVocabulary } from '@/loaders/mdx/vocabulary';
import { readObligations } from '@/loaders/obligations';
import { displayPath } from '@/loaders/paths';
import { type ContentProblem, errorAt, type Passage } from '@/loaders/problems';
import { readQuestions } from '@/loaders/questions';
import type { YamlFile } from '@/loaders/yaml/file';
import { proseOf } from './check/rules/wording';
import { messagePassages } from './messages/catalogue';

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
      const problem = ({ offset, text: written }: Word, message: string): ContentProblem =>
        errorAt(file, message, placeOf(offset, offset + written.length));
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

/** Passages of one file in one language. */
interface FileText {
  file: string;
  locale: Locale;
  passages: readonly Passage[];
}

/** Every text of the site, drafts included. Files that cannot be read are left out. */
export function textsToSpell(): FileText[] {
  const yaml = [
    readGlossary(),
    readQuestions(),
    readClaims(),
    readCompanyFile(),
    readObligations(),
    readSharedDownload(),
    ...downloadIds().map(readDownload),
    ...exampleIds.map(readExample),
    ...readLaw(),
  ];
  return [
    ...allGuideSlugs().flatMap((slug) => {
      const { data, texts } = readGuide(slug);
      return [...bilingualTexts(data), ...proseTexts(texts, guideVocabulary)];
    }),
    ...legalNames.flatMap((name) => proseTexts(readLegalText(name).texts, legalVocabulary)),
    ...yaml.flatMap((file) => (file ? bilingualTexts(file) : [])),
    ...locales.map(messageTexts),
  ];
}

const proseTexts = (
  texts: Record<Locale, TextFile<unknown>>,
  vocabulary: MdxVocabulary,
): FileText[] =>
  locales.flatMap((locale) => {
    const { file, mdx, document } = texts[locale];
    const tree = mdx && readProse(file, mdx).tree;
    const front = (document?.texts() ?? []).filter(
      ({ path: key }) => key[0] !== 'translationOf' && key.at(-1) !== 'to',
    );
    const prose = tree ? proseOf(tree, mdx.bodyOffset, vocabulary) : [];
    return [{ file: displayPath(file), locale, passages: [...front, ...prose] }];
  });

const bilingualTexts = ({ file, document }: YamlFile<unknown>): FileText[] =>
  locales.map((locale) => ({
    file,
    locale,
    passages: (document?.texts() ?? []).filter(
      ({ path: key }) => key.at(-1) === locale && !key.includes('url') && key[0] !== 'acts',
    ),
  }));

/** Beside a message "lang", the others are in that language. */
function messageTexts(locale: Locale): FileText {
  const { file, passages } = messagePassages(locale);
  const texts = new Map(passages.map(({ key, text }) => [key, text]));
  const isOwn = (key: string) => (texts.get(key.replace(/[^.]+$/, 'lang')) ?? locale) === locale;
  return { file, locale, passages: passages.filter(({ key }) => isOwn(key)) };
}

/** A word of a text, and where it starts. */
interface Word {
  text: string;
  offset: number;
}

/** What is not prose: ids of headings, addresses, figures of the register, arguments and tags of messages, what an encoding garbled. */
const NOT_PROSE =
  /\{\w+, plural,|\b(?:one|other)(?= \{)|\[#[\w-]+\]|https?:\S+|\S+@\S+|\b[\w-]+(?:\.[\w-]+)+\b|\{[^{}\s]*[,}]|<\/?\w+>|\S*[ÃÂ][\u0080-\u00bf]\S*/g;

const WORD = /\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*/gu;

/** Words with a figure in or beside them, such as `L225-102` or `5e`, are references. */
const isReference = (text: string, { 0: word, index }: RegExpExecArray): boolean =>
  /[\d_]/.test(text.charAt(index - 1)) || /[\d_]/.test(text.charAt(index + word.length));

/** Elided words of French, such as `l’` and `qu’`, which join the next word. */
const ELISION = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|presqu)['’](?=\p{L})/iu;

/** Words of a text that a dictionary may know; acronyms, which the glossary explains, are left out. */
export function wordsOf(text: string, locale: Locale): Word[] {
  const prose = text.replace(NOT_PROSE, (found) => ' '.repeat(found.length));
  return [...prose.matchAll(WORD)].flatMap((match) => {
    if (isReference(prose, match)) return [];
    const elided = locale === 'fr' ? (ELISION.exec(match[0])?.[0].length ?? 0) : 0;
    const word = match[0]
      .slice(elided)
      .replace(/['’]s$/u, '')
      .replaceAll('’', "'");
    const isAcronym = /^\P{Ll}*\p{Lu}\P{Ll}*s?$/u.test(word);
    return isAcronym || word.length < 2 ? [] : [{ text: word, offset: match.index + elided }];
  });
}

/** Whether words are right, and what else could be meant by one. */
export interface Dictionary {
  isRight(word: string): boolean;
  suggest(word: string): readonly string[];
}
/** Texts in a language without one are skipped. */
export type Dictionaries = Readonly<Partial<Record<Locale, Dictionary | undefined>>>;

/** Minimum number of words for telling that a passage is in another language. */
const ENOUGH = 6;

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
  say('This passage is not in #{language}; translate it.', { language: languageName(locale) });

function misspelt(word: string, locale: Locale, dictionaries: Dictionaries): string {
  const [meant] = dictionaries[locale]?.suggest(word) ?? [];
  const hint = meant ? say(' Did you mean "#{meant}"?', { meant }) : '';
  return say(
    '"#{word}" is not in the #{language} dictionary.#{hint} If it is right, add it to content/spelling.yaml.',
    { word, language: languageName(locale), hint },
  );
}
