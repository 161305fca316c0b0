import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { addressOf } from '@/lib/exported-files';
import { type Document, parseHtml, printHtml } from '@/lib/html';
import type { PageEntry } from '@/lib/pages/registry';
import { checkComplete } from '@/postprocess/steps/check-complete';
import { checkIslands } from '@/postprocess/steps/check-islands';
import { compress } from '@/postprocess/steps/compress';
import { fingerprintEnhancer } from '@/postprocess/steps/fingerprint-enhancer';
import { moveDefaultLocale } from '@/postprocess/steps/move-default-locale';
import { processPages } from '@/postprocess/steps/process-pages';
import { removePayloads } from '@/postprocess/steps/remove-payloads';
import { stripFramework } from '@/postprocess/steps/strip-framework';
import { writeNotFound } from '@/postprocess/steps/write-not-found';
import type { SearchFile } from '@/search/query/types';
import { Fixture } from '@/tests/fixture';

/** Pages as protectPage leaves them. */
const protectedPages: string[] = [];
jest.mock('@/postprocess/steps/protect-page', () => {
  const actual = jest.requireActual('@/postprocess/steps/protect-page');
  return {
    protectPage(document: Document, page: PageEntry) {
      actual.protectPage(document, page);
      protectedPages.push(printHtml(document));
    },
  };
});

let fixture: Fixture;
beforeEach(() => {
  protectedPages.length = 0;
  fixture = new Fixture();
});
afterEach(() => fixture.remove());
const exists = (file: string) => existsSync(path.join(fixture.root, file));

describe('moveDefaultLocale', () => {
  it('moves French to the root, in place of the framework’s own not-found page', () => {
    fixture.write({
      'fr/index.html': 'fr',
      'fr/404/index.html': 'fr 404',
      'en/index.html': 'en',
      '404.html': 'framework',
      '404/index.html': 'framework',
      '_not-found/index.html': 'framework',
    });
    moveDefaultLocale(fixture.root);
    expect(fixture.read('index.html')).toBe('fr');
    expect(fixture.read('404/index.html')).toBe('fr 404');
    expect(fixture.read('en/index.html')).toBe('en');
    expect(['fr', '404.html', '_not-found'].filter(exists)).toEqual([]);
  });

  it('says what to check when there is no French export', () => {
    expect(() => moveDefaultLocale(fixture.root)).toThrow(/no "fr" folder.*generateStaticParams/);
  });
});

describe('writeNotFound', () => {
  it('puts each language’s page where hosts look for it', () => {
    fixture.write({ '404/index.html': 'fr', 'en/404/index.html': 'en' });
    writeNotFound(fixture.root);
    expect([fixture.read('404.html'), fixture.read('en/404.html')]).toEqual(['fr', 'en']);
  });

  it('says which language lacks one', () => {
    fixture.write({ '404/index.html': 'fr' });
    expect(() => writeNotFound(fixture.root)).toThrow(/no not-found page for "en"/);
  });
});

it('removes page data of the client router and keeps other text files', () => {
  fixture.write({
    'about/index.txt': '',
    'about/__next._tree.txt': '',
    'en/__next.$d$locale.__PAGE__.txt': '',
    'robots.txt': '',
    'llms.txt': '',
  });
  removePayloads(fixture.root);
  expect(exists('about/index.txt') || exists('about/__next._tree.txt')).toBe(false);
  expect(exists('en/__next.$d$locale.__PAGE__.txt')).toBe(false);
  expect(exists('robots.txt') && exists('llms.txt')).toBe(true);
});

it('names the shared behaviours after their content', () => {
  const later = 'site-search-ABC.js';
  fixture.write({
    'enhance/enhance.js': 'one',
    [`enhance/${later}`]: 'later',
    '_next/static/x': '',
  });
  const first = fingerprintEnhancer(fixture.root);
  expect(first).toMatch(/^\/_next\/static\/enhance-[0-9a-f]{12}\.js$/);
  expect(fixture.read(first)).toBe('one');
  expect(fixture.read(`_next/static/${later}`)).toBe('later');
  expect(exists('enhance')).toBe(false);
  fixture.write({ 'enhance/enhance.js': 'two' });
  expect(fingerprintEnhancer(fixture.root)).not.toBe(first);
});

