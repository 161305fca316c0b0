/** @jest-environment node */
import path from 'node:path';
import { listFiles } from '@/lib/exported-files';
import { pruneStyles } from '@/postprocess/assets';
import { Fixture } from '@/tests/fixture';

let fixture: Fixture;
beforeEach(() => {
  fixture = new Fixture();
});
afterEach(() => fixture.remove());

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

it('keeps the rules that any page of a stylesheet can use, in one file for them', async () => {
  const { addressIn, stylesOf } = await prune({
    'index.html': page('<p class="a">'),
    'en/index.html': page('<p class="b">'),
    [`${STATIC}/one.css`]: classes('a', 'b', 'c'),
  });
  expect(stylesOf('index.html')).toBe(classes('a', 'b'));
  expect(addressIn('en/index.html')).toBe(addressIn('index.html'));
});

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

it('prunes each stylesheet for its own pages', async () => {
  const { stylesOf } = await prune({
    'index.html': page('<p class="a">'),
    'about/index.html': page('<p class="b">', 'two'),
    [`${STATIC}/one.css`]: classes('a', 'b'),
    [`${STATIC}/two.css`]: classes('a', 'b'),
  });
  expect([stylesOf('index.html'), stylesOf('about/index.html')]).toEqual([
    classes('a'),
    classes('b'),
  ]);
});

it('keeps what scripts can bring: names in data, in attributes and in code', async () => {
  const { stylesOf } = await prune({
    'index.html': page(
      '<div data-looks="{&quot;past&quot;:[&quot;Past&quot;,&quot;x-7_a y_b&quot;]}"></div>' +
        '<script type="application/json">{"className":"z_c"}</script>',
    ),
    [`${STATIC}/islands/form.js`]: 'e.className="w_d"',
    [`${STATIC}/one.css`]: `${classes('x-7_a', 'y_b', 'z_c', 'w_d')}.w_gone{top:0}`,
  });
  expect(stylesOf('index.html')).toBe(classes('x-7_a', 'y_b', 'z_c', 'w_d'));
});

it('names a stylesheet by a hash of its content, since browsers cache it forever', async () => {
  const built = async (name: string) => {
    const { addressIn } = await prune({
      'index.html': page(`<p class="${name}">`),
      [`${STATIC}/one.css`]: classes('a', 'b'),
    });
    return addressIn('index.html');
  };
  expect(await built('a')).toBe(await built('a'));
  expect(await built('a')).not.toBe(await built('b'));
  expect(await built('a')).toMatch(/^_next\/static\/page-[0-9a-f]{12}\.css$/);
});

it('leaves no other stylesheet in the export, and sets the whole ones aside', async () => {
  const { sheets, wholeOf, addressIn } = await prune({
    'index.html': page('<p class="a">'),
    [`${STATIC}/one.css`]: classes('a', 'b'),
    [`${STATIC}/chunks/part.css`]: classes('a'),
  });
  expect(sheets()).toEqual([path.basename(addressIn('index.html'))]);
  expect(wholeOf('index.html')).toBe(classes('a', 'b'));
});
