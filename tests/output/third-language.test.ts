import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { missingVariables } from '@/config/missing-variables';
import { listFiles } from '@/lib/exported-files';
import { attribute, type Document, elements, parseHtml, textOf } from '@/lib/html';
import { copyProject } from '@/scripts/copy-project';
import { addThirdLanguage, codeEdits, MARK, THIRD } from '../third-language';
import { visibleText } from './site';

/** A real build of a copy of the project that speaks a third language. */
let folder: string;
let printed: string;
beforeAll(() => {
  folder = copyProject();
  addThirdLanguage(folder);
  // Tests state facts language by language, and the build checks the types of all there is.
  for (const file of listFiles(path.join(folder, 'tests')))
    if (/\.test\.tsx?$/.test(file)) rmSync(path.join(folder, 'tests', file));
  const { status, stdout, stderr } = spawnSync('npx', ['next', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  printed = stdout;
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (file: string) => readFileSync(path.join(folder, 'out', file), 'utf8');
const page = (file: string): Document => parseHtml(read(file));
const pages = (language: string) =>
  listFiles(path.join(folder, 'out'), 'index.html').filter(
    (file) => (/^(en|pt)\//.exec(file)?.[1] ?? 'fr') === language,
  );

it('ends with the variables still to be set, each by its name and with what is missing', () => {
  const last = printed.slice(printed.lastIndexOf('out/ is')).trimEnd().split('\n').slice(1);
  expect(last.map((line) => line.trim().split(/\s+/)[0])).toEqual(
    missingVariables(process.env).map(({ name }) => name),
  );
  expect(last.every((line) => /^ {2}[A-Z_]+ +\S/.test(line))).toBe(true);
});

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

it('leads from its pages to its own, save where a language is chosen', () => {
  for (const file of pages(THIRD).filter((name) => !name.startsWith('pt/home'))) {
    const strays = elements(page(file), 'a').filter((link) => {
      const href = attribute(link, 'href') ?? '';
      const language = attribute(link, 'hreflang');
      return href.startsWith('/') && !href.startsWith('/pt/') && (language ?? THIRD) === THIRD;
    });
    expect([file, ...strays.map((link) => attribute(link, 'href'))]).toEqual([file]);
  }
});

it('says nothing in another language but what leads there', () => {
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

it('names every language to the others', () => {
  const root = 'https://www.vigie-esg.example';
  const expected = {
    fr: `${root}/about/`,
    en: `${root}/en/about/`,
    pt: `${root}/pt/about/`,
    'x-default': `${root}/about/`,
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

it('offers each page in the languages it is not in', () => {
  for (const [file, others] of [
    ['index.html', ['en', 'pt']],
    ['pt/index.html', ['fr', 'en']],
  ] as const) {
    const offers = elements(page(file), 'aside')
      .map((aside) => attribute(aside, 'data-language-suggestion'))
      .filter(Boolean);
    expect(offers).toEqual(others);
  }
});

it('has its own not-found page, feed, manifest, search and share images', () => {
  expect(visibleText(page('pt/404.html'))).toContain(MARK);
  expect(read('pt/feed.xml')).toContain('/pt/guides/csrdguide/');
  expect(read('sitemap.xml')).toContain('/pt/guides/csrdguide/</loc>');
  const files = listFiles(path.join(folder, 'out'));
  expect(files.filter((file) => /search-pt-[0-9a-f]+\.json$/.test(file))).toHaveLength(1);
  const [image] = elements(page('pt/about/index.html'), 'meta').filter(
    (meta) => attribute(meta, 'property') === 'og:image',
  );
  const address = new URL((image && attribute(image, 'content')) ?? '').pathname;
  expect(existsSync(path.join(folder, 'out', address))).toBe(true);
  expect(address).toContain('pt');
});

it('is added by changing the files that the documentation names, and no other', () => {
  const documentation = readFileSync('docs/adding-a-language.md', 'utf8');
  for (const file of Object.keys(codeEdits)) expect(documentation).toContain(`\`${file}\``);
});
