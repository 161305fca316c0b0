import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Where writers edit files. */
const FOLDERS = ['content', 'messages'];
const WRITTEN = /\.(mdx|yaml|svg|json)$/;

/** A string that changes whenever a file that writers edit is saved, added or removed. */
export const contentVersion = (): string =>
  folderVersion(...FOLDERS.map((folder) => path.join(process.cwd(), folder)));

/** The same for given folders, recursively. */
export const folderVersion = (...folders: readonly string[]): string =>
  filesVersion(WRITTEN, folders);

/** The same for files of some kinds. Uses modification times and sizes; reads no file. */
export function filesVersion(kinds: RegExp, folders: readonly string[]): string {
  const hash = createHash('sha1');
  for (const folder of folders) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !kinds.test(entry.name)) continue;
      const file = path.join(entry.parentPath, entry.name);
      // The file was removed between readdir and stat.
      const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {};
      hash.update(`${file} ${mtimeMs} ${size}\n`);
    }
  }
  return hash.digest('hex').slice(0, 16);
}
