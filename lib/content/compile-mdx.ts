import type { Root } from 'mdast';
import { compileMDX, type MDXRemoteProps } from 'next-mdx-remote/rsc';
import type { ReactElement } from 'react';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import type { Locale } from '@/lib/i18n/locales';
import type { PageId } from '@/lib/pages/registry';
import { typeset } from '@/lib/typography';
import { pagePath } from '@/lib/urls';
import { type DefinedTerm, defineAcronyms } from './define-acronyms';
import { readHeading, removeHeadingMark } from './mdx-syntax';

export type MdxComponents = NonNullable<MDXRemoteProps['components']>;

/** Gives headings the id of their `[#id]` mark and takes the mark out of the text. */
function headingIds() {
  return (tree: Root) =>
    visit(tree, 'heading', (node) => {
      const { id } = readHeading(node);
      removeHeadingMark(node);
      if (id) node.data = { ...node.data, hProperties: { id } };
    });
}

/** Resolves `page:about#team` through the page registry. */
function pageLinks({ locale }: { locale: Locale }) {
  return (tree: Root) =>
    visit(tree, 'link', (node) => {
      if (!node.url.startsWith('page:')) return;
      const [id = '', anchor] = node.url.slice('page:'.length).split('#');
      node.url = pagePath(id as PageId, locale, anchor);
    });
}

function typography({ locale }: { locale: Locale }) {
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

/**
 * Compiles MDX prose to React elements, at build time only. The one place that knows next-mdx-remote,
 * so that it can be replaced. Code in the prose never runs: `blockJS` stays on.
 * @param terms acronyms whose first occurrence becomes a definition.
 */
export async function compileMdx(
  body: string,
  locale: Locale,
  components: MdxComponents,
  terms: readonly DefinedTerm[] = [],
): Promise<ReactElement> {
  const { content } = await compileMDX({
    source: body,
    components,
    options: {
      blockJS: true,
      blockDangerousJS: true,
      mdxOptions: {
        format: 'mdx',
        remarkPlugins: [
          remarkGfm,
          headingIds,
          [pageLinks, { locale }],
          [typography, { locale }],
          [defineAcronyms, { terms }],
        ],
      },
    },
  });
  return content;
}
