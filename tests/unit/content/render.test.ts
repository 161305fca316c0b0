import type { Root } from 'hast';
import type { Paragraph } from 'mdast';
import { labelledTables } from '@/authoring/render/labelled-tables';
import { keepCitations } from '@/authoring/render/plugins';
import { parseMdx } from '@/loaders/mdx/parse';
import { guideVocabulary } from '@/loaders/mdx/vocabulary';

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

it('gives a table a caption, row headers, and no labels where only one column follows', () => {
  expect(labelled(element('h3', 'Who?'), element('p', 'Text.'), table())).toBe(
    '<h3>Who?</h3><p>Text.</p><table><caption>Who?</caption>' +
      '<thead><tr><th scope="col">Wave</th><th scope="col">Year</th></tr></thead>' +
      '<tbody><tr><th scope="row">One</th><td>2025</td></tr>' +
      '<tr><th scope="row">Two</th><td>2028</td></tr></tbody></table>',
  );
});

/** The texts of a paragraph before its components. */
const texts = (body: string): string[] => {
  const tree = parseMdx(body);
  keepCitations(guideVocabulary)(tree);
  return (tree.children[0] as Paragraph).children.flatMap((node) =>
    node.type === 'text' ? [node.value] : [],
  );
};

it.each([
  ['a space', 'In force <Cite source="act">Art. 2</Cite>.', ['In force\u00a0', '.']],
  ['a line break', 'In force\n<Cite source="act" /> since.', ['In force\u00a0', ' since.']],
])('replaces %s before a citation by a no-break space', (_what, body, expected) => {
  expect(texts(body)).toEqual(expected);
});
