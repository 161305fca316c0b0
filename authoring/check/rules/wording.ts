import type { Nodes, Root } from 'mdast';
import { escapeLoosely } from '@/lib/escape';
import { type Locale, locales } from '@/lib/i18n/locales';
import { oncePerObject } from '@/lib/once-per-object';
import { say } from '@/lib/say/say';
import { readGlossary } from '@/loaders/glossary';
import { prosePassages } from '@/loaders/mdx/typography';
import type { MdxVocabulary } from '@/loaders/mdx/vocabulary';
import type { ContentProblem, Passage } from '@/loaders/problems';
import { type AvoidedWords, readStyle, type Style, type StyleName } from '@/loaders/wording';
import type { YamlDocument } from '@/loaders/yaml/document';
import { typographyMistakes } from './typography';

/**
 * Checks typography, words that content/style.yaml rules out, and unexplained acronyms.
 * @param file path relative to the project.
 * @param isDraft of a draft, unexplained acronyms are warnings: it may be started before its glossary entries.
 */
export function checkWording(
  file: string,
  locale: Locale,
  passages: readonly Passage[],
  isDraft = false,
): ContentProblem[] {
  const style = readStyle()?.value;
  const rules = style ? rulesOf(style, locale) : [];
  const known = explained();
  return passages.flatMap((passage) => {
    const text = passage.text.replaceAll('\n', ' ');
    // Its quotation marks are those of code.
    const tag = text.search(/<\/?[A-Z]\w*[\s/>]/);
    if (tag >= 0)
      return { file, ...passage.placeOf(tag, tag + 1), severity: 'error', message: TAG };
    const words = findWords(text, rules);
    // A misspelt name is not reported as an acronym too.
    const acronyms = (known ? unexplainedAcronyms(text, known) : []).filter(
      ({ offset }) =>
        !words.some((word) => word.offset <= offset && offset < word.offset + word.length),
    );
    return [
      ...typographyMistakes(text, locale),
      ...words.map((found) => ({ ...found, severity: 'error' as const })),
      ...acronyms.map((found) => ({
        ...found,
        severity: isDraft ? ('warning' as const) : ('error' as const),
      })),
    ].map(({ offset, length, severity, message }) => ({
      file,
      ...passage.placeOf(offset, offset + length),
      severity,
      message,
    }));
  });
}

const TAG = say(
  'Only the prose of guides and legal texts has components; here, write a figure of the law as {csrd-scope.employees}, and no tags.',
);

/** A pattern to look for in text. */
interface WordRule {
  readonly pattern: RegExp;
  /** Phrases in which a match is allowed. */
  readonly except: RegExp | undefined;
  /** What is wrong and how to fix it; undefined when the match is correct. */
  readonly message: (found: string) => string | undefined;
}

interface FoundWord {
  offset: number;
  length: number;
  message: string;
}

/** Finds misspellings of a name, wrong capitals included. */
export const nameRule = ({ write, never = [] }: StyleName): WordRule => ({
  pattern: wholeWords([write, ...never]),
  except: undefined,
  message: (found) =>
    found === write ? undefined : say('Write "#{write}", not "#{found}".', { write, found }),
});

export const avoidanceRule = ({ avoid, instead, except }: AvoidedWords): WordRule => ({
  pattern: wholeWords(avoid),
  except: except?.length ? wholeWords(except) : undefined,
  message: (found) =>
    say('"#{found}" is a word this site avoids; #{instead}.', {
      found,
      instead: instead.replace(/\.$/, ''),
    }),
});

/** Words in a text that break a rule. */
export function findWords(text: string, rules: readonly WordRule[]): FoundWord[] {
  return rules.flatMap(({ pattern, except, message }) => {
    const allowed = except ? [...text.matchAll(except)] : [];
    return [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
      const problem = allowed.some(
        (phrase) =>
          index >= phrase.index && index + found.length <= phrase.index + phrase[0].length,
      )
        ? undefined
        : message(found);
      return problem ? [{ offset: index, length: found.length, message: problem }] : [];
    });
  });
}

/**
 * Matches any of the phrases as whole words, ignoring case and kinds of space and apostrophe; not inside a
 * URL, where dots, hyphens and the like join words.
 */
