import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { didYouMean } from '@/lib/closest';
import type { MdxVocabulary } from './mdx-components';
import { readHeading } from './mdx-syntax';
import { walk } from './walk';

interface Position {
  start: { line: number; column: number };
}
/** Takes what is wrong, and where. */
export type Report = (message: string, position: Position | undefined) => void;
export type MdxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Values of an attribute that lists names: `ids="a b"`. */
export const nameList = (value: string): string[] => value.split(/\s+/).filter(Boolean);

/** Headings: an id on each, none twice, no level-one heading, no jump. */
export function checkHeadings(tree: Root, vocabulary: MdxVocabulary, report: Report): void {
  const seen = new Set<string>();
  let depth = 1;
  walk(tree, (node) => {
    if (node.type !== 'heading') return;
    const { text, id } = readHeading(node);
    if (node.depth === 1) {
      report('The title is in the front matter; start sections with "##".', node.position);
    } else if (node.depth > depth + 1) {
      report(
        `"${text}" jumps from level ${depth} to ${node.depth}; use "${'#'.repeat(depth + 1)}".`,
        node.position,
      );
    }
    depth = node.depth;
    if (!id) {
      report(
        `The heading "${text}" has no id; end it with one, such as "[#scope]".`,
        node.position,
      );
    } else if (seen.has(id)) {
      report(`The id "${id}" is used by two headings; give each its own.`, node.position);
    }
    if (id && vocabulary.reservedIds.test(id)) {
      report(`The id "${id}" is used by the page itself; choose another.`, node.position);
    }
    if (id) seen.add(id);
  });
}

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
      report('Boxes to tick are not available; write a plain list.', node.position);
    }
  });
}

/** Tables: every column is named, for those who hear the table. */
export function checkTables(tree: Root, report: Report): void {
  walk(tree, (node) => {
    if (node.type !== 'table') return;
    for (const cell of node.children[0]?.children ?? []) {
      if (cell.children.length === 0) {
        report('A column of this table has no heading; name it.', cell.position ?? node.position);
      }
    }
  });
}

/** Components that exist, with attributes they take, as plain text. */
export function checkComponents(tree: Root, vocabulary: MdxVocabulary, report: Report): void {
  const { components, required, values } = vocabulary;
  for (const element of mdxElements(tree)) {
    const known = element.name === null ? undefined : components[element.name];
    if (!known) {
      report(unknownComponent(element.name ?? '', vocabulary), element.position);
      continue;
    }
    checkAttributes(element, known, report);
    for (const [name, possible] of Object.entries(values?.[element.name ?? ''] ?? {})) {
      const value = attributeOf(element, name);
      if (value !== undefined && !possible.includes(value)) {
        report(
          `<${element.name}> knows no ${name}="${value}".${didYouMean(value, possible)}`,
          element.position,
        );
      }
    }
    for (const name of required[element.name ?? ''] ?? []) {
      // An attribute in braces is told apart.
      const inBraces = element.attributes.some(
        (attribute) => 'name' in attribute && attribute.name === name && attribute.value,
      );
      if (!inBraces) report(`<${element.name}> needs ${name}="…".`, element.position);
    }
  }
}

function unknownComponent(name: string, { subject, components }: MdxVocabulary): string {
  const known = Object.keys(components);
  const hint = didYouMean(name, known);
  return /^[a-z]/.test(name) && !hint.startsWith(' Did')
    ? `Raw HTML such as <${name}> is not available; use Markdown, or one of: ${known.join(', ')}.`
    : `<${name}> is not a component of ${subject}.${hint}`;
}

/** The components of a text, in order. */
export function mdxElements(tree: Root): MdxElement[] {
  const found: MdxElement[] = [];
  walk(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') found.push(node);
  });
  return found;
}

function checkAttributes(element: MdxElement, known: readonly string[], report: Report): void {
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
      report(
        `<${element.name}> takes plain text attributes only, as in title="…"; braces are removed.`,
        element.position,
      );
    } else if (!known.includes(attribute.name)) {
      report(
        `<${element.name}> has no attribute "${attribute.name}".${known.length ? didYouMean(attribute.name, known) : ' It takes none.'}`,
        element.position,
      );
    }
  }
}

/** Value of a plain text attribute. */
export function attributeOf(element: MdxElement, name: string): string | undefined {
  const found = element.attributes.find(
    (attribute): attribute is MdxJsxAttribute =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}
