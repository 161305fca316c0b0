import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
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
    brotli(content, { params: brotliSettings(content) }).then((data) =>
      writeFile(`${file}.br`, data),
    ),
    zip(content, { level: 9 }).then((data) => writeFile(`${file}.gz`, data)),
  ]);
}

const brotliSettings = ({ length }: Buffer) => ({
  [constants.BROTLI_PARAM_QUALITY]: 9,
  [constants.BROTLI_PARAM_SIZE_HINT]: length,
});
