import type { Nodes, Parents, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

export type MdxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Visits a syntax tree, parents before children. Much faster than unist-util-visit, as the checks need. */
export function walk(node: Nodes, visit: (node: Nodes, parent?: Parents) => void): void {
  const go = (current: Nodes, parent?: Parents): void => {
    visit(current, parent);
    if ('children' in current) for (const child of current.children) go(child, current);
  };
  go(node);
}

/** The component elements of a tree, in document order. */
export function mdxElements(tree: Root): MdxElement[] {
  const found: MdxElement[] = [];
  walk(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') found.push(node);
  });
  return found;
}

/** Component elements right inside a node, paragraphs that the parser put around them looked through. */
export const elementsIn = (node: Parents): MdxElement[] =>
  (node.children as Nodes[]).flatMap((child) => {
    if (child.type === 'mdxJsxFlowElement' || child.type === 'mdxJsxTextElement') return [child];
    return child.type === 'paragraph' ? elementsIn(child) : [];
  });

/** Value of a string attribute; undefined when it is absent or an expression. */
export function attributeOf(element: MdxElement, name: string): string | undefined {
  const found = element.attributes.find(
    (attribute): attribute is MdxJsxAttribute =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** Splits an attribute that lists names: `ids="a b"`. */
export const nameList = (value: string): string[] => value.split(/\s+/).filter(Boolean);
