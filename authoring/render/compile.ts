import type { Root } from 'mdast';
import { compileMDX, type MDXRemoteProps } from 'next-mdx-remote/rsc';
import type { ReactElement } from 'react';
import { renderable } from '@/authoring/check/text';
import type { Locale } from '@/lib/i18n/locales';
import { isPreview, orInPreview } from '@/lib/preview';
import type { Term } from '@/loaders/glossary';
import type { DataList } from '@/loaders/mdx/component';
import { headingIds, pageLinks } from '@/loaders/mdx/tree';
import { typography } from '@/loaders/mdx/typography';
import type { MdxVocabulary } from '@/loaders/mdx/vocabulary';
import { pagePath } from '@/loaders/routes/addresses';
import type { PageId } from '@/loaders/routes/registry';
import type { GuideData } from '@/loaders/schema/guide';
import { labelledTables } from './labelled-tables';
import { defineAcronyms, type Insertion, insertAfterSections, keepCitations } from './plugins';

export type MdxComponents = NonNullable<MDXRemoteProps['components']>;

interface CompileOptions {
  locale: Locale;
  vocabulary: MdxVocabulary;
  /** What the prose may name of the register of law. */
  data?: Pick<GuideData, DataList>;
  /** React components for the vocabulary. */
  components: MdxComponents;
  /** Acronyms whose first occurrence becomes a definition. */
  terms?: readonly Term[];
  /** Gives tables a caption, row headers, and cells that say their column. */
  labelTables?: boolean;
  /** A component of the page that stands in the prose. */
  insert?: Insertion;
}

/**
 * Compiles MDX prose to React elements, at build time only. The only module that depends on
 * next-mdx-remote, so that it can be replaced. Code in the prose never runs: `blockJS` stays on, and runs
 * after these plugins.
 */
export async function compileMdx(
  tree: Root,
  { locale, vocabulary, data, components, terms = [], labelTables = false, insert }: CompileOptions,
): Promise<ReactElement> {
  // The prose is already parsed: the first plugin returns its tree in place of the empty source's.
  const shown = isPreview() ? renderable(tree, vocabulary, data) : tree;
  const parsed = () => () => structuredClone(shown);
  const pageAddress = (id: string, anchor?: string) =>
    orInPreview(
      () => pagePath(id as PageId, locale, anchor),
      () => '#',
    );
  const termAddress = (id: string) => pagePath('glossary', locale, id);
  const { content } = await compileMDX({
    source: '',
    components,
    options: {
      blockJS: true,
      blockDangerousJS: true,
      mdxOptions: {
        format: 'mdx',
        remarkPlugins: [
          parsed,
          headingIds,
          [pageLinks, pageAddress],
          [typography, locale, vocabulary],
          [keepCitations, vocabulary],
          [defineAcronyms, terms, vocabulary, termAddress],
          ...(insert
            ? [[insertAfterSections, insert] as [typeof insertAfterSections, Insertion]]
            : []),
        ],
        rehypePlugins: labelTables ? [labelledTables] : [],
      },
    },
  });
  return content;
}
