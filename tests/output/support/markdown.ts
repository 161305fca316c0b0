import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** Syntax tree of Markdown, as its readers parse it: CommonMark with the tables of GFM. */
export const parseMarkdown = (markdown: string): Root =>
  unified().use(remarkParse).use(remarkGfm).parse(markdown);

const INLINE = new Set(['text', 'strong', 'emphasis', 'link', 'inlineCode', 'delete']);

/** Plain text of Markdown, one line per block. */
export function wordsOf(node: Nodes): string {
  const words =
    'value' in node ? node.value : 'children' in node ? node.children.map(wordsOf).join('') : '';
  return INLINE.has(node.type) ? words : `${words}\n`;
}

/** Text for comparison: runs of white space, no-break ones aside, are one space. */
export const normal = (text: string): string => text.replace(/[ \n\t]+/g, ' ').trim();
