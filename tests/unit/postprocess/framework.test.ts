import {
  refuseFramework,
  refuseFrameworkFiles,
  stripFramework,
} from '@/delivery/postprocess/framework';
import { parseHtml, printHtml } from '@/lib/html';
import { freshFixture } from '@/tests/fixture';

// The React that Next brings and exports pages with.
const { createElement, Suspense, use } = jest.requireActual('next/dist/compiled/react');
const { renderToReadableStream } = jest.requireActual('next/dist/compiled/react-dom/server.edge');
const Late = ({ text }: { text: Promise<string> }) => createElement('p', null, use(text));

const fixture = freshFixture();

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
  const page =
    '<head><title>x</title></head><body><div hidden><!--$--><!--/$--></div><p>Un<!-- --> texte</p></body>';
  const enhancer = '/_next/static/enhance-1.js';
  const strip = (html: string) => {
    const document = parseHtml(html);
    stripFramework(document, enhancer);
    return printHtml(document);
  };

  it('cleans what React wrote, but for islands and their data', () => {
    const island = `<div data-island="/islands/a.js"><p>Un<!-- --> texte</p><div hidden=""></div></div>
      <script type="application/json">{"a":1}</script>`;
    expect(strip(page.replace('<p>Un', `${island}<p>Un`))).toContain(
      `<body>${island}<p>Un texte</p></body>`,
    );
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
