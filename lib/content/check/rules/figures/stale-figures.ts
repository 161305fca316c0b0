import type { Nodes, Root } from 'mdast';
import { readStyle } from '@/lib/content/load/style';
import type { MdxElement } from '@/lib/content/mdx/elements';
import { mdxPassages } from '@/lib/content/mdx/passages';
import { withoutComponents } from '@/lib/content/mdx/without-components';
import type { ContentProblem, Passage } from '@/lib/content/problems/problem';
import type { Style } from '@/lib/content/schema/style';
import { guideVocabulary } from '@/lib/content/vocabulary/guides';
import { attributePassages } from '@/lib/content/vocabulary/typography';
import { componentNamed, isReference } from '@/lib/content/vocabulary/vocabulary';
import { escapeRegExp } from '@/lib/escape-reg-exp';
import type { Locale } from '@/lib/i18n/locales';
import { oncePerObject } from '@/lib/once';
import { figuresIn } from './figures-in-text';
import type { PastFigure } from './past-figures';

/** Prose that presents outdated law as current fails the build. */
export const STALE_FIGURES: ContentProblem['severity'] = 'error';

/**
 * Outdated figures in running text, unless their sentence has a word listed under "history" in
 * content/style.yaml.
 * @param file path as people read it.
 */
export function staleFigures(
  file: string,
  locale: Locale,
  passages: readonly Passage[],
  past: ReadonlyMap<string, PastFigure>,
): ContentProblem[] {
  if (past.size === 0) return [];
  const marker = historyMarker(locale);
  return passages.flatMap(({ text, placeOf }) =>
    figuresIn(text, locale).flatMap(({ key, text: written, offset }) => {
      const figure = past.get(key);
      if (!figure || marker?.test(sentenceAround(text, offset))) return [];
      const { name, until } = figure;
      return {
        file,
        ...placeOf(offset, offset + written.length),
        severity: STALE_FIGURES,
        message: `"${written}" was the law until ${until} (${name}) and is not any more; name the present figure, or mark this as history, with <History>, <Was> or a word of "history" in content/style.yaml.`,
      };
    }),
  );
}

/** The sentence that contains a character of a text. A full stop ends one before a capital. */
export function sentenceAround(text: string, offset: number): string {
  const ends = [
    ...text.matchAll(/[.!?…](?:["»”)]|[ \u00a0\u202f]»)*\s+(?=["«“(]?\s?\p{Lu})/gu),
  ].map((match) => match.index + match[0].length);
  const start = ends.findLast((end) => end <= offset) ?? 0;
  return text.slice(start, ends.find((end) => end > offset) ?? text.length);
}

function historyMarker(locale: Locale): RegExp | undefined {
  const history = readStyle()?.value?.history;
  return history && markerOf(history, locale);
}

const markerOf = oncePerObject(
  (history: NonNullable<Style['history']>, locale: Locale): RegExp | undefined => {
    const words = history[locale] ?? [];
    if (words.length === 0) return undefined;
    const alternatives = words.map((word) =>
      escapeRegExp(word).replace(/\s+/g, '[ \\u00a0\\u202f]+').replace(/['’]/g, "['’]"),
    );
    return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
  },
);

const NOT_STATED = new Set<Nodes['type']>(['link', 'linkReference', 'inlineCode', 'code']);
const holdsPastLaw = (node: Nodes): boolean =>
  'name' in node && componentNamed(guideVocabulary, node.name ?? null)?.pastLaw === true;
/** Whether a component's figures are exempt: earlier law, or a fictional company's. */
const isOfAnotherLaw = ({ name }: MdxElement): boolean => {
  const component = componentNamed(guideVocabulary, name);
  return component?.pastLaw === true || component?.fictional === true;
};

/** Running text of a guide that states the law of today: without examples and what is marked as history. */
export function presentProse(tree: Root, bodyOffset: number): Passage[] {
  const present = withoutComponents(tree, isOfAnotherLaw);
  const isOmitted = (node: Nodes) =>
    NOT_STATED.has(node.type) || isReference(guideVocabulary, node) || holdsPastLaw(node);
  return [
    ...mdxPassages(present, bodyOffset, ['paragraph', 'heading', 'tableCell'], isOmitted),
    ...attributePassages(present, bodyOffset, guideVocabulary),
  ];
}
