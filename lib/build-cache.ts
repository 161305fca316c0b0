import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Results that a build keeps for its other processes and for the builds after it, each in a file named by a
 * hash of all that the result depends on: what has changed is not found, so nothing stale is ever served.
 * `next build` and the unit tests set these variables. Without them nothing is kept, as in development.
 */
const FOLDER = 'BUILD_CACHE_FOLDER';
const CODE = 'BUILD_CACHE_CODE';

/**
 * Lets this process and those it starts use a cache.
 * @param code names the state of the code and packages that read content.
 */
export function openBuildCache(folder: string, code: string): void {
  process.env[FOLDER] = folder;
  process.env[CODE] = hash(code);
}

/** Deletes all that is kept: it cannot be trusted. */
export function clearBuildCache(): void {
  const folder = process.env[FOLDER];
  if (folder) rmSync(folder, { recursive: true, force: true });
}

/** An input of results that the site's own code computes. */
export const readingCode = (): string => process.env[CODE] ?? '';

const hash = (...parts: readonly (string | Uint8Array)[]): string => {
  const sum = createHash('sha256');
  // With its length before it, so that no two lists of parts run together the same way.
  for (const part of parts) sum.update(`${part.length} `).update(part);
  return sum.digest('hex');
};

/** The hash before a result in its file: a file that a full disk cut short is not a result. */
const DIGEST = 64;

/** A place for the result of a function of some inputs. */
export class CacheEntry {
  private readonly file: string | undefined;

  /**
   * @param kind name of the function.
   * @param inputs all that the result depends on.
   */
  constructor(kind: string, ...inputs: readonly (string | Uint8Array)[]) {
    const folder = process.env[FOLDER];
    const key = hash(kind, ...inputs);
    if (folder) this.file = path.join(folder, key.slice(0, 2), key);
  }

  /** Whether results are kept at all. */
  get isOpen(): boolean {
    return this.file !== undefined;
  }

  /** What a process has kept here. */
  read(): Buffer | undefined {
    if (!this.file) return undefined;
    try {
      const content = readFileSync(this.file);
      const result = content.subarray(DIGEST);
      if (content.toString('latin1', 0, DIGEST) !== hash(result)) return undefined;
      const now = new Date();
      utimesSync(this.file, now, now);
      return result;
    } catch {
      return undefined;
    }
  }

  /** Keeps a result. A cache that cannot be written does not stop the build. */
  write(result: string | Uint8Array): void {
    if (!this.file) return;
    const content = Buffer.from(result);
    try {
      mkdirSync(path.dirname(this.file), { recursive: true });
      // Renamed when complete: other processes may be reading.
      const draft = `${this.file}.${process.pid}`;
      writeFileSync(draft, Buffer.concat([Buffer.from(hash(content)), content]));
      renameSync(draft, this.file);
    } catch {}
  }
}
