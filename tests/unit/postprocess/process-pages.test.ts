import { printHtml } from '@/lib/html';
import { parsePages, processPages } from '@/postprocess/pages';
import type { SearchFile } from '@/search/query/file';
import { Fixture } from '@/tests/fixture';

let fixture: Fixture;
beforeEach(() => {
  fixture = new Fixture();
});
afterEach(() => fixture.remove());

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

  it('writes no-break spaces as characters, and what looks like an entity as text', () => {
    write({ 'about/index.html': page('À propos', '<p>450&nbsp;M€, &amp;nbsp;</p>') });
    expect(fixture.read('about/index.html')).toContain('<p>450\u00a0M€, &amp;nbsp;</p>');
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
    expect(JSON.parse(fixture.read(file.rest ?? ''))).toEqual(['']);
    expect(file.synonyms.length).toBeGreaterThan(50);
  });

  it('refuses a page in which something of the framework is left', () => {
    expect(() =>
      write({ 'about/index.html': page('À propos', '<p>self.__next_f.push([1,"data"])') }),
    ).toThrow(/^\/about\/: Something of the framework is left/);
  });

  it('allows pages with islands alone the empty style that these fill by script', () => {
    write({
      'about/index.html': page('À propos', '<div data-island="/islands/a.js"></div>'),
      'clients/index.html': page('Clients', ''),
    });
    const EMPTY = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
    expect(fixture.read('about/index.html')).toContain(EMPTY);
    expect(fixture.read('clients/index.html')).not.toContain(EMPTY);
  });

  it('says which page cannot be searched', () => {
    expect(() => write({ 'about/index.html': '<title>x</title>' })).toThrow(
      /^\/about\/: it cannot be indexed/,
    );
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

  it('cuts the data of the framework, and nothing else', () => {
    const data = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
    const more = '<script>self.__next_f.push([1,"<p>\\u003c/script>"])</script>';
    write({ 'about/index.html': page('À propos', `un${data} deux${more} trois`) });
    expect(fixture.read('about/index.html')).toContain('un deux trois');
  });

  it('keeps one page in memory at a time', () => {
    fixture.write({ 'about/index.html': '<p>1', 'clients/index.html': '<p>2' });
    const [first] = parsePages(fixture.root, 'fr');
    expect(first?.address).toBe('/about/');
    const pages = parsePages(fixture.root, 'fr');
    pages.next();
    fixture.write({ 'clients/index.html': '<p>late' });
    expect(printHtml(pages.next().value.document)).toContain('late');
  });
});
