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

/**
 * Memoizes a function by its keys: for the whole build and, in development, until a file changes. Tests and
 * scripts get a fresh result on every call.
 * @param version what a result depends on in development; by default, every file that writers edit.
 */
export function oncePerBuild<K extends string[], T>(
  read: (...keys: K) => T,
  version: (...keys: K) => string = contentVersion,
): (...keys: K) => T {
  const results = new Map<string, { result: T; version: string }>();
  return (...keys) => {
    const mode = process.env.NODE_ENV;
    if (mode !== 'production' && mode !== 'development') return read(...keys);
    const current = mode === 'development' ? version(...keys) : '';
    const key = keys.join(' ');
    const known = results.get(key);
    if (known?.version === current) return known.result;
    const result = read(...keys);
    results.set(key, { result, version: current });
    return result;
  };
}

/**
 * An LRU cache of a function's results by key. Old entries are evicted, so that work on hundreds of
 * files does not keep everything in memory.
 */
export class Recent<T> {
  private readonly results = new Map<string, T>();

  constructor(private readonly limit: number) {}

  get(key: string, compute: () => T): T {
    const result = this.results.get(key) ?? compute();
    // A Map keeps insertion order, so the first key is the least recently used.
    this.results.delete(key);
    this.results.set(key, result);
    const [oldest] = this.results.keys();
    if (this.results.size > this.limit && oldest !== undefined) this.results.delete(oldest);
    return result;
  }
}
