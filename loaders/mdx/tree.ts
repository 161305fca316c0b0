import type { Heading, Nodes, Parents, PhrasingContent, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

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

const ID = /\s*\[#([a-z0-9]+(?:-[a-z0-9]+)*)\]\s*$/;

/**
 * Text of a heading, with the figures it names between braces, and its id, from `## Title [#id]`; the id is
 * null when there is none.
 */
export function readHeading(heading: Heading): { text: string; id: string | null } {
  const text = plainText(heading.children);
  return { text: text.replace(ID, ''), id: ID.exec(text)?.[1] ?? null };
}

/** Ids of the headings of a text, in order. */
export function headingIdsOf(tree: Root): string[] {
  const ids: string[] = [];
  walk(tree, (node) => {
    const id = node.type === 'heading' && readHeading(node).id;
    if (id) ids.push(id);
  });
  return ids;
}

/** Second-level headings of a text that have an id, in order. */
export const sectionsOf = (tree: Root): { id: string; title: string }[] =>
  tree.children.flatMap((node) => {
    if (node.type !== 'heading' || node.depth !== 2) return [];
    const { id, text: title } = readHeading(node);
    return id ? [{ id, title }] : [];
  });

/** Strips the `[#id]` mark from a heading. */
function removeHeadingMark(heading: Heading): void {
  const last = heading.children.at(-1);
  if (last?.type === 'text') last.value = last.value.replace(ID, '');
}

function plainText(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => {
      if ('value' in node) return node.value;
      if (node.type === 'mdxJsxTextElement' && node.name === 'Figure')
        return `{${attributeOf(node, 'of')}}`;
      return 'children' in node ? plainText(node.children as PhrasingContent[]) : '';
    })
    .join('');
}

/** A copy of a tree without some of the components that stand between its paragraphs. */
export const withoutComponents = <T extends Nodes>(
  node: T,
  isLeftOut: (element: MdxElement) => boolean,
): T =>
  'children' in node
    ? ({
        ...node,
        children: (node.children as Nodes[])
          .filter((child) => !(child.type === 'mdxJsxFlowElement' && isLeftOut(child)))
          .map((child) => withoutComponents(child, isLeftOut)),
      } as T)
    : node;

// remark plugins that pages and Markdown twins share.

/** Turns the `[#id]` marks of headings into ids. */
export function headingIds() {
  return (tree: Root) =>
    visit(tree, 'heading', (node) => {
      const { id } = readHeading(node);
      removeHeadingMark(node);
      if (id) node.data = { ...node.data, hProperties: { id } };
    });
}

/**
 * Resolves links such as `page:about#team`.
 * @param addressOf address of a page, by its id.
 */
export function pageLinks(addressOf: (id: string, anchor: string | undefined) => string) {
  return (tree: Root) =>
    visit(tree, 'link', (node) => {
      if (!node.url.startsWith('page:')) return;
      const [id = '', anchor] = node.url.slice('page:'.length).split('#');
      node.url = addressOf(id, anchor);
    });
}
