import type { Root } from 'mdast';
import type { Report } from '@/authoring/check/report';
import { readHeading, walk } from '@/loaders/mdx/tree';

/** Several legal texts share a page, so the ids of each must start with its name. */
export function checkIdPrefix(tree: Root, name: string, report: Report): void {
  walk(tree, (node) => {
    if (node.type !== 'heading') return;
    const { id } = readHeading(node);
    if (id && !id.startsWith(`${name}-`))
      report(
        `The id "${id}" must start with the name of the text, as in "${name}-${id}".`,
        node.position,
      );
  });
}
