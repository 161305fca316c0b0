import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { placeScripts } from '@/delivery/postprocess/assets';
import { compress } from '@/delivery/postprocess/postprocess';
import { freshFixture } from '@/tests/fixture';

const fixture = freshFixture();
const exists = (file: string) => existsSync(path.join(fixture.root, file));

it('moves the site’s scripts where they never change, and names the enhancer after its content', () => {
  const later = 'site-search-ABC.js';
  fixture.write({
    'enhance/enhance.js': 'one',
    [`enhance/${later}`]: 'later',
    'islands/carousel-ABC.js': 'island',
    '_next/static/x': '',
  });
  const first = placeScripts(fixture.root);
  expect(first).toMatch(/^\/_next\/static\/enhance-[0-9a-f]{12}\.js$/);
  expect(fixture.read(first)).toBe('one');
  expect(fixture.read(`_next/static/${later}`)).toBe('later');
  expect(fixture.read('_next/static/islands/carousel-ABC.js')).toBe('island');
  expect(exists('enhance') || exists('islands')).toBe(false);
  fixture.write({ 'enhance/enhance.js': 'two' });
  expect(placeScripts(fixture.root)).not.toBe(first);
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
