/** @jest-environment node */
import path from 'node:path';
import { joinStyles, pruneStyles } from '@/delivery/postprocess/assets';
import { listFiles } from '@/lib/exported-files';
import { attribute, elements, parseHtml } from '@/lib/html';
import { freshFixture } from '@/tests/fixture';

const fixture = freshFixture();

describe('joinStyles', () => {
  const folder = '/_next/static/chunks/';

  function pageWith(...sheets: [name: string, css: string][]) {
    for (const [name, css] of sheets) fixture.write({ [folder + name]: css });
    const links = sheets.map(([name]) => `<link rel="stylesheet" href="${folder}${name}">`);
    const document = parseHtml(`<!doctype html><head>${links.join('')}</head>`);
    joinStyles(document, fixture.root);
    const hrefs = elements(document, 'link').map((link) => attribute(link, 'href') ?? '');
    return { hrefs, read: () => fixture.read(hrefs[0] ?? '') };
  }

  it('joins the stylesheets of a page, in order', () => {
    const { hrefs, read } = pageWith(['b.css', 'p{color:red}'], ['a.css', 'p{color:green}']);
    expect(hrefs).toEqual([
      expect.stringMatching(/^\/_next\/static\/chunks\/page-[0-9a-f]{12}\.css$/),
    ]);
    expect(read()).toBe('p{color:red}\np{color:green}');
  });
});

describe('pruneStyles', () => {
  const STATIC = '_next/static';
  const page = (body: string, sheet = 'one') =>
    `<link rel="stylesheet" href="/${STATIC}/${sheet}.css"><body>${body}</body>`;
  const classes = (...names: string[]) => names.map((name) => `.${name}{top:0}`).join('');

  /** Prunes an export, and reads pages' stylesheets. */
  async function prune(files: Record<string, string>) {
    fixture.write(files);
    const whole = path.join(fixture.root, 'build/whole');
    await pruneStyles(fixture.root, whole);
    const addressIn = (file: string) => /href="\/([^"]+)"/.exec(fixture.read(file))?.[1] ?? '';
    return {
      addressIn,
      stylesOf: (file: string) => fixture.read(addressIn(file)),
      wholeOf: (file: string) => fixture.read(`build/whole/${path.basename(addressIn(file))}`),
      sheets: () => listFiles(path.join(fixture.root, STATIC), '.css'),
    };
  }

  it('prunes a stylesheet for each kind of page that shares it', async () => {
    const { addressIn, stylesOf } = await prune({
      'about/index.html': page('<p class="a">'),
      'clients/index.html': page('<p class="b">'),
      'guides/csrdguide/index.html': page('<p class="b">'),
      'guides/sfdrguide/index.html': page('<p class="c">'),
      [`${STATIC}/one.css`]: classes('a', 'b', 'c'),
    });
    expect(stylesOf('about/index.html')).toBe(classes('a'));
    expect(stylesOf('clients/index.html')).toBe(classes('b'));
    expect(stylesOf('guides/csrdguide/index.html')).toBe(classes('b', 'c'));
    expect(addressIn('guides/sfdrguide/index.html')).toBe(addressIn('guides/csrdguide/index.html'));
  });

  it('keeps what scripts can bring: names in data, in attributes and in the code that the page loads', async () => {
    const { stylesOf } = await prune({
      'index.html': page(
        '<div data-looks="{&quot;past&quot;:[&quot;Past&quot;,&quot;x-7_a y_b&quot;]}"></div>' +
          `<script type="application/json">{"className":"z_c"}</script><div data-island="${STATIC}/islands/form.js">`,
      ),
      [`${STATIC}/islands/form.js`]: 'import("./part.js")',
      [`${STATIC}/islands/part.js`]: 'e.className="w_d"',
      [`${STATIC}/islands/other.js`]: 'e.className="w_gone"',
      [`${STATIC}/one.css`]: `${classes('x-7_a', 'y_b', 'z_c', 'w_d')}.w_gone{top:0}`,
    });
    expect(stylesOf('index.html')).toBe(classes('x-7_a', 'y_b', 'z_c', 'w_d'));
  });

  it('keeps custom properties and keyframes that a rule, a drawing or a script uses', async () => {
    const { stylesOf } = await prune({
      'index.html': page('<p class="a" data-island="form.js"><style>p{fill:var(--drawn)}</style>'),
      [`${STATIC}/islands/form.js`]: 'style("top:var(--read)")',
      [`${STATIC}/one.css`]:
        ':root{--used:1;--drawn:2;--read:3;--gone:4}.a{top:var(--used);animation:come 1s}.b{animation:go 1s}@keyframes come{to{top:0}}@keyframes go{to{top:0}}',
    });
    expect(stylesOf('index.html')).toBe(
      ':root{--used:1;--drawn:2;--read:3}.a{top:var(--used);animation:come 1s}@keyframes come{to{top:0}}',
    );
  });
});
