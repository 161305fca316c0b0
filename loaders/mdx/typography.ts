import type { Nodes, Parents, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { fillKnownFigures } from '@/law/placeholders';
import type { Locale } from '@/lib/i18n/locales';
import { typeset } from '@/lib/typography';
import { figureValues } from '@/loaders/law';
import { mdxPassages } from '@/loaders/mdx/passages';
import { attributeOf, type MdxElement, mdxElements } from '@/loaders/mdx/tree';
import type { Passage } from '@/loaders/problems';
import { componentNamed, type MdxVocabulary } from './vocabulary';

/** Attributes with values that readers see. */
const proseAttributes = (tree: Root, vocabulary: MdxVocabulary) =>
  mdxElements(tree).flatMap((element) =>
    Object.entries(componentNamed(vocabulary, element.name)?.attributes ?? {})
      .filter(([, { prose }]) => prose)
      .flatMap(([name]) => {
        const value = attributeOf(element, name);
        return value ? [{ element, name, value }] : [];
      }),
  );

/**
 * The passages of a text, and those in attributes, each placed at its component.
 * @param isOmitted inline nodes that are no prose.
 */
export const prosePassages = (
  tree: Root,
  bodyOffset: number,
  vocabulary: MdxVocabulary,
  isOmitted: (node: Nodes) => boolean,
  blocks: readonly Nodes['type'][] = ['paragraph', 'heading', 'tableCell'],
): Passage[] => [
  ...mdxPassages(tree, bodyOffset, blocks, isOmitted),
  ...proseAttributes(tree, vocabulary).map(({ element, value }) => {
    const { line, column } = element.position?.start ?? { line: 1, column: 1 };
    return { text: value, placeOf: () => ({ line: line + bodyOffset, column }) };
  }),
];

/** Applies a language's typography to text and to prose in attributes, whose figures it fills in. */
export const typography = (locale: Locale, vocabulary: MdxVocabulary) => (tree: Root) => {
  const fill = (text: string) => fillKnownFigures(text, (name) => figureValues(locale).get(name));
  // Headings and heads of tables are also read as plain text, for captions and labels.
  visit(tree, ['heading', 'tableRow'], (block, index) => {
    if (block.type === 'tableRow' && index !== 0) return;
    visit(block, 'mdxJsxTextElement', (node: MdxElement, at, parent) => {
      if (node.name === 'Figure' && parent && at !== undefined)
        (parent as Parents).children[at] = {
          type: 'text',
          value: fill(`{${attributeOf(node, 'of')}}`),
        };
    });
  });
  visit(tree, 'text', (node) => {
    node.value = typeset(node.value, locale);
  });
  for (const { element, name, value } of proseAttributes(tree, vocabulary)) {
    const attribute = element.attributes.find((each) => 'name' in each && each.name === name);
    if (attribute) attribute.value = typeset(fill(value), locale);
  }
};
