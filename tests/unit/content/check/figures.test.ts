import { figuresIn } from '@/authoring/check/rules/figures-in-text';
import { checkFigures, writtenFigures } from '@/authoring/check/rules/known-figures';
import { presentProse } from '@/authoring/check/rules/law-stated';
import { loadRegister } from '@/loaders/law';
import { parseMdx } from '@/loaders/mdx/parse';
import { YamlDocument } from '@/loaders/yaml/document';

const noFront = {
  document: new YamlDocument('', 'x.mdx'),
  mdx: { frontMatter: '', body: '', bodyOffset: 0 },
};
const keys = (text: string, locale: 'fr' | 'en') => figuresIn(text, locale).map(({ key }) => key);

it.each([
  ['plus de 1 000 salariés', ['employees:1000']],
  ['plus de 1\u202f000\u00a0salariés', ['employees:1000']],
  ['450 millions d’euros', ['amount:450000000']],
  ["1,5 milliard d'euros", ['amount:1500000000']],
  ['900 000 euros, 900 000 €', ['amount:900000', 'amount:900000']],
  ['50 M€ ou 1,5 Md€', ['amount:50000000', 'amount:1500000000']],
  ['une amende de 5 % au moins', ['percent:5']],
  ['le 1er juillet 2027', ['date:2027-07-01']],
  ['du 22 janvier au 21 mai 2024', ['date:2024-05-21']],
  ['exercice 2027, article 19 bis, 12 normes, deux salariés, en mai 2024', []],
  ['Cinquante tonnes, 60 t et 75 m²', ['tonnes:50', 'tonnes:60', 'm2:75']],
  ['deux cent cinquante salariés, mille deux cents', ['employees:250']],
  ['quatre-vingt-dix-neuf millions d’euros', ['amount:99000000']],
  ['12 500 PME et 10 000 dans le monde', ['count:12500', 'count:10000']],
])('reads in French: %s', (text, expected) => {
  expect(keys(text, 'fr')).toEqual(expected);
});

it.each([
  ['more than 1,000 employees', ['employees:1000']],
  ['€450 million', ['amount:450000000']],
  ['€1.5 billion and €1.5bn', ['amount:1500000000', 'amount:1500000000']],
  ['€900,000', ['amount:900000']],
  ['10 million euros', ['amount:10000000']],
  ['3 million', ['amount:3000000']],
  ['5% of turnover', ['percent:5']],
  ['0.5%', ['percent:0.5']],
  ['1 July 2027', ['date:2027-07-01']],
  ['financial year 2027, Article 19a, 12 standards, Art. 5(2), five employees', []],
  ['two hundred and fifty employees or a thousand tonnes', ['employees:250', 'tonnes:1000']],
  ['12,500 SMEs, 10,000 worldwide', ['count:12500', 'count:10000']],
])('reads in English: %s', (text, expected) => {
  expect(keys(text, 'en')).toEqual(expected);
});

it('reads the same figure in both languages', () => {
  expect(keys("1 234,5 millions d'euros", 'fr')).toEqual(keys('€1,234.5 million', 'en'));
});

it('locates figures across emphasis, except in citations, links and code', () => {
  const tree = parseMdx(
    'Une ligne\n**250** salariés.\n\n- Point : 5 % [10 %](#a) `20 %` <Cite source="x">30 %</Cite>\n\n| A |\n|---|\n| 40 % |\n',
  );
  const found = writtenFigures({ ...noFront, tree }, 'fr');
  expect(found.map(({ key, place }) => [key, place.line, place.column])).toEqual([
    ['employees:250', 2, 3],
    ['percent:5', 4, 11],
    ['percent:40', 8, 3],
  ]);
});

it('leaves the figures of a fictional company alone', () => {
  const tree = parseMdx(
    '<Example title="A mill">\n\nIt has 1,240 employees.\n\n</Example>\n\n99 employees.',
  );
  const data = { subjects: [], milestones: [], figures: [], since: [], sources: [] };
  const problems = checkFigures(
    'en.mdx',
    'en',
    { ...noFront, tree },
    data as never,
    loadRegister(),
  );
  expect(problems.map(({ message }) => message.split('"')[1])).toEqual(['99 employees']);
  expect(presentProse(tree, 0).map(({ text }) => text)).toEqual(['99 employees.']);
});
