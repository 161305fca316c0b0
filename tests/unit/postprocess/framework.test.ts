import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/exported-files';
import { parseHtml, printHtml } from '@/lib/html';
import {
  moveDefaultLocale,
  refuseFramework,
  refuseFrameworkFiles,
  removeFramework,
  stripFramework,
} from '@/postprocess/framework';
import { Fixture } from '@/tests/fixture';

// The React that Next brings and exports pages with.
const { createElement, Suspense, use } = jest.requireActual('next/dist/compiled/react');
const { renderToReadableStream } = jest.requireActual('next/dist/compiled/react-dom/server.edge');
const Late = ({ text }: { text: Promise<string> }) => createElement('p', null, use(text));

let fixture: Fixture;
beforeEach(() => {
  fixture = new Fixture();
});
afterEach(() => fixture.remove());
const exists = (file: string) => existsSync(path.join(fixture.root, file));

describe('moveDefaultLocale', () => {
  it('moves French to the root, in place of the framework’s own not-found page', () => {
    fixture.write({
      'fr/index.html': 'fr',
      'fr/404/index.html': 'fr 404',
      'fr/share/index.html': 'fr share',
      'share/about-fr.png': 'image',
      'en/index.html': 'en',
      '404.html': 'framework',
      '404/index.html': 'framework',
      '_not-found/index.html': 'framework',
    });
    moveDefaultLocale(fixture.root);
    expect(fixture.read('index.html')).toBe('fr');
    expect(fixture.read('404/index.html')).toBe('fr 404');
    expect(fixture.read('share/index.html')).toBe('fr share');
    expect(fixture.read('share/about-fr.png')).toBe('image');
    expect(fixture.read('en/index.html')).toBe('en');
    expect(['fr', '404.html', '_not-found'].filter(exists)).toEqual([]);
  });

  it('says what to check when there is no French export', () => {
    expect(() => moveDefaultLocale(fixture.root)).toThrow(/no "fr" folder.*generateStaticParams/);
  });
});

it('removes the scripts and data of the framework, and keeps other files', () => {
  fixture.write({
    'about/index.html': '',
    'about/index.txt': '',
    'about/__next._tree.txt': '',
    'en/__next.$d$locale.__PAGE__.txt': '',
    '_next/static/chunks/a.js': '',
    '_next/static/chunks/a.css': '',
    '_next/static/abc/_buildManifest.js': '',
    'islands/carousel-ABC.js': '',
    'robots.txt': '',
    'llms.txt': '',
  });
  mkdirSync(path.join(fixture.root, '_next', 'build-id'));
  removeFramework(fixture.root);
  expect(listFiles(fixture.root)).toEqual([
    '_next/static/chunks/a.css',
    'about/index.html',
    'islands/carousel-ABC.js',
    'llms.txt',
    'robots.txt',
  ]);
  expect(exists('_next/static/abc')).toBe(false);
  expect(exists('_next/build-id')).toBe(false);
});

describe('refuseFramework', () => {
  it.each([
    '<script>self.__next_f.push([1,"data"])</script>',
    '<script src="/_next/static/chunks/0a.js"></script>',
    '(globalThis.TURBOPACK||=[]).push([])',
    '<script id="__NEXT_DATA__" type="application/json">{}</script>',
  ])('refuses %s in a page or a file', (left) => {
    expect(() => refuseFramework(`<p>${left}`)).toThrow(/Something of the framework is left/);
    fixture.write({ '_next/static/islands/a.js': left });
    expect(() => refuseFrameworkFiles(fixture.root)).toThrow(/^_next\/static\/islands\/a\.js: /);
  });
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
  const strip = (html: string) => {
    const document = parseHtml(html);
    stripFramework(document, enhancer);
    return printHtml(document);
  };

  it('leaves nothing of the framework', () => {
    const html = strip(page);
    expect(html).not.toMatch(
      /__next_f|a\.js|b\.js|poly\.js|<!--|data-precedence|next-size-adjust|<div hidden/,
    );
    expect(html).toContain(`<script type="module" src="${enhancer}"></script>`);
    expect(html).toContain('{"a":1}');
    expect(html).toContain('<p>Un texte</p>');
    expect(html).toContain('as="font"');
  });

  it('leaves islands as React wrote them, and their data', () => {
    const island = `<div data-island="/islands/a.js"><p>Un<!-- --> texte</p><div hidden=""></div></div>
      <script type="application/json">{"a":1}</script>`;
    expect(strip(page.replace('<p>Un', `${island}<p>Un`))).toContain(island);
  });

  it('puts what is early first in the head', () => {
    const early = '<style data-early="">a{}</style><script data-early="">first()</script>';
    const html = strip(page.replace('</head>', `${early}$&`));
    expect(html).toContain('<head><style>a{}</style><script>first()</script>');
  });

  it.each(['<template id="B:0"></template>', '<script>$RC("B:0","S:0")</script>'])(
    'refuses content that only scripts would put in place: %s',
    (streamed) => {
      expect(() => strip(`<body>${streamed}</body>`)).toThrow(/Suspense/);
    },
  );

  it('refuses what the React of this version of Next streams', async () => {
    const text = new Promise((resolve) => setTimeout(resolve, 20, 'Late'));
    const page = createElement(Suspense, { fallback: 'Wait' }, createElement(Late, { text }));
    const html = await new Response(
      await renderToReadableStream(createElement('main', null, page)),
    ).text();
    expect(html).toContain('Late');
    expect(() => strip(html)).toThrow(/Suspense/);
  });
});
