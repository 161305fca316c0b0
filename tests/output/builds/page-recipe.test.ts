import { readFileSync } from 'node:fs';
import path from 'node:path';
import { attribute, elements, parseHtml, textOf } from '@/lib/html';
import { stepsOf } from '@/tests/doc-steps';
import { PAGE_RECIPE } from '@/tests/variant/page-recipe';
import { ORIGIN } from '@/tests/variant/settings';
import { requireVariant, variantOut } from '@/tests/variant/variant';

beforeAll(requireVariant);

const read = (file: string) => readFileSync(path.join(variantOut, file), 'utf8');

it('has every step that the document counts', () => {
  expect(stepsOf(PAGE_RECIPE).map(({ language }) => language)).toEqual([
    'ts',
    'ts',
    'tsx',
    'tsx',
    'json',
    'json',
  ]);
});

it.each([
  ['evenements/index.html', 'Nous rencontrer', `${ORIGIN}/evenements/`],
  ['en/evenements/index.html', 'Meet us', `${ORIGIN}/en/evenements/`],
])('gives %s its title, its canonical address and its summary', (file, title, address) => {
  const document = parseHtml(read(file));
  expect(elements(document, 'h1').map(textOf)).toEqual([title]);
  const canonical = elements(document, 'link').find(
    (link) => attribute(link, 'rel') === 'canonical',
  );
  expect(canonical && attribute(canonical, 'href')).toBe(address);
  expect(read('sitemap.xml')).toContain(`<loc>${address}</loc>`);
});

it('lists the page in the footer, in the search and in the site map', () => {
  for (const file of ['index.html', 'recherche/index.html']) {
    const links = elements(parseHtml(read(file)), 'a').filter(
      (link) => attribute(link, 'href') === '/evenements/',
    );
    expect(links.map(textOf)).toContain('Événements');
  }
});
