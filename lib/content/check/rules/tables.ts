import type { Root } from 'mdast';
import type { Report } from '@/lib/content/check/report';
import { walk } from '@/lib/content/mdx/elements';

/** Every column of a table must have a heading, which screen readers announce with each cell. */
export function checkTables(tree: Root, report: Report): void {
  walk(tree, (node) => {
    if (node.type !== 'table') return;
    for (const cell of node.children[0]?.children ?? []) {
      if (cell.children.length === 0) {
        report('A column of this table has no heading; name it.', cell.position ?? node.position);
      }
    }
  });
}
