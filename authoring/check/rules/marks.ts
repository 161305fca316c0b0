import type { Root, Text } from 'mdast';
import type { Report } from '@/authoring/check/report';
import { walk } from '@/loaders/mdx/tree';

/** Marks that Markdown left in the text, since something is missing: readers would see them. */
export function checkMarks(tree: Root, report: Report): void {
  walk(tree, (node, parent) => {
    if (node.type !== 'text') return;
    if (node.value.includes('**'))
      report(
        'The asterisks "**" are not a pair, or stand next to a space; put them right before and after the bold words.',
        placeOf(node, '**'),
      );
    if (parent?.type === 'paragraph' && parent.children[0] === node && node.value.startsWith('|'))
      report(
        'This table lacks the line below its headings; add one, such as "| --- | --- |".',
        node.position,
      );
  });
}

/** Place of a mark within a text of several lines. */
function placeOf({ value, position }: Text, mark: string): Text['position'] {
  if (!position) return undefined;
  const before = value.slice(0, value.indexOf(mark)).split('\n');
  const { line, column } = position.start;
  const length = before.at(-1)?.length ?? 0;
  const start = {
    line: line + before.length - 1,
    column: before.length > 1 ? length + 1 : column + length,
  };
  return { start, end: position.end };
}
