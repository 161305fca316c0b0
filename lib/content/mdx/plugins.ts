import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { readHeading, removeHeadingMark } from '@/lib/content/mdx/headings';
import type { Locale } from '@/lib/i18n/locales';
import { typeset } from '@/lib/typography';

// What happens to the syntax tree of prose on its way to a page or to Markdown.

/** Gives headings the id of their `[#id]` mark and takes the mark out of the text. */
export function headingIds() {
  return (tree: Root) =>
    visit(tree, 'heading', (node) => {
      const { id } = readHeading(node);
      removeHeadingMark(node);
      if (id) node.data = { ...node.data, hProperties: { id } };
    });
}

/**
 * Resolves `page:about#team`.
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

/** Applies a language's typography to the text and to the titles of components. */
export function typography({ locale }: { locale: Locale }) {
  return (tree: Root) => {
    visit(tree, 'text', (node) => {
      node.value = typeset(node.value, locale);
    });
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if (!('attributes' in node)) return;
      for (const attribute of node.attributes) {
        if (
          attribute.type === 'mdxJsxAttribute' &&
          attribute.name === 'title' &&
          typeof attribute.value === 'string'
        ) {
          attribute.value = typeset(attribute.value, locale);
        }
      }
    });
  };
}
