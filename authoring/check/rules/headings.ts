import type { Root } from 'mdast';
import type { Report } from '@/authoring/check/report';
import type { MdxVocabulary } from '@/authoring/vocabulary/vocabulary';
import { readHeading, walk } from '@/loaders/mdx/tree';

/** Every heading must have a unique id; levels start at two and none is skipped. */
export function checkHeadings(tree: Root, vocabulary: MdxVocabulary, report: Report): void {
  const seen = new Map<string, string>();
  let depth = 1;
  walk(tree, (node) => {
    if (node.type !== 'heading') return;
    const { text, id } = readHeading(node);
    if (node.depth === 1) {
      report('The title is in the front matter; start sections with "##".', node.position);
    } else if (node.depth > depth + 1) {
      report(
        `"${text}" jumps from level ${depth} to ${node.depth}; use "${'#'.repeat(depth + 1)}".`,
        node.position,
      );
    }
    depth = node.depth;
    if (!id) {
      report(
        `The heading "${text}" has no id; end it with one, such as "[#scope]".`,
        node.position,
      );
    } else if (seen.has(id)) {
      report(
        `The id "${id}" is already that of the heading "${seen.get(id)}"; give this one its own.`,
        node.position,
      );
    }
    if (id && vocabulary.reservedIds.test(id)) {
      report(`The id "${id}" is used by the page itself; choose another.`, node.position);
    }
    if (id && !seen.has(id)) seen.set(id, text);
  });
}
