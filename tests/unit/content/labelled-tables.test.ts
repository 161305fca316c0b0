import type { Root } from 'hast';
import { labelledTables } from '@/authoring/render/labelled-tables';
import { insertAfterSections } from '@/authoring/render/plugins';
import { parseMdx } from '@/loaders/mdx/parse';

const text = (value: string) => ({ type: 'text' as const, value });
const element = (tagName: string, ...children: (string | object)[]) => ({
  type: 'element' as const,
  tagName,
  properties: {},
  children: children.map((child) => (typeof child === 'string' ? text(child) : child)),
});
const row = (cell: string, ...cells: string[]) =>
  element('tr', '\n', ...cells.map((value) => element(cell, value)));
const table = () =>
  element(
    'table',
    element('thead', row('th', 'Wave', 'Year')),
    element('tbody', row('td', 'One', '2025'), row('td', 'Two', '2028')),
  );

/** The tree as HTML, in short. */
function print(node: object): string {
  const { type, value, tagName, properties, children } = node as never as {
    type: string;
    value: string;
    tagName: string;
    properties: Record<string, string>;
    children: object[];
  };
  if (type === 'text') return value.trim();
  const inner = (children ?? []).map(print).join('');
  if (type !== 'element') return inner;
  const attributes = Object.entries(properties).map(([name, each]) => ` ${name}="${each}"`);
  return `<${tagName}${attributes.join('')}>${inner}</${tagName}>`;
}
const labelled = (...children: object[]): string => {
  const root = { type: 'root', children } as Root;
  labelledTables()(root);
  return print(root);
};

it('gives a table a caption, row headers, and cells that name their column', () => {
  expect(labelled(element('h3', 'Who?'), element('p', 'Text.'), table())).toBe(
    '<h3>Who?</h3><p>Text.</p><table><caption>Who?</caption>' +
      '<thead><tr><th scope="col">Wave</th><th scope="col">Year</th></tr></thead>' +
      '<tbody><tr><th scope="row">One</th><td data-label="Year">2025</td></tr>' +
      '<tr><th scope="row">Two</th><td data-label="Year">2028</td></tr></tbody></table>',
  );
});

it('numbers the tables of a section, and takes the title of an example', () => {
  const example = {
    type: 'mdxJsxFlowElement',
    name: 'Example',
    attributes: [{ type: 'mdxJsxAttribute', name: 'title', value: 'A mill' }],
    children: [table()],
  };
  const html = labelled(element('h2', 'When?'), table(), table(), example);
  expect(html.match(/<caption>.*?<\/caption>/g)).toEqual([
    '<caption>When?</caption>',
    '<caption>When? (2)</caption>',
    '<caption>A mill</caption>',
  ]);
});

it('puts a component of the page after some sections, if others follow', () => {
  const tree = parseMdx('## A\n\na\n\n## B\n\nb\n\n## C\n\nc');
  const kinds = () => tree.children.map((node) => ('name' in node ? node.name : node.type));
  insertAfterSections({ component: 'Card', afterSections: 3 })(tree);
  expect(kinds()).not.toContain('Card');
  insertAfterSections({ component: 'Card', afterSections: 2 })(tree);
  expect(kinds()).toEqual([
    ...['heading', 'paragraph', 'heading', 'paragraph'],
    ...['Card', 'heading', 'paragraph'],
  ]);
});
