import type { Nodes, Root } from 'mdast';
import { attributePassages } from '@/authoring/vocabulary/typography';
import type { MdxVocabulary } from '@/authoring/vocabulary/vocabulary';
import { type Locale, locales } from '@/lib/i18n/locales';
import { typographyMistakes } from '@/lib/typography/mistakes';
import { mdxPassages } from '@/loaders/mdx/passages';
import type { ContentProblem, Passage } from '@/loaders/problems';
import type { YamlDocument } from '@/loaders/yaml/document';
import { unexplainedAcronyms } from './acronyms';
import { styleRules } from './style';
import { findWords } from './words';

/**
 * Checks typography, words that content/style.yaml rules out, and unexplained acronyms.
 * @param file path relative to the project.
 */
export function checkWording(
  file: string,
  locale: Locale,
  passages: readonly Passage[],
): ContentProblem[] {
  // Searched as one text with a line per passage: many short searches would take far longer.
  const starts: number[] = [];
  let text = '';
  for (const passage of passages) {
    starts.push(text.length);
    text += `${passage.text.replaceAll('\n', ' ')}\n`;
  }
  const words = findWords(text, styleRules(locale));
  // A misspelt name is not reported as an acronym too.
  const acronyms = unexplainedAcronyms(text).filter(
    ({ offset }) =>
      !words.some((word) => word.offset <= offset && offset < word.offset + word.length),
  );
  return [
    ...typographyMistakes(text, locale),
    ...words.map((found) => ({ ...found, severity: 'error' as const })),
    // Only a warning: a guide may be started before its glossary entries.
    ...acronyms.map((found) => ({ ...found, severity: 'warning' as const })),
  ].flatMap(({ offset, length, severity, message }) => {
    const index = starts.findLastIndex((start) => start <= offset);
    const from = offset - (starts[index] ?? 0);
    const place = passages[index]?.placeOf(from, from + length);
    return { file, ...place, severity, message };
  });
}

const isNotProse = (node: Nodes): boolean =>
  node.type === 'inlineCode' || node.type === 'mdxJsxTextElement';

/** Passages of prose, prose in attributes included. */
export function proseOf(tree: Root, bodyOffset: number, vocabulary: MdxVocabulary): Passage[] {
  const blocks = ['paragraph', 'heading', 'tableCell', 'mdxJsxTextElement'] as const;
  return [
    ...mdxPassages(tree, bodyOffset, blocks, isNotProse),
    ...attributePassages(tree, bodyOffset, vocabulary),
  ];
}

/** Checks the bilingual values of a YAML file, except titles of sources and acts, which are quotations. */
export function checkBilingualWording(file: string, document: YamlDocument): ContentProblem[] {
  const texts = document.texts().filter(({ path }) => path[0] !== 'sources' && path[0] !== 'acts');
  return locales.flatMap((locale) =>
    checkWording(
      file,
      locale,
      texts.filter(({ path }) => path.at(-1) === locale),
    ),
  );
}
