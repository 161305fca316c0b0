/**
 * Logs one event. Details are identifiers, codes and counts, never personal data: no form answers, no
 * addresses, and no error messages, which may quote them.
 */
export type Log = (event: string, details?: Record<string, string | number | boolean>) => void;

/** One JSON line per event, on standard output. */
export const logToOutput: Log = (event, details = {}) =>
  console.log(JSON.stringify({ time: new Date().toISOString(), event, ...details }));

/** A failure of ours, by a code that `problems` explains. */
export const failure = (code: string) => Object.assign(new Error(code), { code });

/** How deep causes are followed. */
const DEPTH = 5;

/**
 * The error's code, which is safe to log: unlike the message, it holds no personal data. fetch reports why a
 * connection failed only in the error's cause.
 */
export function errorCode(error: unknown, depth = 0): string {
  const { code, responseCode, name, cause, errors } = (error ?? {}) as Record<string, unknown>;
  const reason = cause ?? (Array.isArray(errors) ? errors[0] : undefined);
  // Those of a DOMException are numbers that say nothing.
  const own = typeof code === 'string' ? code : undefined;
  const found = own ?? (reason && depth < DEPTH ? errorCode(reason, depth + 1) : name);
  return [found ?? 'unknown', responseCode].filter(Boolean).join(' ');
}

const NO_FOLDER = 'The database folder cannot be created or opened.';
const NO_HOST = 'The database server cannot be reached.';
const NOT_ALLOWED =
  'The database server refuses the user, the password or the name of the database.';
const NO_DATABASE = 'The file is corrupt, or not a SQLite database.';

const problems: Record<string, string> = {
  '25006': 'The database server is read-only: it may be a standby.',
  '28000': NOT_ALLOWED,
  '28P01': NOT_ALLOWED,
  '3D000': NOT_ALLOWED,
  '42501': 'The user may not write to these tables, or not create them.',
  '42P01': 'The tables are missing. Restore them, or restart the receiver to create new ones.',
  '53100': 'The disk of the database server is full.',
  '53300': 'The database server has no connection left.',
  '55P03': 'The tables are locked by another process.',
  '57014': 'The database server is too slow, or the tables are locked.',
  '57P01': NO_HOST,
  '57P03': 'The database server is starting or stopping.',
  DATABASE_MISSING:
    'The database file is missing or empty. Restore it; to begin anew, delete the empty file and restart the receiver.',
  EACCES: NO_FOLDER,
  ECONNREFUSED: NO_HOST,
  EEXIST: NO_FOLDER,
  ENOENT: NO_FOLDER,
  ENOTDIR: NO_FOLDER,
  ENOTFOUND: NO_HOST,
  EPERM: NO_FOLDER,
  EROFS: NO_FOLDER,
  POSTGRES_CLOSED: 'The database server closed the connection.',
  POSTGRES_NOT_DURABLE:
    'The database server has fsync or synchronous_commit off: it could lose what it confirms.',
  POSTGRES_QUOTA: 'DEMO_DATABASE_MAX_MB is reached.',
  POSTGRES_TIMEOUT: 'The database server does not answer.',
  SQLITE_BUSY: 'The database is locked by another process.',
  SQLITE_CANTOPEN: 'The database or its journal cannot be opened.',
  SQLITE_CORRUPT: NO_DATABASE,
  SQLITE_FULL: 'No space left: the disk is full, or DEMO_DATABASE_MAX_MB is reached.',
  SQLITE_IOERR: 'Disk I/O error, or the disk is full.',
  SQLITE_NOTADB: NO_DATABASE,
  STORAGE_SLOW: 'The database takes too long: it may be locked, or its disk slow.',
  SQLITE_READONLY: 'The database or its folder is read-only.',
};

/** Error code and explanation of a storage failure, for the log. */
export function problemOf(error: unknown): { code: string; problem?: string } {
  const code = errorCode(error);
  const problem = problems[code];
  return { code, ...(problem && { problem }) };
}
