import type { Nodes } from 'mdast';
import type { MdxElement } from './elements';

/** A copy of a tree without some of the components that stand between its paragraphs. */
export const withoutComponents = <T extends Nodes>(
  node: T,
  isLeftOut: (element: MdxElement) => boolean,
): T =>
  'children' in node
    ? ({
        ...node,
        children: (node.children as Nodes[])
          .filter((child) => !(child.type === 'mdxJsxFlowElement' && isLeftOut(child)))
          .map((child) => withoutComponents(child, isLeftOut)),
      } as T)
    : node;
