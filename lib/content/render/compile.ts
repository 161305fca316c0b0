import type { Root } from 'mdast';
import { compileMDX, type MDXRemoteProps } from 'next-mdx-remote/rsc';
import type { ReactElement } from 'react';
import type { Term } from '@/lib/content/load/glossary';
import { defineAcronyms } from '@/lib/content/mdx/define-acronyms';
import { headingIds, pageLinks, typography } from '@/lib/content/mdx/plugins';
import type { Locale } from '@/lib/i18n/locales';
import type { PageId } from '@/lib/pages/registry';
import { pagePath } from '@/lib/pages/urls';

export type MdxComponents = NonNullable<MDXRemoteProps['components']>;

/** Returns prose that is parsed already, instead of parsing the (empty) source. */
const parsed = (tree: Root) => () => structuredClone(tree);

/**
 * Compiles MDX prose to React elements, at build time only. The only module that depends on
 * next-mdx-remote, so that it can be replaced. Code in the prose never runs: `blockJS` stays on, and runs
 * after these plugins.
 * @param terms acronyms whose first occurrence becomes a definition.
 */
export async function compileMdx(
  tree: Root,
  locale: Locale,
  components: MdxComponents,
  terms: readonly Term[] = [],
): Promise<ReactElement> {
  const { content } = await compileMDX({
    source: '',
    components,
    options: {
      blockJS: true,
      blockDangerousJS: true,
      mdxOptions: {
        format: 'mdx',
        remarkPlugins: [
          () => parsed(tree),
          headingIds,
          [pageLinks, (id: string, anchor?: string) => pagePath(id as PageId, locale, anchor)],
          [typography, { locale }],
          [defineAcronyms, terms, (id: string) => pagePath('glossary', locale, id)],
        ],
      },
    },
  });
  return content;
}
