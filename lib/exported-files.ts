import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Precompressed copies made at build time; served in place of the original, never under their own name. */
export const COMPRESSED_COPY = /\.(br|gz)$/;

/** Every file below a folder, as sorted relative paths with forward slashes. */
export function listFiles(folder: string, extension = ''): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .sort();
}

/** URL path of an exported file: `about/index.html` is `/about/`. */
export const addressOf = (file: string): string => `/${file.replace(/(^|\/)index\.html$/, '$1')}`;

/** Folder of fingerprinted files, whose names change with their content, so that they can be cached as immutable. */
export const STATIC = '/_next/static/';

/** The content hash in such a name. */
export const fingerprint = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 12);
