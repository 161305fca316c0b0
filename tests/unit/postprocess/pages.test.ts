import { linkCitations, processPages } from '@/delivery/postprocess/pages';
import { holdHyphens, markForeign, raiseLetters } from '@/delivery/postprocess/texts';
import { attribute, elements, parseHtml, printHtml, textOf } from '@/lib/html';
import { freshFixture } from '@/tests/fixture';

const fixture = freshFixture();

describe('processPages', () => {
  const page = (title: string, text: string) =>
    `<html><head><meta property="og:title" content="${title}"><script data-early="">early()</script></head>
     <body><a data-search="" href="/recherche/">x</a><main><h1>${title}</h1>${text}</main></body></html>`;
  const write = (files: Readonly<Record<string, string>>) => {
    fixture.write({ ...files, '_next/static/x': '' });
    processPages(fixture.root, '/_next/static/enhance-1.js');
  };

  it('refuses a page the registry does not know, by its address', () => {
    expect(() => write({ 'stray/index.html': '<p>' })).toThrow(
      /page at \/stray\/ that the page registry does not know/,
    );
  });

  it('writes no-break spaces as characters, and what looks like an entity as text', () => {
    write({ 'about/index.html': page('À propos', '<p>450&nbsp;M€, &amp;nbsp;</p>') });
    expect(fixture.read('about/index.html')).toContain('<p>450\u00a0M€, &amp;nbsp;</p>');
  });

  it('puts the feed in one place, wherever React has written it', () => {
    const [feed, meta] = [
      '<link rel="alternate" type="application/atom+xml" href="/feed.xml">',
      '<meta name="a">',
    ];
    const written = [feed + meta, meta + feed].map((tags) => {
      write({ 'about/index.html': page('À propos', '').replace('<script', `${tags}<script`) });
      return fixture.read('about/index.html');
    });
    expect(written[0]).toContain(feed);
    expect(written[0]).toBe(written[1]);
  });
});

it('leads back to the first citation that is not folded, and only from a source that is cited', () => {
  const cite = (id: string) => `<a href="#source-${id}">(<span>Act</span>)</a>`;
  const back = (id: string) => `<li id="source-${id}"><a href="#cite-${id}">back</a></li>`;
  const document = parseHtml(
    `<details>${cite('a')}${cite('b')}</details>${cite('a')}${back('a')}${back('b')}${back('c')}`,
  );
  linkCitations(document);
  const links = elements(document, 'a').map((link) =>
    [attribute(link, 'href'), attribute(link, 'id') ?? ''].join(' '),
  );
  expect(links).toEqual([
    '#source-a ',
    '#source-b cite-b',
    '#source-a cite-a',
    '#cite-a ',
    '#cite-b ',
  ]);
});

it('marks phrases of another language, but not within what is marked, nor in islands', () => {
  const marked = (body: string) => {
    const document = parseHtml(`<body>${body}</body>`);
    markForeign(document, 'fr');
    return printHtml(document);
  };
  expect(marked('<p>« Stop-the-clock » : Code de commerce</p>')).toContain(
    '<p>« <span lang="en">Stop-the-clock</span> » : Code de commerce</p>',
  );
  for (const body of [
    '<p lang="en">The <b>stop-the-clock</b></p>',
    '<div data-island="a.js">stop-the-clock</div>',
    '<p>non-stop-the-clock</p>',
  ])
    expect(marked(body)).toContain(body);
});

it.each([
  ['La société dépasse-t-elle', 'La société dépasse-|t-|elle'],
  ['un e-mail, celui-ci', 'un e-|mail, celui-|ci'],
  ['vis-à-vis, prêt-à-porter', 'vis-à-vis, prêt-à-porter'],
  ['/guides/est-elle, x@sont-ils.fr', '/guides/est-elle, x@sont-ils.fr'],
])('does not break the line in %s', (text, expected) => {
  const document = parseHtml(`<title>${text}</title><p>${text}</p><p data-island="a">${text}</p>`);
  holdHyphens(document);
  const shown = elements(document, 'title', 'p').map((each) =>
    textOf(each).replaceAll('\u2060', '|'),
  );
  expect(shown).toEqual([text, expected, text]);
});

describe('raiseLetters', () => {
  function raised(body: string): string {
    const document = parseHtml(`<body>${body}</body>`);
    raiseLetters(document);
    return printHtml(document);
  }

  it.each([
    [
      '<p>Art. 1er, du 1er au <b>31</b> mai</p>',
      '<p>Art. 1<sup>er</sup>, du 1<sup>er</sup> au <b>31</b> mai</p>',
    ],
    ['<p>titre Ier, 1re vague</p>', '<p>titre I<sup>er</sup>, 1<sup>re</sup> vague</p>'],
    ['<p>t CO2e, CO2</p>', '<p>t CO<sub>2</sub>e, CO<sub>2</sub></p>'],
  ])('sets what is shown: %s', (text, expected) => {
    expect(raised(text)).toContain(expected);
  });

  it.each([
    '<p>21er, CO2024, XCO2, 1ers, errer</p>',
    '<a href="#1er" title="Art. 1er">lien</a>',
    '<script type="application/ld+json">{"name":"Art. 1er, CO2"}</script>',
    '<select><option>1er mai</option></select><textarea>1er mai</textarea>',
    '<svg><text>CO2</text></svg>',
    '<div data-island="a.js"><p>1er mai</p></div>',
    '<noscript><p>1er mai</p></noscript>',
  ])('leaves as it is what is no text of the page: %s', (body) => {
    expect(raised(body)).toContain(body);
  });
});
