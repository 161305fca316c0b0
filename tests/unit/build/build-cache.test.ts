import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CacheEntry, openBuildCache } from '@/lib/build-cache';
import { listFiles } from '@/lib/exported-files';
import { KeptJson } from '@/lib/kept-json';
import { compress } from '@/postprocess/steps/compress';
import { trimBuildCache } from '@/postprocess/trim-build-cache';
import { cache, fixture } from './tested-cache';

const keptFiles = () => listFiles(cache).map((file) => path.join(cache, file));
const read = (...[kind, ...inputs]: [string, ...string[]]) =>
  new CacheEntry(kind, ...inputs).read()?.toString();

describe('an entry', () => {
  beforeEach(() => new CacheEntry('kind', 'a', 'b').write('result'));

  it('is found for the same inputs', () => {
    expect(read('kind', 'a', 'b')).toBe('result');
  });

  it.each<[string, [string, ...string[]]]>([
    ['another kind', ['other', 'a', 'b']],
    ['a changed input', ['kind', 'a', 'B']],
    ['the same characters divided otherwise', ['kind', 'ab', '']],
    ['one input more', ['kind', 'a', 'b', 'c']],
  ])('is not found under %s', (_, inputs) => {
    expect(read(...inputs)).toBeUndefined();
  });

  it.each([
    ['cut short', (content: Buffer) => content.subarray(0, -1)],
    ['empty', () => Buffer.alloc(0)],
    ['changed', (content: Buffer) => Buffer.from(content.toString().replace('result', 'RESULT'))],
  ])('is not served when its file is %s', (_, damage) => {
    const [file] = keptFiles();
    if (!file) throw new Error('Nothing was kept.');
    writeFileSync(file, damage(readFileSync(file)));
    expect(read('kind', 'a', 'b')).toBeUndefined();
  });

  it('is found only by builds', () => {
    delete process.env.BUILD_CACHE_FOLDER;
    expect(read('kind', 'a', 'b')).toBeUndefined();
    new CacheEntry('kind', 'c').write('result');
    expect(keptFiles()).toHaveLength(1);
  });

  it('is not needed: a folder that cannot be written stops nothing', () => {
    openBuildCache(keptFiles()[0] ?? '', 'the code');
    expect(() => new CacheEntry('kind', 'c').write('result')).not.toThrow();
    expect(read('kind', 'c')).toBeUndefined();
  });
});

describe('JSON', () => {
  it('is found until the code that computes it changes', () => {
    new KeptJson('kind', 'a').write({ list: [1, null, 'x'] });
    expect(new KeptJson('kind', 'a').read()).toEqual({ list: [1, null, 'x'] });
    openBuildCache(cache, 'other code');
    expect(new KeptJson('kind', 'a').read()).toBeUndefined();
  });

  it.each([[{ day: new Date(0) }], [{ left: undefined }], [new Map([[1, 2]])]])(
    'is not made of what it would change: %p',
    (value) => {
      new KeptJson<unknown>('kind', 'a').write(value);
      expect(new KeptJson('kind', 'a').read()).toBeUndefined();
    },
  );
});

it('compresses a file again only when its content changes', async () => {
  const pack = async (content: string) => {
    fixture.write({ 'out/a.html': content });
    await compress(path.join(fixture.root, 'out'));
  };
  const unpacked = () => [
    brotliDecompressSync(fixture.readBytes('out/a.html.br')).toString(),
    gunzipSync(fixture.readBytes('out/a.html.gz')).toString(),
  ];
  const [first, second] = ['one '.repeat(300), 'two '.repeat(300)];
  await pack(first);
  expect(unpacked()).toEqual([first, first]);
  expect(keptFiles()).toHaveLength(2);
  await pack(second);
  expect(unpacked()).toEqual([second, second]);
  expect(keptFiles()).toHaveLength(4);
  await pack(first);
  expect(unpacked()).toEqual([first, first]);
  expect(keptFiles()).toHaveLength(4);
});

describe('trimming', () => {
  const DAY = 24 * 60 * 60 * 1000;
  const now = Date.now();
  /** Entries of 100 bytes each, last used some days ago. */
  const keep = (...days: number[]) => {
    for (const age of days) {
      const others = listFiles(fixture.root);
      new CacheEntry('age', String(age)).write('x'.repeat(36));
      const [file] = listFiles(fixture.root).filter((name) => !others.includes(name));
      const used = new Date(now - age * DAY);
      utimesSync(path.join(fixture.root, file ?? ''), used, used);
    }
  };
  const left = (days: number[]) => days.filter((age) => read('age', String(age)) !== undefined);

  it('removes what was not used for a month', () => {
    keep(1, 29, 31);
    trimBuildCache(cache, { now });
    expect(left([1, 29, 31])).toEqual([1, 29]);
  });

  it('removes the least recently used when there is too much', () => {
    keep(3, 1, 2);
    trimBuildCache(cache, { bytes: 250, now });
    expect(left([1, 2, 3])).toEqual([1, 2]);
  });

  it('counts what was read as used', () => {
    keep(31);
    read('age', '31');
    trimBuildCache(cache, { now });
    expect(left([31])).toEqual([31]);
  });

  it('does nothing without a cache', () => {
    expect(() => trimBuildCache(path.join(fixture.root, 'none'))).not.toThrow();
  });

  it('is not made of what is nested too deeply for it', () => {
    const nested = Array.from({ length: 100_000 }).reduce<unknown>((inner) => [inner], null);
    new KeptJson<unknown>('kind', 'a').write(nested);
    expect(new KeptJson('kind', 'a').read()).toBeUndefined();
  });
});
