import type { Root, RootContent } from 'mdast';
import type { MdxVocabulary } from '@/authoring/vocabulary/vocabulary';
import type { GuideData } from '@/loaders/schema/guide';
import type { Report } from './report';
import { checkComponents } from './rules/components';
import { checkContents } from './rules/contents';
import { checkReferences } from './rules/references';
import { checkSyntax } from './rules/syntax';

/**
 * Prose for the preview, in which blocks that cannot be rendered are replaced by a line that says so.
 * @param data what the prose may name, if it is a guide's.
 */
export function renderable(tree: Root, vocabulary: MdxVocabulary, data?: GuideData): Root {
  const faulty = new Set<number>();
  const report: Report = (_message, position) => {
    if (position) faulty.add(position.start.line);
  };
  checkSyntax(tree, vocabulary, report);
  checkComponents(tree, vocabulary, report);
  checkContents(tree, vocabulary, report);
  if (data) checkReferences(tree, data, vocabulary, report);
  const children = tree.children.map((block) => (holdsAny(block, faulty) ? leftOut() : block));
  return { ...tree, children };
}

function holdsAny({ position }: RootContent, lines: ReadonlySet<number>): boolean {
  if (!position) return false;
  return [...lines].some((line) => position.start.line <= line && line <= position.end.line);
}

const leftOut = (): RootContent => ({
  type: 'paragraph',
  children: [
    {
      type: 'emphasis',
      children: [{ type: 'text', value: '[… a passage with a mistake is left out here]' }],
    },
  ],
});
