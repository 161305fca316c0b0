import { statSync } from 'node:fs';
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
