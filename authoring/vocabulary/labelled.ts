import type { BlockContent } from 'mdast';
import { paragraph, strong } from '@/lib/markdown/nodes';

/** Blocks with a label in bold before the first of them: `**Yes:** go to question 3.` */
export function labelled(label: string, blocks: readonly BlockContent[]): BlockContent[] {
  const [first, ...rest] = blocks;
  return first?.type === 'paragraph'
    ? [paragraph(strong(label), ' ', ...first.children), ...rest]
    : [paragraph(strong(label)), ...blocks];
}
