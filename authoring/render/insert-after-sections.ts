import type { Root } from 'mdast';

export interface Insertion {
  /** Name of the component. */
  component: string;
  /** Number of sections before it. A text that has no more sections than that goes without. */
  afterSections: number;
}

/** Puts a component of the page between two sections of the prose. */
export const insertAfterSections =
  ({ component: name, afterSections }: Insertion) =>
  (tree: Root) => {
    const starts = tree.children.flatMap((node, index) =>
      node.type === 'heading' && node.depth === 2 ? [index] : [],
    );
    const place = starts[afterSections];
    if (place !== undefined)
      tree.children.splice(place, 0, {
        type: 'mdxJsxFlowElement',
        name,
        attributes: [],
        children: [],
      });
  };
