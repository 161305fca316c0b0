import type { Root } from 'mdast';
import type { Report } from '@/authoring/check/report';
import { walk } from '@/loaders/mdx/tree';

/** Every column needs a heading, which screen readers announce with each cell, and every row all its cells. */
export function checkTables(tree: Root, report: Report): void {
  walk(tree, (node) => {
    if (node.type !== 'table') return;
    for (const cell of node.children[0]?.children ?? []) {
      if (cell.children.length === 0) {
        report('A column of this table has no heading; name it.', cell.position ?? node.position);
      }
    }
    const [head, ...rows] = node.children;
    const columns = head?.children.length ?? 0;
    for (const row of rows) {
      const cells = row.children.length;
      if (cells !== columns)
        report(
          `This row has ${cells} ${cells === 1 ? 'cell' : 'cells'} and its table ${columns} columns; put the cells between "|", empty ones too.`,
          row.position ?? node.position,
        );
    }
  });
}
