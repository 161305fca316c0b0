import type { Nodes, Parents } from 'mdast';

/** Goes through a syntax tree, parents before children. Much faster than unist-util-visit, for the checks. */
export function walk(node: Nodes, visit: (node: Nodes, parent?: Parents) => void): void {
  const go = (current: Nodes, parent?: Parents): void => {
    visit(current, parent);
    if ('children' in current) for (const child of current.children) go(child, current);
  };
  go(node);
}
