import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A database file that existed before is now missing or empty. */
export class DatabaseMissing extends Error {
  readonly code = 'DATABASE_MISSING';
}

/** Path of a `file:` URL, which libsql also accepts as a relative path. */
export const pathOf = (url: string): string =>
  url.startsWith('file://') ? fileURLToPath(url) : decodeURIComponent(url.slice('file:'.length));

/** Device and inode, to detect a file replaced at the same path; null when it is missing or empty. */
export function identityOf(path: string): string | null {
  // Inode numbers may exceed Number.MAX_SAFE_INTEGER.
  const file = statSync(path, { bigint: true, throwIfNoEntry: false });
  return file && file.size > 0n ? `${file.dev}:${file.ino}` : null;
}

const PRIVATE = 0o600;
const FOR_OTHERS = 0o077;

/**
 * Makes the database and its journal readable by their owner alone, whatever the umask and however their
 * folder came to be. SQLite gives a new journal the permissions of the database.
 */
export function makePrivate(path: string): void {
  if (path === ':memory:') return;
  if (!existsSync(path)) closeSync(openSync(path, 'a', PRIVATE));
  for (const file of [path, `${path}-journal`]) {
    try {
      const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0;
      if ((mode & FOR_OTHERS) !== 0) chmodSync(file, mode & PRIVATE);
    } catch {
      // It belongs to somebody else, or is on a read-only disk: SQLite says what follows from that.
    }
  }
}
