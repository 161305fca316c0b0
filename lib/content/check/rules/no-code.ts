import type { Root } from 'mdast';
import type { Report } from '@/lib/content/check/report';
import { walk } from '@/lib/content/mdx/elements';
import type { MdxVocabulary } from '@/lib/content/vocabulary/vocabulary';

/** Nothing that would run or be dropped: expressions, imports, exports and raw HTML are refused. */
export function checkNoCode(
  tree: Root,
  { subject, noImages }: MdxVocabulary,
  report: Report,
): void {
  walk(tree, (node) => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      report(
        `Braces hold code, which is removed from ${subject}; write plain text.`,
        node.position,
      );
    }
    if (node.type === 'mdxjsEsm') {
      report(
        `import and export are not available in ${subject}; the components are already there.`,
        node.position,
      );
    }
    if (node.type === 'image' || node.type === 'imageReference') {
      report(`Images are not available in ${subject}; ${noImages}.`, node.position);
    }
    if (node.type === 'footnoteReference' || node.type === 'footnoteDefinition') {
      report('Footnotes are not available; write the remark in the text.', node.position);
    }
    if (node.type === 'listItem' && typeof node.checked === 'boolean') {
      report('Task lists are not supported; write a plain list.', node.position);
    }
  });
}
