import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, serialize } from 'parse5';

export type Document = DefaultTreeAdapterTypes.Document;
export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;

export const parseHtml = (html: string): Document => parse(html);
/** No-break spaces stay characters: `&nbsp;`, as HTML is usually serialized, takes three times the bytes. */
export const printHtml = (document: Document): string =>
  serialize(document).replaceAll('&nbsp;', '\u00a0');

export const isElement = (node: Node): node is Element => 'tagName' in node;

/** Every descendant of a node, in document order, including the contents of <template>. */
function descendants(parent: Document | Element): Node[] {
  const found: Node[] = [];
  const collect = (node: Document | Element) => {
    const { childNodes } =
      'content' in node ? (node as { content: { childNodes: Node[] } }).content : node;
    for (const child of childNodes) {
      found.push(child);
      if (isElement(child)) collect(child);
    }
  };
  collect(parent);
  return found;
}

/** Every element with one of these names; all elements if none is given. */
export const elements = (parent: Document | Element, ...names: string[]): Element[] =>
  descendants(parent)
    .filter(isElement)
    .filter(({ tagName }) => names.length === 0 || names.includes(tagName));

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((candidate) => candidate.name === name)?.value;

export function setAttribute(element: Element, name: string, value: string): void {
  const existing = element.attrs.find((candidate) => candidate.name === name);
  if (existing) existing.value = value;
  else element.attrs.push({ name, value });
}

export const remove = (node: Node): void => defaultTreeAdapter.detachNode(node);

/** Text content of an element, scripts included. */
export function textOf(element: Element): string {
  let text = '';
  for (const node of descendants(element)) {
    if (defaultTreeAdapter.isTextNode(node)) text += node.value;
  }
  return text;
}

const create = (like: Element, tagName: string, attributes: Record<string, string>): Element =>
  defaultTreeAdapter.createElement(
    tagName,
    like.namespaceURI,
    Object.entries(attributes).map(([name, value]) => ({ name, value })),
  );

/**
 * Wraps parts of a text, if the node is one, in elements.
 * @param part what to wrap, in one capturing group.
 * @param tagName of the element around a part.
 */
export function replaceText(
  node: Node,
  part: RegExp,
  tagName: (found: string) => string,
  attributes: Record<string, string> = {},
): void {
  const parent = node.parentNode;
  if (!parent || !defaultTreeAdapter.isTextNode(node)) return;
  const pieces = node.value.split(part);
  if (pieces.length === 1) return;
  for (const [index, piece] of pieces.entries()) {
    if (index % 2 === 0) {
      defaultTreeAdapter.insertTextBefore(parent, piece, node);
      continue;
    }
    const element = create(parent as Element, tagName(piece), attributes);
    defaultTreeAdapter.insertText(element, piece);
    defaultTreeAdapter.insertBefore(parent, element, node);
  }
  remove(node);
}

/** Prepends an element to a parent. */
export function prepend(
  parent: Element,
  tagName: string,
  attributes: Record<string, string>,
): void {
  moveToStart(parent, create(parent, tagName, attributes));
}

/** Moves an element to the beginning of a parent. */
export function moveToStart(parent: Element, element: Element): void {
  remove(element);
  const [first] = parent.childNodes;
  if (first) defaultTreeAdapter.insertBefore(parent, element, first);
  else defaultTreeAdapter.appendChild(parent, element);
}

/** Moves an element to the end of a parent. */
export function moveToEnd(parent: Element, element: Element): void {
  remove(element);
  defaultTreeAdapter.appendChild(parent, element);
}

/** Adds text at the end of an element. */
export const append = (element: Element, text: string): void =>
  defaultTreeAdapter.insertText(element, text);

/** The page's <head>, which every parsed document has. */
export function headOf(document: Document): Element {
  const [head] = elements(document, 'head');
  if (!head) throw new Error('The page has no <head>.');
  return head;
}
