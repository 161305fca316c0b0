import type { RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { CacheEntry, readingCode } from '@/lib/build-cache';

const printer = unified().use(remarkGfm).use(remarkStringify, {
  bullet: '-',
  emphasis: '_',
  listItemIndent: 'one',
  rule: '-',
});

/** Prints blocks as CommonMark with GFM tables; escaping takes long, so blocks of earlier builds are kept. */
export function printMarkdown(children: RootContent[]): string {
  const kept = new CacheEntry('markdown', readingCode(), JSON.stringify(children));
  const known = kept.read();
  if (known) return known.toString();
  const markdown = printer.stringify({ type: 'root', children });
  kept.write(markdown);
  return markdown;
}
