import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { attributeOf, mdxElements } from '@/lib/content/mdx/elements';
import type { Passage } from '@/lib/content/problems/problem';
import type { Locale } from '@/lib/i18n/locales';
import { typeset } from '@/lib/typography';
import { keepDates } from '@/lib/typography/dates';
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

/** Passages of prose in attributes, each placed at its component. */
export const attributePassages = (
  tree: Root,
  bodyOffset: number,
  vocabulary: MdxVocabulary,
): Passage[] =>
  proseAttributes(tree, vocabulary).map(({ element, value }) => {
    const { line, column } = element.position?.start ?? { line: 1, column: 1 };
    return { text: value, placeOf: () => ({ line: line + bodyOffset, column }) };
  });

/** Applies a language's typography to text and to prose in attributes. */
export const typography = (locale: Locale, vocabulary: MdxVocabulary) => (tree: Root) => {
  visit(tree, 'text', (node) => {
    node.value = typeset(node.value, locale);
  });
  visit(tree, 'heading', (heading) => {
    visit(heading, 'text', (node) => {
      node.value = keepDates(node.value, locale);
    });
  });
  for (const { element, name, value } of proseAttributes(tree, vocabulary)) {
    const attribute = element.attributes.find((each) => 'name' in each && each.name === name);
    if (attribute) attribute.value = typeset(value, locale);
  }
};
