import { compileMDX, type MDXRemoteProps } from 'next-mdx-remote/rsc';
import type { ReactElement } from 'react';
import remarkGfm from 'remark-gfm';
import type { Locale } from '@/lib/i18n/locales';
import { pagePath } from '@/lib/urls';
import { type DefinedTerm, defineAcronyms } from '../mdx/define-acronyms';
import { headingIds, type PageLinks, pageLinks, typography } from '../mdx/plugins';

export type MdxComponents = NonNullable<MDXRemoteProps['components']>;

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
  const links: PageLinks = { addressOf: (id, anchor) => pagePath(id, locale, anchor) };
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
          [pageLinks, links],
          [typography, { locale }],
          [defineAcronyms, { terms }],
        ],
      },
    },
  });
  return content;
}
