import type { Nodes, Root } from 'mdast';
import type { Report } from '@/authoring/check/report';
import { componentNamed, type MdxVocabulary } from '@/authoring/vocabulary/vocabulary';
import type { MdxElement } from '@/loaders/mdx/tree';

/** Components must contain only what they may, and be inside their parent. */
export function checkContents(tree: Root, vocabulary: MdxVocabulary, report: Report): void {
  const visit = (node: Nodes, around: string | undefined): void => {
    const isElement = isMdxElement(node);
    if (isElement) {
      checkPlace(node, around, vocabulary, report);
      checkContent(node, vocabulary, report);
    }
    if (!('children' in node)) return;
    for (const child of node.children) visit(child, isElement ? (node.name ?? '') : around);
  };
  visit(tree, undefined);
}

const isMdxElement = (node: Nodes): node is MdxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** @param around name of the nearest enclosing component. */
function checkPlace(
  { name, position }: MdxElement,
  around: string | undefined,
  { components }: MdxVocabulary,
  report: Report,
): void {
  const parents = components
    .filter(({ holds }) => Array.isArray(holds) && holds.includes(name))
    .map((parent) => parent.name);
  const [parent] = parents;
  // A misspelt parent is reported by components.ts.
  const isKnown = around === undefined || components.some((each) => each.name === around);
  if (parent && isKnown && !parents.includes(around ?? ''))
    report(
      `<${name}> belongs inside <${parent}>; put it between <${parent}> and </${parent}>.`,
      position,
    );
}

function checkContent(element: MdxElement, vocabulary: MdxVocabulary, report: Report): void {
  const holds = componentNamed(vocabulary, element.name)?.holds;
  const [first] = contentsOf(element);
  if (holds === 'nothing' && first)
    report(`<${element.name}> has no content; end it with "/>".`, element.position);
  if (!Array.isArray(holds)) return;
  const stray = contentsOf(element).find(
    (node) => !isMdxElement(node) || !holds.includes(node.name ?? ''),
  );
  if (stray) {
    const allowed = holds.map((name) => `<${name}>`).join(' and ');
    report(
      `<${element.name}> may contain only ${allowed}; move this elsewhere.`,
      stray.position ?? element.position,
    );
  }
}

/** Content of an element. The parser wraps components written on one line in a paragraph. */
const contentsOf = (node: Nodes): Nodes[] =>
  'children' in node
    ? node.children.flatMap((child: Nodes) => {
        if (child.type === 'text' && child.value.trim() === '') return [];
        const blocks = child.type === 'paragraph' ? contentsOf(child) : [];
        return blocks.some(isMdxElement) ? blocks : [child];
      })
    : [];
