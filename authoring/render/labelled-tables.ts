import type { Element, ElementContent, Nodes, Root } from 'hast';
import { attributeOf, type MdxElement } from '@/loaders/mdx/tree';

/** Names of tables, each used once: a second table of a section is "Name (2)". */
class Captions {
  private title = '';
  private count = 0;

  start(title: string): void {
    this.title = title;
    this.count = 0;
  }

  next(): string {
    this.count++;
    return this.count > 1 ? `${this.title} (${this.count})` : this.title;
  }
}

/**
 * Makes tables readable where they are not laid out as one: the heading before them is their caption, the
 * first cell of a row is its header, and where several others follow, each carries the name of its column, or the part
 * of it in bold, which narrow screens show.
 */
export const labelledTables = () => (tree: Root) => {
  const captions = new Captions();
  const visit = (node: Nodes): void => {
    if (node.type === 'element' && /^h[1-6]$/.test(node.tagName)) captions.start(textOf(node));
    const title = node.type === 'mdxJsxFlowElement' && attributeOf(node as MdxElement, 'title');
    if (title) captions.start(title);
    if (node.type === 'element' && node.tagName === 'table') label(node, captions.next());
    else if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(tree);
};

function label(table: Element, caption: string): void {
  const [head, ...bodies] = childElements(table);
  const columns = head ? childElements(head).flatMap(childElements) : [];
  for (const column of columns) column.properties.scope = 'col';
  for (const row of bodies.flatMap(childElements)) labelRow(row, columns.map(shortName));
  if (caption)
    table.children.unshift({
      type: 'element',
      tagName: 'caption',
      properties: {},
      children: [{ type: 'text', value: caption }],
    });
}

function labelRow(row: Element, columns: readonly string[]): void {
  for (const [index, cell] of childElements(row).entries()) {
    if (index === 0) {
      cell.tagName = 'th';
      cell.properties.scope = 'row';
    } else if (columns.length > 2) {
      cell.properties['data-label'] = columns[index];
    }
  }
}

const childElements = ({ children }: Element): Element[] =>
  children.filter((child: ElementContent) => child.type === 'element');

/** `Wave 1 above` of `**Wave 1 above** both thresholds`. */
const shortName = (column: Element): string =>
  textOf(childElements(column).find(({ tagName }) => tagName === 'strong') ?? column);

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
