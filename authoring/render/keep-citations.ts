import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { componentNamed, type MdxVocabulary } from '@/authoring/vocabulary/vocabulary';

/**
 * Remark plugin: puts a no-break space before each citation, which wide screens show as a reference mark, since
 * a mark must not begin a line.
 */
export const keepCitations = (vocabulary: MdxVocabulary) => (tree: Root) => {
  visit(tree, 'text', (node, index = 0, parent) => {
    const next = parent?.children[index + 1];
    if (next?.type !== 'mdxJsxTextElement') return;
    if (componentNamed(vocabulary, next.name)?.citesSource)
      node.value = node.value.replace(/\s+$/, '\u00a0');
  });
};
