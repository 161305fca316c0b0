import { errorCode } from '../log';

const NO_FOLDER = 'The database folder cannot be created or opened.';
const NO_HOST = 'The hosted database cannot be reached.';
const NO_DATABASE = 'The file is corrupt, or not a SQLite database.';

const problems: Record<string, string> = {
  DATABASE_MISSING:
    'The database file is missing or empty. Restore it, or restart the receiver to create a new one.',
  EACCES: NO_FOLDER,
  ECONNREFUSED: NO_HOST,
  EEXIST: NO_FOLDER,
  ENOENT: NO_FOLDER,
  ENOTDIR: NO_FOLDER,
  ENOTFOUND: NO_HOST,
  EPERM: NO_FOLDER,
  EROFS: NO_FOLDER,
  SQLITE_BUSY: 'The database is locked by another process.',
  SQLITE_CANTOPEN: 'The database or its journal cannot be opened.',
  SQLITE_CORRUPT: NO_DATABASE,
  SQLITE_FULL: 'No space left: the disk is full, or DEMO_DATABASE_MAX_MB is reached.',
  SQLITE_IOERR: 'Disk I/O error, or the disk is full.',
  SQLITE_NOTADB: NO_DATABASE,
  SQLITE_READONLY: 'The database or its folder is read-only.',
};

/** Error code and explanation of a storage failure, for the log. */
export function problemOf(error: unknown): { code: string; problem?: string } {
  const code = errorCode(error);
  const problem = problems[code];
  return { code, ...(problem && { problem }) };
}