describe('stripFramework', () => {
  const page = `<!DOCTYPE html><html lang="fr"><head>
    <link rel="preload" as="font" href="/f.woff2"><link rel="preload" as="script" href="/_next/a.js">
    <link rel="stylesheet" href="/_next/a.css" data-precedence="next"><meta name="next-size-adjust" content="">
    <script src="/_next/a.js" async></script><script src="/_next/poly.js" nomodule></script>
    <script type="module" src="/enhance/enhance.js"></script>
    <script type="application/ld+json">{"a":1}</script></head>
    <body><div hidden><!--$--><!--/$--></div><p>Un<!-- --> texte</p>
    <script src="/_next/a.js" async></script><script src="/_next/b.js" async></script>
    <script>self.__next_f.push([1,"data"])</script></body></html>`;
  const enhancer = '/_next/static/enhance-1.js';
  const strip = (html: string, islands: boolean) => {
    const document = parseHtml(html);
    stripFramework(document, { islands, enhancer });
    return printHtml(document);
  };

  it('leaves nothing of the framework on a page without islands', () => {
    const html = strip(page, false);
    expect(html).not.toMatch(
      /__next_f|a\.js|b\.js|poly\.js|<!--|data-precedence|next-size-adjust|<div hidden/,
    );
    expect(html).toContain(`<script type="module" src="${enhancer}"></script>`);
    expect(html).toContain('{"a":1}');
    expect(html).toContain('<p>Un texte</p>');
    expect(html).toContain('as="font"');
  });

  it('keeps the data and lists the scripts once, in order, on a page with islands', () => {
    const html = strip(page, true);
    expect(html).toContain(
      '<script type="application/json" data-framework="">["/_next/a.js","/_next/b.js"]</script>',
    );
    expect(html).toContain('__next_f.push');
    expect(html).toContain('<!-- -->');
    expect(html).not.toMatch(/src="\/_next\/(a|b|poly)\.js"|as="script"/);
  });

  it('makes the inline scripts one, in their order, and leaves blocks of data alone', () => {
    const html = strip(page.replace('<p>Un', '<script>first()</script><p>Un'), true);
    expect(html).toContain("<script>first();self.__next_f.push([1,'data'])</script>");
    expect(html).toContain('<script type="application/ld+json">{"a":1}</script>');
    expect(html).not.toContain('<script>first()</script>');
  });

  it.each([true, false])('puts what is early first in the head, islands: %s', (islands) => {
    const early = '<style data-early="">a{}</style><script data-early="">first()</script>';
    const html = strip(page.replace('</head>', `${early}$&`), islands);
    expect(html).toContain(`<head>${early}`);
    expect(html.split('data-early')).toHaveLength(3);
  });

  it('makes the pieces of data one, and says the same in fewer characters', () => {
    const pieces = ['1:"it\u2019s"\n', 'C:\\ \\"quoted\\" isn\'t </script> <!--', 'done\n'];
    const escaped = pieces.map((piece) => JSON.stringify(piece).replaceAll('<', '\\u003c'));
    const scripts = escaped.map((piece) => `<script>self.__next_f.push([1,${piece}])</script>`);
    const html = strip(page.replace('<p>Un', `${scripts.join('')}<p>Un`), true);
    const [code = ''] = /(?<=<script>)self.*?(?=<\/script>)/s.exec(html) ?? [];
    const pushed: unknown[] = [];
    new Function('self', code)({ __next_f: pushed });
    expect(pushed).toEqual([[1, `${pieces.join('')}data`]]);
    expect(code).not.toContain('1:\\"');
  });

  it.each(['<template id="B:0"></template>', '<script>$RC("B:0","S:0")</script>'])(
    'refuses content that only scripts would put in place: %s',
    (streamed) => {
      expect(() => strip(`<body>${streamed}</body>`, false)).toThrow(/Suspense/);
    },
  );
});

