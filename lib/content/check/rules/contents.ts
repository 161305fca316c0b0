import type { Nodes, Root } from 'mdast';
import type { Report } from '@/lib/content/check/report';
import type { MdxElement } from '@/lib/content/mdx/elements';
import { componentNamed, type MdxVocabulary } from '@/lib/content/vocabulary/vocabulary';

/** Components hold what they may, and stand in those they are made for. */
export function checkContents(tree: Root, vocabulary: MdxVocabulary, report: Report): void {
  const visit = (node: Nodes, around: string | undefined): void => {
    const isElement = isMdxElement(node);
    if (isElement) {
      checkPlace(node, around, vocabulary, report);
      checkHeld(node, vocabulary, report);
    }
    if (!('children' in node)) return;
    for (const child of node.children) visit(child, isElement ? (node.name ?? '') : around);
  };
  visit(tree, undefined);
}

const isMdxElement = (node: Nodes): node is MdxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** @param around name of the nearest component around the element. */
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
  // A parent whose name is misspelt has an error of its own.
  const isKnown = around === undefined || components.some((each) => each.name === around);
  if (parent && isKnown && !parents.includes(around ?? ''))
    report(
      `<${name}> stands in <${parent}> alone; put it between <${parent}> and </${parent}>.`,
      position,
    );
}

function checkHeld(element: MdxElement, vocabulary: MdxVocabulary, report: Report): void {
  const holds = componentNamed(vocabulary, element.name)?.holds;
  const [first] = contentsOf(element);
  if (holds === 'nothing' && first)
    report(`<${element.name}> holds nothing; end it with "/>".`, element.position);
  if (!Array.isArray(holds)) return;
  const stray = contentsOf(element).find(
    (node) => !isMdxElement(node) || !holds.includes(node.name ?? ''),
  );
  if (stray) {
    const allowed = holds.map((name) => `<${name}>`).join(' and ');
    report(
      `<${element.name}> holds ${allowed} alone; move this elsewhere.`,
      stray.position ?? element.position,
    );
  }
}

/** What an element holds. Components written on one line arrive in a paragraph. */
const contentsOf = (node: Nodes): Nodes[] =>
  'children' in node
    ? node.children.flatMap((child: Nodes) => {
        if (child.type === 'text' && child.value.trim() === '') return [];
        const blocks = child.type === 'paragraph' ? contentsOf(child) : [];
        return blocks.some(isMdxElement) ? blocks : [child];
      })
    : [];
