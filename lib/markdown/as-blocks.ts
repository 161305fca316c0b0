import type { BlockContent, PhrasingContent, RootContent } from 'mdast';
import { paragraph } from './nodes';

const PHRASING = new Set(['text', 'emphasis', 'strong', 'delete', 'link', 'inlineCode', 'break']);

const isPhrasing = (node: RootContent): node is PhrasingContent => PHRASING.has(node.type);
const isBlank = (node: PhrasingContent): boolean =>
  node.type === 'text' && node.value.trim() === '';

/** Keeps blocks as they are and wraps loose text in paragraphs. */
export function asBlocks(nodes: readonly RootContent[]): BlockContent[] {
  const blocks: BlockContent[] = [];
  let inline: PhrasingContent[] = [];
  const close = () => {
    if (!inline.every(isBlank)) blocks.push(paragraph(...inline));
    inline = [];
  };
  for (const node of nodes) {
    if (isPhrasing(node)) inline.push(node);
    else {
      close();
      blocks.push(node as BlockContent);
    }
  }
  close();
  return blocks;
}
