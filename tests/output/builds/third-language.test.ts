import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/exported-files';
import { attribute, type Document, elements, parseHtml, textOf } from '@/lib/html';
import { DATA_FOLDER } from '@/publishing/open-data/addresses';
import { ORIGIN } from '@/tests/variant/settings';
import { codeEdits, MARK, THIRD } from '@/tests/variant/third-language';
import { requireVariant, variantOut } from '@/tests/variant/variant';
import { visibleText } from '../support/page';

beforeAll(requireVariant);

const read = (file: string) => readFileSync(path.join(variantOut, file), 'utf8');
const page = (file: string): Document => parseHtml(read(file));
const pages = (language: string) =>
  listFiles(variantOut, 'index.html').filter(
    (file) => (/^(en|pt)\//.exec(file)?.[1] ?? 'fr') === language,
  );

it('has every page in the third language, in that language', () => {
  const below = (language: string) =>
    pages(language).map((file) => file.replace(`${language}/`, ''));
  expect(below(THIRD)).toEqual(below('en'));
  expect(below(THIRD)).toContain('guides/csrdguide/index.html');
  for (const file of pages(THIRD)) {
    const [html] = elements(page(file), 'html');
    expect(html && attribute(html, 'lang')).toBe(THIRD);
  }
});

it('links only to its own pages, except in the language choice', () => {
  for (const file of pages(THIRD).filter((name) => !name.startsWith('pt/home'))) {
    const strays = elements(page(file), 'a').filter((link) => {
      const href = attribute(link, 'href') ?? '';
      const language = attribute(link, 'hreflang');
      return (
        href.startsWith('/') &&
        !href.startsWith('/pt/') &&
        // The register is one for all languages, and spreadsheets are those in English.
        !href.startsWith(DATA_FOLDER) &&
        !href.startsWith('/downloads/') &&
        // A file outside the pages has its language in its name.
        !href.endsWith(`-${THIRD}.csv`) &&
        (language ?? THIRD) === THIRD
      );
    });
    expect([file, ...strays.map((link) => attribute(link, 'href'))]).toEqual([file]);
  }
});

it('has no text in another language except links to it', () => {
  const document = page('pt/about/index.html');
  const nav = elements(document, 'nav').flatMap((element) => elements(element, 'a'));
  const spoken = nav.filter((link) => (attribute(link, 'lang') ?? THIRD) === THIRD).map(textOf);
  expect(spoken.length).toBeGreaterThan(4);
  for (const words of spoken) expect(words).toContain(MARK);
  for (const file of ['about/index.html', 'en/about/index.html']) {
    const [main] = elements(page(file), 'main');
    expect(main && visibleText(main)).not.toContain(MARK);
  }
});

it('has reciprocal hreflang links in every language', () => {
  const expected = {
    fr: `${ORIGIN}/about/`,
    en: `${ORIGIN}/en/about/`,
    pt: `${ORIGIN}/pt/about/`,
    'x-default': `${ORIGIN}/en/about/`,
  };
  for (const file of ['about/index.html', 'en/about/index.html', 'pt/about/index.html']) {
    const alternates = elements(page(file), 'link')
      .filter((link) => attribute(link, 'rel') === 'alternate' && attribute(link, 'hreflang'))
      .filter((link) => !attribute(link, 'type'))
      .map((link) => [attribute(link, 'hreflang'), attribute(link, 'href')]);
    expect(Object.fromEntries(alternates)).toEqual(expected);
    const choice = elements(page(file), 'option').map((option) => attribute(option, 'data-locale'));
    expect(choice).toEqual(['fr', 'en', 'pt']);
  }
});

it('suggests each page in the other languages', () => {
  for (const [file, others] of [
    ['index.html', ['en', 'pt']],
    ['pt/index.html', ['fr', 'en']],
    ['about/index.html', ['en', 'pt']],
  ] as const) {
    const offers = elements(page(file), 'aside')
      .map((aside) => attribute(aside, 'data-suggestion'))
      .filter(Boolean);
    expect(offers).toEqual(others);
  }
});

it('has its own not-found page, feed, manifest, search and share images', () => {
  expect(visibleText(page('pt/404.html'))).toContain(MARK);
  expect(read('pt/feed.xml')).toContain('/pt/guides/csrdguide/');
  expect(read('sitemap.xml')).toContain('/pt/guides/csrdguide/</loc>');
  const files = listFiles(variantOut);
  expect(files.filter((file) => /search-pt-[0-9a-f]+\.json$/.test(file))).toHaveLength(1);
  const [image] = elements(page('pt/about/index.html'), 'meta').filter(
    (meta) => attribute(meta, 'property') === 'og:image',
  );
  const address = new URL((image && attribute(image, 'content')) ?? '').pathname;
  expect(existsSync(path.join(variantOut, address))).toBe(true);
  expect(address).toContain('pt');
});

it('needed no code but what the document lists', () => {
  const [, code = ''] = readFileSync('docs/adding-a-language.md', 'utf8').split(/^## /m);
  const listed = [...code.matchAll(/^\| `([^`]+)`/gm)].map(([, file]) => file);
  expect(listed.toSorted()).toEqual(Object.keys(codeEdits).sort());
});
