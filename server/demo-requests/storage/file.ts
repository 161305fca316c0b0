import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The file of a database was there before, and is gone or empty. */
export class DatabaseMissing extends Error {
  readonly code = 'DATABASE_MISSING';
}

/** Path of a database, out of its `file:` address. */
export const pathOf = (url: string): string =>
  url.startsWith('file://') ? fileURLToPath(url) : decodeURIComponent(url.slice('file:'.length));

/** Tells a file from another that takes its place under the same path; null for none, or an empty one. */
export function identityOf(path: string): string | null {
  // Numbers of files may be larger than what a JavaScript number holds exactly.
  const file = statSync(path, { bigint: true, throwIfNoEntry: false });
  return file && file.size > 0n ? `${file.dev}:${file.ino}` : null;
}
