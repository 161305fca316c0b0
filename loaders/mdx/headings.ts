import type { Heading, PhrasingContent, Root } from 'mdast';
import { attributeOf, walk } from './elements';

const ID = /\s*\[#([a-z0-9]+(?:-[a-z0-9]+)*)\]\s*$/;

/**
 * Text of a heading, with the figures it names between braces, and its id, from `## Title [#id]`; the id is
 * null when there is none.
 */
export function readHeading(heading: Heading): { text: string; id: string | null } {
  const text = plainText(heading.children);
  return { text: text.replace(ID, ''), id: ID.exec(text)?.[1] ?? null };
}

/** Ids of the headings of a text, in order. */
export function headingIdsOf(tree: Root): string[] {
  const ids: string[] = [];
  walk(tree, (node) => {
    const id = node.type === 'heading' && readHeading(node).id;
    if (id) ids.push(id);
  });
  return ids;
}

/** Strips the `[#id]` mark from a heading. */
export function removeHeadingMark(heading: Heading): void {
  const last = heading.children.at(-1);
  if (last?.type === 'text') last.value = last.value.replace(ID, '');
}

function plainText(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => {
      if ('value' in node) return node.value;
      if (node.type === 'mdxJsxTextElement' && node.name === 'Figure')
        return `{${attributeOf(node, 'of')}}`;
      return 'children' in node ? plainText(node.children as PhrasingContent[]) : '';
    })
    .join('');
}
