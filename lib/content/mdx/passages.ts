import type { Nodes, Root, Text } from 'mdast';
import type { Passage, Place } from '@/lib/content/problems/problem';

/** Stands in a passage for what is not running text, such as code. */
export const LEFT_OUT = '\ufffc';

interface Piece {
  /** Offset in the passage. */
  start: number;
  node: Text;
}

/**
 * Running text of prose, each block one passage, so that emphasis and links do not cut sentences.
 * @param bodyOffset lines of the file before the prose.
 * @param blocks types of nodes that are passages.
 * @param isLeftOut nodes within them that are not read.
 */
export function mdxPassages(
  tree: Root,
  bodyOffset: number,
  blocks: readonly Nodes['type'][],
  isLeftOut: (node: Nodes) => boolean,
): Passage[] {
  const found: Passage[] = [];
  const visit = (node: Nodes): void => {
    if (blocks.includes(node.type)) found.push(passage(node, bodyOffset, isLeftOut));
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(tree);
  return found;
}

function passage(block: Nodes, bodyOffset: number, isLeftOut: (node: Nodes) => boolean): Passage {
  const pieces: Piece[] = [];
  let text = '';
  const read = (node: Nodes): void => {
    if (node.type === 'text') {
      pieces.push({ start: text.length, node });
      text += node.value.replaceAll('\n', ' ');
    } else if (node !== block && isLeftOut(node)) text += LEFT_OUT;
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

/** Place of a character of a text node, which may run over several lines. */
function placeIn(node: Text, offset: number): Place {
  const before = node.value.slice(0, offset).split('\n');
  const last = before.at(-1)?.length ?? 0;
  const { line, column } = startOf(node);
  return { line: line + before.length - 1, column: before.length > 1 ? last + 1 : column + last };
}