describe('processPages', () => {
  const page = (title: string, text: string) =>
    `<html><head><meta property="og:title" content="${title}"><script data-early="">early()</script></head>
     <body><a data-search="" href="/recherche/">x</a><main><h1>${title}</h1>${text}</main></body></html>`;
  const write = (files: Readonly<Record<string, string>>) => {
    fixture.write({ ...files, '_next/static/x': '' });
    processPages(fixture.root, '/_next/static/enhance-1.js');
  };
  const searchFileOf = (file: string) =>
    /data-search="([^"]+)"/.exec(fixture.read(file))?.[1] ?? '';

  it('refuses a page the registry does not know, by its address', () => {
    expect(() => write({ 'stray/index.html': '<p>' })).toThrow(
      /page at \/stray\/ that the page registry does not know/,
    );
  });

  it('names the page that a step refuses', () => {
    expect(() => write({ 'about/index.html': '<template id="B:0"></template>' })).toThrow(
      /^\/about\/: Part of the page arrives by script/,
    );
  });

  it('writes a search file per language, from its pages alone, and names it in every page', () => {
    write({
      'about/index.html': page('À propos', 'Le mot français.'),
      'en/about/index.html': page('About', 'The English word.'),
      '404/index.html': page('Introuvable', 'Une erreur.'),
    });
    expect(searchFileOf('about/index.html')).toMatch(
      /^\/_next\/static\/search-fr-[0-9a-f]{12}\.json$/,
    );
    expect(searchFileOf('404/index.html')).toBe(searchFileOf('about/index.html'));
    expect(searchFileOf('en/about/index.html')).toMatch(/search-en-/);
    const file: SearchFile = JSON.parse(fixture.read(searchFileOf('about/index.html')));
    expect(file.pages).toEqual([
      { address: '/about/', title: 'À propos', group: 'company', weight: 1 },
    ]);
    expect(file.sections).toEqual([
      { page: 0, anchor: '', heading: 'À propos', text: 'Le mot français.' },
    ]);
    expect(file.synonyms.length).toBeGreaterThan(50);
  });

  it('says which page cannot be searched', () => {
    expect(() => write({ 'about/index.html': '<title>x</title>' })).toThrow(
      /^\/about\/ cannot be indexed/,
    );
  });

  it('writes what protectPage made, and changes nothing after it', () => {
    write({ 'about/index.html': page('À propos', 'Le mot.') });
    const [document] = protectedPages;
    if (!document) throw new Error('No page was protected.');
    expect(document).toMatch(/Content-Security-Policy.*data-search="\/_next/s);
    expect(fixture.read('about/index.html')).toBe(document);
  });
});

it('names registered pages that the export lacks', () => {
  fixture.write({ 'index.html': '' });
  expect(() => checkComplete(fixture.root)).toThrow(/lacks: .*\/en\/about\//);
});

describe('checkIslands', () => {
  const manifest = (...modules: string[]) =>
    `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};
     globalThis.__RSC_MANIFEST["/x"] = ${JSON.stringify({
       clientModules: Object.fromEntries(modules.map((module) => [`[project]/${module}`, {}])),
     })};`;
  const routes = (about: string[], slug: string[] = ['node_modules/next/a.js']) =>
    fixture.write(
      Object.fromEntries(
        Object.entries({ home: ['node_modules/next/a.js'], about, 'guides/[slug]': slug }).map(
          ([route, modules]) => [
            `server/app/[locale]/${route}/page_client-reference-manifest.js`,
            manifest(...modules),
          ],
        ),
      ),
    );
  const pages = (islands: boolean): PageEntry[] => [
    { id: 'about', path: 'about', parent: 'landing', islands, indexed: true },
    { id: 'guides/x', path: 'guides/x', parent: 'resources', islands: false, indexed: true },
  ];

  it('accepts pages that are as declared', () => {
    routes(['node_modules/next/a.js']);
    expect(() => checkIslands(fixture.root, pages(false))).not.toThrow();
  });

  it('names page and component of an undeclared island', () => {
    routes(['node_modules/next/a.js', 'components/about/map.tsx']);
    expect(() => checkIslands(fixture.root, pages(false))).toThrow(
      'The page "about" renders the client component components/about/map.tsx, but is not declared to have islands.',
    );
    expect(() => checkIslands(fixture.root, pages(true))).not.toThrow();
  });

  it('follows a route with a parameter to each of its pages', () => {
    routes(['node_modules/next/a.js'], ['node_modules/next/a.js', 'components/x.tsx']);
    expect(() => checkIslands(fixture.root, pages(false))).toThrow(
      /"guides\/x" renders the client component components\/x\.tsx/,
    );
  });

  it('refuses a declaration without an island', () => {
    routes(['node_modules/next/a.js']);
    expect(() => checkIslands(fixture.root, pages(true))).toThrow(
      /declared to have islands but renders no client component/,
    );
  });
});

it('writes compressed copies that open to the original', async () => {
  const text = 'x'.repeat(5000);
  fixture.write({ 'a.html': text, 'small.css': 'a{}', 'p.png': text });
  await compress(fixture.root);
  expect(brotliDecompressSync(readFileSync(path.join(fixture.root, 'a.html.br'))).toString()).toBe(
    text,
  );
  expect(gunzipSync(readFileSync(path.join(fixture.root, 'a.html.gz'))).toString()).toBe(text);
  expect(exists('small.css.br') || exists('p.png.gz')).toBe(false);
});

it.each([
  ['index.html', '/'],
  ['about/index.html', '/about/'],
  ['404.html', '/404.html'],
  ['a/b.css', '/a/b.css'],
])('%s answers at %s', (file, address) => expect(addressOf(file)).toBe(address));
