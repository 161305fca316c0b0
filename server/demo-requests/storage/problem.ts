import { errorCode } from '../log';

const NO_FOLDER = 'The folder of the database cannot be made or opened.';
const NO_HOST = 'The hosted database cannot be reached.';
const NO_DATABASE = 'The file is damaged, or is no database.';

const problems: Record<string, string> = {
  DATABASE_MISSING:
    'The database is gone or empty. Put it back, or start the receiver again to begin a new one.',
  EACCES: NO_FOLDER,
  ECONNREFUSED: NO_HOST,
  EEXIST: NO_FOLDER,
  ENOENT: NO_FOLDER,
  ENOTDIR: NO_FOLDER,
  ENOTFOUND: NO_HOST,
  EPERM: NO_FOLDER,
  EROFS: NO_FOLDER,
  SQLITE_BUSY: 'Another process keeps the database locked.',
  SQLITE_CANTOPEN: 'The database, or a file beside it, cannot be opened.',
  SQLITE_CORRUPT: NO_DATABASE,
  SQLITE_FULL: 'No room is left: the disk is full, or DEMO_DATABASE_MAX_MB is reached.',
  SQLITE_IOERR: 'The disk does not do what it is asked, or is full.',
  SQLITE_NOTADB: NO_DATABASE,
  SQLITE_READONLY: 'The database or its folder is read-only.',
};

/** What keeps requests from being stored, for the log. */
export function problemOf(error: unknown): { code: string; problem?: string } {
  const code = errorCode(error);
  const problem = problems[code];
  return { code, ...(problem && { problem }) };
}
