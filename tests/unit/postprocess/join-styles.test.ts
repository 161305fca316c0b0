/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { attribute, elements, parseHtml } from '@/lib/html';
import { joinStyles } from '@/postprocess/assets';

const folder = '/_next/static/chunks';

function pageWith(...sheets: [name: string, css: string][]) {
  const out = mkdtempSync(path.join(tmpdir(), 'styles-'));
  mkdirSync(path.join(out, folder), { recursive: true });
  for (const [name, css] of sheets) writeFileSync(path.join(out, folder, name), css);
  const links = sheets.map(([name]) => `<link rel="stylesheet" href="${folder}/${name}">`);
  const document = parseHtml(`<!doctype html><head>${links.join('')}</head>`);
  joinStyles(document, out);
  const hrefs = elements(document, 'link').map((link) => attribute(link, 'href') ?? '');
  return { hrefs, read: () => readFileSync(path.join(out, hrefs[0] ?? ''), 'utf8') };
}

it('joins the stylesheets of a page, in order', () => {
  const { hrefs, read } = pageWith(['b.css', 'p{color:red}'], ['a.css', 'p{color:green}']);
  expect(hrefs).toEqual([
    expect.stringMatching(/^\/_next\/static\/chunks\/page-[0-9a-f]{12}\.css$/),
  ]);
  expect(read()).toBe('p{color:red}\np{color:green}');
});

it('shares one file between pages with the same stylesheets', () => {
  const name = (...sheets: [string, string][]) => pageWith(...sheets).hrefs[0];
  const one: [string, string] = ['a.css', 'a{}'];
  const two: [string, string] = ['b.css', 'b{}'];
  expect(name(one, two)).toBe(name(one, two));
  expect(name(one, two)).not.toBe(name(two, one));
});

it('leaves a page with one stylesheet unchanged', () => {
  expect(pageWith(['a.css', 'a{}']).hrefs).toEqual([`${folder}/a.css`]);
});

it('ends with the styles of the islands, once React has put them in the head', () => {
  const out = mkdtempSync(path.join(tmpdir(), 'styles-'));
  mkdirSync(path.join(out, folder), { recursive: true });
  writeFileSync(path.join(out, folder, 'a.css'), 'p{}');
  const document = parseHtml(
    `<head><link rel="stylesheet" href="${folder}/a.css"><style data-href="1 2">.x{}.y{}</style>
     <style data-early="">z{}</style></head>`,
  );
  joinStyles(document, out);
  const [link] = elements(document, 'link');
  expect(readFileSync(path.join(out, attribute(link as never, 'href') ?? ''), 'utf8')).toBe(
    'p{}\n.x{}.y{}',
  );
  expect(elements(document, 'style')).toHaveLength(1);
});
