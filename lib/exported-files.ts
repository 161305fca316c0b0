import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Copies made at build time; sent in place of their original, never by their own name. */
export const COMPRESSED_COPY = /\.(br|gz)$/;

/** Every file below a folder, as paths relative to it with forward slashes, sorted. */
export function listFiles(folder: string, extension = ''): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .sort();
}

/** Address a file of the export answers to: `about/index.html` is `/about/`. */
export const addressOf = (file: string): string => `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
