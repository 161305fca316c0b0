import type {
  BlockContent,
  Blockquote,
  Emphasis,
  Heading,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  RootContent,
  Strong,
  Table,
  Text,
} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

// Builders for Markdown syntax trees.

/** Text, or inline nodes. */
type Phrase = string | PhrasingContent;

const phrases = (content: readonly Phrase[]): PhrasingContent[] =>
  content.map((part) => (typeof part === 'string' ? text(part) : part));

export const text = (value: string): Text => ({ type: 'text', value });

export const strong = (...content: Phrase[]): Strong => ({
  type: 'strong',
  children: phrases(content),
});

export const emphasis = (...content: Phrase[]): Emphasis => ({
  type: 'emphasis',
  children: phrases(content),
});

export const link = (url: string, ...content: Phrase[]): Link => ({
  type: 'link',
  url,
  children: phrases(content),
});

export const paragraph = (...content: Phrase[]): Paragraph => ({
  type: 'paragraph',
  children: phrases(content),
});

export const heading = (depth: Heading['depth'], title: string): Heading => ({
  type: 'heading',
  depth,
  children: [text(title)],
});

export const quote = (...children: BlockContent[]): Blockquote => ({
  type: 'blockquote',
  children,
});

/** A list item; one with several blocks makes a loose list. */
export const item = (...children: BlockContent[]): ListItem => ({
  type: 'listItem',
  spread: children.length > 1,
  children,
});

export const list = (children: ListItem[], { ordered = false } = {}): List => ({
  type: 'list',
  ordered,
  spread: children.some(({ spread }) => spread),
  children,
});

/** The list items among nodes, without the line breaks between them. */
export const itemsOf = (nodes: readonly RootContent[]): ListItem[] =>
  nodes.filter((node) => node.type === 'listItem');

/** A GFM table of plain text, numbers set to the right; the first column heads the rows. */
export const table = (
  columns: readonly { label: string; numeric: boolean }[],
  rows: readonly (readonly string[])[],
): Table => ({
  type: 'table',
  align: columns.map(({ numeric }) => (numeric ? 'right' : null)),
  children: [columns.map(({ label }) => label), ...rows].map((cells) => ({
    type: 'tableRow',
    children: cells.map((cell) => ({ type: 'tableCell', children: [text(cell)] })),
  })),
});

const PHRASING = new Set(['text', 'emphasis', 'strong', 'delete', 'link', 'inlineCode', 'break']);

const isPhrasing = (node: RootContent): node is PhrasingContent => PHRASING.has(node.type);
const isBlank = (node: PhrasingContent): boolean =>
  node.type === 'text' && node.value.trim() === '';

/** Keeps blocks as they are and wraps loose text in paragraphs. */
export function asBlocks(nodes: readonly RootContent[]): BlockContent[] {
  const blocks: BlockContent[] = [];
  let inline: PhrasingContent[] = [];
  const close = () => {
    if (!inline.every(isBlank)) blocks.push(paragraph(...inline));
    inline = [];
  };
  for (const node of nodes) {
    if (isPhrasing(node)) inline.push(node);
    else {
      close();
      blocks.push(node as BlockContent);
    }
  }
  close();
  return blocks;
}

const printer = unified().use(remarkGfm).use(remarkStringify, {
  bullet: '-',
  emphasis: '_',
  listItemIndent: 'one',
  rule: '-',
});

/** Prints blocks as CommonMark with GFM tables. */
export const printMarkdown = (children: RootContent[]): string =>
  printer.stringify({ type: 'root', children });
