import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { CacheEntry } from '@/lib/build-cache';
import { listFiles } from '@/lib/exported-files';

const COMPRESSIBLE = /\.(html|css|js|json|svg|txt|xml|md|csv|ics|webmanifest|map)$/;
/** Size in bytes below which compression saves too little to be worth a file. */
const MINIMUM = 512;
const AT_ONCE = 8;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes precompressed copies, `.br` and `.gz`, beside every text file. */
export async function compress(out: string): Promise<void> {
  const files = listFiles(out).filter((file) => COMPRESSIBLE.test(file));
  for (let start = 0; start < files.length; start += AT_ONCE) {
    await Promise.all(
      files.slice(start, start + AT_ONCE).map((file) => compressFile(path.join(out, file))),
    );
  }
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < MINIMUM) return;
  await Promise.all([
    packOnce(content, 'brotli 9 in a window of its own').then((data) =>
      writeFile(`${file}.br`, data),
    ),
    packOnce(content, 'gzip 9').then((data) => writeFile(`${file}.gz`, data)),
  ]);
}

/**
 * Smallest Brotli window, as a power of two, that holds the content (RFC 7932, 9.1: the window is 16 bytes smaller).
 * The default of 4 MB makes the encoder clear tables of that size for each file, which takes six times as long as
 * packing it.
 */
function windowOf({ length }: Buffer): number {
  const bits = Math.ceil(Math.log2(length + 16));
  return Math.min(
    Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_MAX_WINDOW_BITS,
  );
}

/** By names that change with their settings, since they are inputs of the kept results. */
const packers = {
  'brotli 9 in a window of its own': (content: Buffer) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_LGWIN]: windowOf(content),
      },
    }),
  'gzip 9': (content: Buffer) => zip(content, { level: 9 }),
};

/** A packed copy, from an earlier build when it had the same content. */
async function packOnce(content: Buffer, packer: keyof typeof packers): Promise<Buffer> {
  const { brotli: brotliVersion, zlib } = process.versions;
  const kept = new CacheEntry(packer, content, `${brotliVersion} ${zlib}`);
  const known = kept.read();
  if (known) return known;
  const packed = await packers[packer](content);
  kept.write(packed);
  return packed;
}
