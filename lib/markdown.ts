import type {
  BlockContent,
  Blockquote,
  Heading,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  RootContent,
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

export const list = (children: ListItem[]): List => ({
  type: 'list',
  ordered: false,
  spread: children.some(({ spread }) => spread),
  children,
});

const printer = unified().use(remarkGfm).use(remarkStringify, {
  bullet: '-',
  emphasis: '_',
  listItemIndent: 'one',
  rule: '-',
});

/** Prints blocks as CommonMark with GFM tables. */
export const printMarkdown = (children: RootContent[]): string =>
  printer.stringify({ type: 'root', children });
