import type { Root, RootContent } from 'mdast';
import { getTranslations } from 'next-intl/server';
import { visit } from 'unist-util-visit';
import type { Locale } from '@/lib/i18n/locales';
import { asBlocks } from '@/lib/markdown/as-blocks';
import type { Guide } from '@/loaders/guides';
import { headingIds, pageLinks } from '@/loaders/mdx/tree';
import { typography } from '@/mdx/typography';
import { componentNamed, guideVocabulary } from '@/mdx/vocabulary';
import { pageUrl } from '@/routes/addresses';
import type { PageId } from '@/routes/registry';

export interface Context {
  guide: Guide;
  locale: Locale;
}

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
  typography(locale, guideVocabulary)(tree);
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
    const toMarkdown = componentNamed(guideVocabulary, node.name)?.toMarkdown;
    if (!toMarkdown)
      throw new Error(`<${node.name}> has no Markdown form; add toMarkdown to it in mdx/.`);
    const { guide, locale } = context;
    const written = await toMarkdown(node, children, { law: guide.law, locale, getTranslations });
    return node.type === 'mdxJsxFlowElement' ? asBlocks(written) : written;
  }
  // A component alone on a line is parsed inside a paragraph, which its Markdown replaces.
  if (node.type === 'paragraph') return asBlocks(children);
  return [{ ...node, children } as RootContent];
}
