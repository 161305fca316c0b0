import type { Nodes, Root } from 'mdast';
import type { ParsedText } from '@/authoring/check/parsed-text';
import { guideVocabulary } from '@/authoring/vocabulary/guides';
import { attributePassages } from '@/authoring/vocabulary/typography';
import { componentNamed, isReference } from '@/authoring/vocabulary/vocabulary';
import type { Register } from '@/law/register';
import type { Locale } from '@/lib/i18n/locales';
import { mdxPassages } from '@/loaders/mdx/passages';
import { type MdxElement, withoutComponents } from '@/loaders/mdx/tree';
import { type ContentProblem, contentError, type Place } from '@/loaders/problems';
import type { GuideData } from '@/loaders/schema/guide';
import { type Figure, figuresIn } from './figures-in-text';
import { knownFigures } from './known-figures';

const NOT_PROSE = new Set<Nodes['type']>(['link', 'linkReference', 'inlineCode', 'code']);
const isOmitted = (node: Nodes): boolean =>
  NOT_PROSE.has(node.type) || isReference(guideVocabulary, node);

const isFictional = ({ name }: MdxElement): boolean =>
  componentNamed(guideVocabulary, name)?.fictional === true;

/**
 * Legal amounts, thresholds and dates in a guide, front matter included, must match the register of law for its
 * subjects.
 */
export function checkFigures(
  file: string,
  locale: Locale,
  { mdx, tree }: Pick<ParsedText<object>, 'mdx' | 'tree'>,
  data: GuideData,
  register: Register,
): ContentProblem[] {
  const front = mdx.frontMatter.split('\n').flatMap((text, index) =>
    figuresIn(text, locale).map((figure) => ({
      ...figure,
      line: index + 2,
      column: figure.offset + 1,
    })),
  );
  const prose = proseFigures(withoutComponents(tree, isFictional), locale, mdx.bodyOffset);
  const known = knownFigures(data, locale, register);
  return [...front, ...prose]
    .filter(({ key }) => !known.has(key))
    .map(({ text, line, column }) =>
      contentError(
        file,
        `content/law does not give "${text}" for the subjects of this guide; correct the text, name the subject it belongs to in guide.yaml, or add it to content/law, with its source.`,
        line,
        column,
      ),
    );
}

/** Figures in a guide's prose with their positions, except those in citations, links and code. */
export const proseFigures = (tree: Root, locale: Locale, bodyOffset = 0): (Figure & Place)[] =>
  [
    ...mdxPassages(tree, bodyOffset, ['paragraph', 'heading', 'tableCell'], isOmitted),
    ...attributePassages(tree, bodyOffset, guideVocabulary),
  ].flatMap(({ text, placeOf }) =>
    figuresIn(text, locale).map((figure) => ({ ...figure, ...placeOf(figure.offset, 0) })),
  );
