import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { readHeading, removeHeadingMark } from './headings';

// remark plugins that pages and Markdown twins share.

/** Turns the `[#id]` marks of headings into ids. */
export function headingIds() {
  return (tree: Root) =>
    visit(tree, 'heading', (node) => {
      const { id } = readHeading(node);
      removeHeadingMark(node);
      if (id) node.data = { ...node.data, hProperties: { id } };
    });
}

/**
 * Resolves links such as `page:about#team`.
 * @param addressOf address of a page, by its id.
 */
export function pageLinks(addressOf: (id: string, anchor: string | undefined) => string) {
  return (tree: Root) =>
    visit(tree, 'link', (node) => {
      if (!node.url.startsWith('page:')) return;
      const [id = '', anchor] = node.url.slice('page:'.length).split('#');
      node.url = addressOf(id, anchor);
    });
}
