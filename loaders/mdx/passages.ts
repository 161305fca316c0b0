import type { Nodes, Root, Text } from 'mdast';
import { type Passage, type Place, placeAt } from '@/loaders/problems';

/** Placeholder in a passage for an inline node that is not prose, such as code. */
const OMITTED = '\ufffc';

interface Piece {
  /** Offset in the passage. */
  start: number;
  node: Text;
}

/**
 * The passages of prose, one per block, so that emphasis and links do not split sentences.
 * @param bodyOffset number of lines before the prose.
 * @param blocks node types that become passages.
 * @param isOmitted inline nodes to replace with a placeholder.
 */
export function mdxPassages(
  tree: Root,
  bodyOffset: number,
  blocks: readonly Nodes['type'][],
  isOmitted: (node: Nodes) => boolean,
): Passage[] {
  const found: Passage[] = [];
  const visit = (node: Nodes): void => {
    if (blocks.includes(node.type)) found.push(passage(node, bodyOffset, isOmitted));
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(tree);
  return found;
}

function passage(block: Nodes, bodyOffset: number, isOmitted: (node: Nodes) => boolean): Passage {
  const pieces: Piece[] = [];
  let text = '';
  const read = (node: Nodes): void => {
    if (node.type === 'text') {
      pieces.push({ start: text.length, node });
      text += node.value.replaceAll('\n', ' ');
    } else if (node !== block && isOmitted(node)) text += OMITTED;
    else if (node.type === 'break') text += ' ';
    else if ('children' in node) for (const child of node.children) read(child);
  };
  read(block);
  return {
    text,
    placeOf(from) {
      const piece = pieces.findLast(({ start }) => start <= from);
      const { line, column } = piece ? placeIn(piece.node, from - piece.start) : startOf(block);
      return { line: line + bodyOffset, column };
    },
  };
}

const startOf = ({ position }: Nodes): Place => position?.start ?? { line: 1, column: 1 };

/** Position of a character in a text node, which may span several lines. */
export function placeIn(node: Text, offset: number): Place {
  const start = startOf(node);
  const { line, column } = placeAt(node.value, offset);
  return { line: start.line + line - 1, column: line > 1 ? column : start.column + column - 1 };
}