function wholeWords(phrases: readonly string[]): RegExp {
  const alternatives = [...phrases]
    .sort((a, b) => b.length - a.length)
    .map((phrase) => escapeLoosely(phrase.normalize('NFC')));
  return new RegExp(
    `(?<![\\p{L}\\p{N}_@/.-])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}_]|[-.@/][\\p{L}\\p{N}])`,
    'giu',
  );
}

/** Rules of content/style.yaml for the texts of one language; none while it has errors. */
const rulesOf = oncePerObject((style: Style, locale: Locale): readonly WordRule[] => [
  ...(style.names ?? []).map(nameRule),
  ...(style.words?.[locale] ?? []).map(avoidanceRule),
]);

/** Acronyms that the glossary explains, in any language, and words in capitals that are none; undefined without a glossary. */
function explained(): ReadonlySet<string> | undefined {
  const acronyms = (readGlossary().document?.texts() ?? []).filter(
    ({ path }) => path.at(-2) === 'acronym' && locales.some((each) => each === path.at(-1)),
  );
  if (acronyms.length === 0) return undefined;
  const { names = [], capitals = [] } = readStyle()?.value ?? {};
  // TODO is reported by files.ts.
  return new Set([
    'TODO',
    ...acronyms.map(({ text }) => text),
    ...capitals,
    ...names.map(({ write }) => write),
  ]);
}

/** `COP26` is COP; `KPIs` is KPI. */
const formsOf = (word: string): string[] => [
  word,
  word.replace(/\d+$/, ''),
  word.replace(/s$/, ''),
];

/** A letter lost in a conversion, or a Roman number. */
const NO_ACRONYM = /[ÃÂ]|^X{0,3}(?:I[XV]|V?I{0,3})$/;

/** Words with two or more capitals, outside URLs and e-mail addresses, that neither content/glossary.yaml nor content/style.yaml lists. */
export function unexplainedAcronyms(text: string, known = explained()): FoundWord[] {
  if (!known) return [];
  // Blanked out at the same length, so that offsets stay valid.
  const words = /@|:\/\//.test(text)
    ? text.replace(/https?:\/\/\S+|\S+@\S+/g, (address) => ' '.repeat(address.length))
    : text;
  return [...words.matchAll(/\p{Lu}[\p{L}\p{N}]*?\p{Lu}[\p{L}\p{N}]*/gu)]
    .map(({ 0: found, index }) => {
      // The pattern starts at capitals, which are rare; add what precedes them, as in `kWh`.
      const start = /[\p{L}\p{N}]*$/u.exec(words.slice(Math.max(0, index - 40), index))?.[0] ?? '';
      return { word: start + found, index: index - start.length };
    })
    .filter(({ word }) => !NO_ACRONYM.test(word) && !formsOf(word).some((form) => known.has(form)))
    .map(({ word, index }) => ({
      offset: index,
      length: word.length,
      message: say(
        '"#{word}" is not in the glossary; explain it in content/glossary.yaml, or write it out. If it needs no explanation, add it to "capitals" in content/style.yaml.',
        { word },
      ),
    }));
}

const isNotProse = ({ type }: Nodes): boolean =>
  type === 'inlineCode' || type === 'mdxJsxTextElement' || type === 'mdxTextExpression';

/** Passages of prose, prose in attributes included. */
export const proseOf = (tree: Root, bodyOffset: number, vocabulary: MdxVocabulary): Passage[] =>
  prosePassages(tree, bodyOffset, vocabulary, isNotProse, [
    'paragraph',
    'heading',
    'tableCell',
    'mdxJsxTextElement',
  ]);

/** Checks the bilingual values of a YAML file, except titles of sources and acts, which are quotations. */
export function checkBilingualWording(
  file: string,
  document: YamlDocument,
  isDraft = false,
): ContentProblem[] {
  const texts = document.texts().filter(({ path }) => path[0] !== 'sources' && path[0] !== 'acts');
  return locales.flatMap((locale) =>
    checkWording(
      file,
      locale,
      texts.filter(({ path }) => path.at(-1) === locale),
      isDraft,
    ),
  );
}
