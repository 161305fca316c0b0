import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { didYouMean } from '@/lib/closest';
import type { GuideData } from './guide-schema';
import { mdxComponents, requiredAttributes } from './mdx-components';
import { readHeading } from './mdx-syntax';

interface Position {
  start: { line: number; column: number };
}
type Report = (message: string, position: Position | undefined) => void;
type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Values of an attribute that lists ids: `ids="a b"`. */
const idList = (value: string): string[] => value.split(/\s+/).filter(Boolean);

/** Ids a guide's page uses itself. */
const reservedIds = /^(main|since|sources|source-.+|.+-title|language-label)$/;

/** Headings: an id on each, none twice, no level-one heading, no jump. */
export function checkHeadings(tree: Root, report: Report): void {
  const seen = new Set<string>();
  let depth = 1;
  visit(tree, 'heading', (node) => {
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
    if (id && reservedIds.test(id)) {
      report(`The id "${id}" is used by the page itself; choose another.`, node.position);
    }
    if (id) seen.add(id);
  });
}

/** Nothing that would run or be dropped: expressions, imports, exports and raw HTML are refused. */
export function checkNoCode(tree: Root, report: Report): void {
  visit(tree, (node) => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      report('Braces hold code, which is removed from guides; write plain text.', node.position);
    }
    if (node.type === 'mdxjsEsm') {
      report(
        'import and export are not available in guides; the components are already there.',
        node.position,
      );
    }
    if (node.type === 'html') report('Raw HTML is not available; use Markdown.', node.position);
    if (node.type === 'image') {
      report('Images are not available in guides; the cover comes from guide.yaml.', node.position);
    }
  });
}

/** Tables: every column is named, for those who hear the table. */
export function checkTables(tree: Root, report: Report): void {
  visit(tree, 'table', (node) => {
    for (const cell of node.children[0]?.children ?? []) {
      if (cell.children.length === 0) {
        report('A column of this table has no heading; name it.', cell.position ?? node.position);
      }
    }
  });
}

/** Components that exist, with attributes they take, as plain text. */
export function checkComponents(tree: Root, data: GuideData | undefined, report: Report): void {
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const element = node as Element;
    const known = element.name === null ? undefined : mdxComponents[element.name];
    if (!known) {
      report(
        `<${element.name ?? ''}> is not a component of guides.${didYouMean(element.name ?? '', Object.keys(mdxComponents))}`,
        element.position,
      );
      return;
    }
    checkAttributes(element, known, report);
    if (data) checkReferences(element, data, report);
  });
}

function checkAttributes(element: Element, known: readonly string[], report: Report): void {
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
  for (const name of requiredAttributes[element.name ?? ''] ?? []) {
    if (!attributeOf(element, name))
      report(`<${element.name}> needs ${name}="…".`, element.position);
  }
}

function attributeOf(element: Element, name: string): string | undefined {
  const found = element.attributes.find(
    (attribute): attribute is MdxJsxAttribute =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** Ids of sources, milestones and thresholds that guide.yaml has. */
function checkReferences(element: Element, data: GuideData, report: Report): void {
  const check = (ids: readonly string[], available: readonly { id: string }[], list: string) => {
    const known = available.map(({ id }) => id);
    for (const id of ids.filter((candidate) => !known.includes(candidate))) {
      report(`guide.yaml has no "${id}" under ${list}.${didYouMean(id, known)}`, element.position);
    }
  };
  if (element.name === 'Cite')
    check(idList(attributeOf(element, 'source') ?? ''), data.sources, 'sources');
  if (element.name === 'Timeline')
    check(idList(attributeOf(element, 'ids') ?? ''), data.milestones, 'milestones');
  if (element.name === 'KeyFigures')
    check(idList(attributeOf(element, 'ids') ?? ''), data.thresholds, 'thresholds');
}

/** Links: `page:` addresses that exist, https elsewhere, anchors that this text has. */
export function checkLinks(tree: Root, pageIds: readonly string[], report: Report): void {
  const anchors: string[] = [];
  visit(tree, 'heading', (node) => {
    const { id } = readHeading(node);
    if (id) anchors.push(id);
  });
  visit(tree, 'link', (node) => {
    const { url, position } = node;
    if (url.startsWith('page:')) {
      const [id = ''] = url.slice('page:'.length).split('#');
      if (!pageIds.includes(id))
        report(`There is no page "${id}".${didYouMean(id, pageIds)}`, position);
    } else if (url.startsWith('#')) {
      const id = url.slice(1);
      if (!anchors.includes(id))
        report(`No heading here has the id "${id}".${didYouMean(id, anchors)}`, position);
    } else if (!url.startsWith('https://')) {
      report(
        `"${url}" is not an address guides may link to; use page:…, #… or https://…`,
        position,
      );
    }
  });
}

/** What the two languages of a guide must have in common: section ids and data components, in order. */
export function outline(tree: Root): string[] {
  const items: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading') {
      items.push(`${'#'.repeat(node.depth)} ${readHeading(node).id ?? '(no id)'}`);
    }
    if (
      node.type === 'mdxJsxFlowElement' &&
      (node.name === 'Timeline' || node.name === 'KeyFigures')
    ) {
      items.push(`<${node.name} ids="${attributeOf(node, 'ids') ?? ''}">`);
    }
  });
  return items;
}

/** Ids of the sources cited in prose. */
export function citedSources(tree: Root): string[] {
  const ids: string[] = [];
  visit(tree, (node) => {
    if (
      (node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement') &&
      node.name === 'Cite'
    ) {
      ids.push(attributeOf(node, 'source') ?? '');
    }
  });
  return ids;
}
