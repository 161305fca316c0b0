import type { Nodes, Root } from 'mdast';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { typographyMistakes } from '@/lib/typography/mistakes';
import { mdxPassages } from './mdx-passages';
import { attributeOf, mdxElements } from './mdx-rules';
import type { Passage } from './passages';
import type { ContentProblem } from './problem';
import { styleRules } from './style';
import { findWords } from './word-rules';
import type { YamlDocument } from './yaml-document';

/**
 * Typography of running text, and words that content/style.yaml rules out.
 * @param file path as people read it.
 */
export function checkWording(
  file: string,
  locale: Locale,
  passages: readonly Passage[],
): ContentProblem[] {
  const rules = styleRules(locale);
  return passages.flatMap(({ text, placeOf }) =>
    [
      ...typographyMistakes(text, locale),
      ...findWords(text, rules).map((found) => ({ ...found, severity: 'error' as const })),
    ].map(({ offset, length, severity, message }) => ({
      file,
      ...placeOf(offset, offset + length),
      severity,
      message,
    })),
  );
}

const isNotProse = (node: Nodes): boolean =>
  node.type === 'inlineCode' || node.type === 'mdxJsxTextElement';

/** Running text of prose, and of the titles given to components. */
export function proseOf(tree: Root, bodyOffset: number): Passage[] {
  const titles = mdxElements(tree).flatMap((element): Passage[] => {
    const text = attributeOf(element, 'title');
    const { line, column } = element.position?.start ?? { line: 1, column: 1 };
    return text ? [{ text, placeOf: () => ({ line: line + bodyOffset, column }) }] : [];
  });
  const blocks = ['paragraph', 'heading', 'tableCell', 'mdxJsxTextElement'] as const;
  return [...mdxPassages(tree, bodyOffset, blocks, isNotProse), ...titles];
}

/** The same, of what a YAML file gives in several languages. Titles of sources are quotations. */
export function checkBilingualWording(file: string, document: YamlDocument): ContentProblem[] {
  return document.texts().flatMap(({ path, ...passage }) => {
    const locale = path.at(-1);
    return isLocale(locale) && path[0] !== 'sources' ? checkWording(file, locale, [passage]) : [];
  });
}
