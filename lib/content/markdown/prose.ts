import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { headingIds, pageLinks, typography } from '@/lib/content/mdx/plugins';
import { asBlocks } from '@/lib/markdown/as-blocks';
import { pageUrl } from '@/lib/pages/page-url';
import type { PageId } from '@/lib/pages/registry';
import { type Context, components } from './components';

/**
 * A guide's prose as plain Markdown: components converted, links absolute, text typeset.
 * @throws when the prose contains a component without a Markdown form.
 */
export async function proseMarkdown(context: Context): Promise<RootContent[]> {
  const { guide, locale } = context;
  const tree: Root = structuredClone(guide.prose.tree);
  headingIds()(tree);
  pageLinks((id, anchor) => pageUrl(id as PageId, locale, anchor))(tree);
  visit(tree, 'link', (node) => {
    if (node.url.startsWith('#')) {
      node.url = pageUrl(`guides/${guide.slug}`, locale, node.url);
    }
  });
  typography({ locale })(tree);
  return expand(tree.children, context);
}

/** Converts the components in a list of nodes, recursively. */
async function expand(nodes: readonly RootContent[], context: Context): Promise<RootContent[]> {
  const expanded = await Promise.all(nodes.map((node) => expandNode(node, context)));
  return expanded.flat();
}

async function expandNode(node: RootContent, context: Context): Promise<RootContent[]> {
  if (!('children' in node)) return [node];
  const children = await expand(node.children, context);
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    const render = components[node.name ?? ''];
    if (!render) throw new Error(`<${node.name}> has no Markdown; add it to lib/content/markdown.`);
    const written = await render(node, children, context);
    return node.type === 'mdxJsxFlowElement' ? asBlocks(written) : written;
  }
  // A component alone on a line is parsed inside a paragraph, which its Markdown replaces.
  if (node.type === 'paragraph') return asBlocks(children);
  return [{ ...node, children } as RootContent];
}
