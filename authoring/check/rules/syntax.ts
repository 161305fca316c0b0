import type { Root } from 'mdast';
import type { Report } from '@/authoring/check/report';
import type { MdxVocabulary } from '@/authoring/vocabulary/vocabulary';
import { walk } from '@/loaders/mdx/tree';

/** Rejects syntax that pages do not render: expressions, imports, exports, images, footnotes, task lists. */
export function checkSyntax(
  tree: Root,
  { subject, noImages }: MdxVocabulary,
  report: Report,
): void {
  walk(tree, (node) => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      report(
        `Braces contain code, which is not supported in ${subject}; write plain text.`,
        node.position,
      );
    }
    if (node.type === 'mdxjsEsm') {
      report(
        `import and export are not supported in ${subject}; components need no import.`,
        node.position,
      );
    }
    if (node.type === 'image' || node.type === 'imageReference') {
      report(`Images are not supported in ${subject}; ${noImages}.`, node.position);
    }
    if (node.type === 'footnoteReference' || node.type === 'footnoteDefinition') {
      report('Footnotes are not supported; put the remark in the text.', node.position);
    }
    if (node.type === 'listItem' && typeof node.checked === 'boolean') {
      report('Task lists are not supported; write a plain list.', node.position);
    }
  });
}
