import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** What writers edit. */
const FOLDERS = ['content', 'messages'];
const WRITTEN = /\.(mdx|yaml|json)$/;

/** A text that changes whenever a file that writers edit is saved, added or removed. */
export const contentVersion = (): string =>
  folderVersion(...FOLDERS.map((folder) => path.join(process.cwd(), folder)));

/** The same for some folders and all below them. Looks at dates and sizes, and reads nothing. */
export function folderVersion(...folders: readonly string[]): string {
  const hash = createHash('sha1');
  for (const folder of folders) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !WRITTEN.test(entry.name)) continue;
      const file = path.join(entry.parentPath, entry.name);
      // A file may go between the listing and the look at it.
      const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {};
      hash.update(`${file} ${mtimeMs} ${size}\n`);
    }
  }
  return hash.digest('hex').slice(0, 16);
}
