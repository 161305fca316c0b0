import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, expectEverywhere, test } from './test';

const out = (file: string) => readFileSync(path.join('out', file));
const files = readdirSync(path.join('out/_next/static'), { recursive: true, encoding: 'utf8' });
/** A compressed script, a stylesheet and a page: what visitors load. */
const samples = {
  '/guides/csrdguide/': 'guides/csrdguide/index.html',
  ...Object.fromEntries(
    ['.js', '.css'].flatMap((extension) => {
      const file = files
        .map((name) => name.replace(/\.gz$/, ''))
        .find((name) => name.endsWith(extension) && out(`_next/static/${name}`).length > 5000);
      return file ? [[`/_next/static/${file}`, `_next/static/${file}`]] : [];
    }),
  ),
};
const decode: Record<string, (data: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (data) => data,
};

test('text files are served precompressed to clients that accept it, and plain to others', async ({
  ask,
  host,
}) => {
  for (const [address, file] of Object.entries(samples)) {
    for (const encoding of host.encodings) {
      const answer = await ask(address, { headers: { 'Accept-Encoding': encoding } });
      expect(answer.headers['content-encoding'], `${encoding} of ${address}`).toBe(encoding);
      if (host.own) expect(answer.headers.vary).toMatch(/accept-encoding/i);
      expect(answer.body.length).toBeLessThan(out(file).length / 2);
      expect(decode[encoding]?.(answer.body)).toEqual(out(file));
    }
    for (const headers of [
      {},
      { 'Accept-Encoding': 'identity' },
      { 'Accept-Encoding': 'br;q=0' },
    ]) {
      const answer = await ask(address, { headers });
      expect(answer.headers['content-encoding'], JSON.stringify(headers)).toBeUndefined();
      expect(answer.body).toEqual(out(file));
    }
    const usual = await ask(address, { headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' } });
    const encoding = usual.headers['content-encoding'] ?? 'identity';
    expect([...host.encodings, ...(host.own ? [] : ['identity'])]).toContain(encoding);
  }
});

test('pages are revalidated: 304 unless they changed', async ({ ask, host }) => {
  test.skip(!host.revalidates, 'The host does not revalidate.');
  for (const address of ['/about/', ...Object.keys(samples)]) {
    for (const encoding of ['identity', 'gzip']) {
      const headers = { 'Accept-Encoding': encoding };
      const { etag } = (await ask(address, { headers })).headers;
      expect(etag, address).toBeTruthy();
      const again = await ask(address, { headers: { ...headers, 'If-None-Match': etag ?? '' } });
      expect(again.status, address).toBe(304);
      expect(again.body).toHaveLength(0);
      const other = await ask(address, { headers: { ...headers, 'If-None-Match': '"other"' } });
      expect(other.status, address).toBe(200);
    }
  }
});

test('range requests are supported', async ({ ask, host }) => {
  test.skip(!host.ranges, 'The host does not support them.');
  const file = out('apple-touch-icon.png');
  const part = await ask('/apple-touch-icon.png', { headers: { Range: 'bytes=10-19' } });
  expect(part.status).toBe(206);
  expect(part.headers['content-range']).toBe(`bytes 10-19/${file.length}`);
  expect(part.body).toEqual(file.subarray(10, 20));
  const beyond = { Range: `bytes=${file.length}-` };
  const none = await ask('/apple-touch-icon.png', { headers: beyond });
  expect(none.status).toBe(416);
  expect(none.headers['content-range']).toBe(`bytes */${file.length}`);
  if (!host.own) return;
  expectEverywhere(none, 'a part that does not exist');
  // The error body is not an image.
  expect(none.headers['content-type']).not.toBe('image/png');
});
