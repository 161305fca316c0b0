import type { RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const printer = unified().use(remarkGfm).use(remarkStringify, {
  bullet: '-',
  emphasis: '_',
  listItemIndent: 'one',
  rule: '-',
});

/** Prints blocks as CommonMark with GFM tables. */
export const printMarkdown = (children: RootContent[]): string =>
  printer.stringify({ type: 'root', children });
