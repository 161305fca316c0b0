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

/** What codes of a storage failure mean, for the operator. */
const problems = {
  'The database folder {place} cannot be created or written to.':
    'EACCES EEXIST ENOENT ENOTDIR EPERM EROFS',
  'The database or its folder {place} is read-only, or has been moved.':
    'SQLITE_READONLY UNKNOWN_SQLITE_ERROR_1032 UNKNOWN_SQLITE_ERROR_1544',
  'The database or its journal, in {place}, cannot be opened.': 'SQLITE_CANTOPEN',
  'The database in {place} is corrupt, or not a SQLite file. Restore a backup.':
    'SQLITE_CORRUPT SQLITE_NOTADB',
  'The database file is missing or empty. Restore it; to begin anew, delete the empty file and restart the receiver.':
    'DATABASE_MISSING',
  'The database is locked by another process.': 'SQLITE_BUSY',
  'Disk I/O error, or the disk is full.': 'SQLITE_IOERR',
  'No space left: the disk is full, or DEMO_DATABASE_MAX_MB is reached.': 'SQLITE_FULL',
  'The database takes too long: it may be locked, or its disk slow.': 'STORAGE_SLOW',
  'DEMO_DATABASE_MAX_MB is reached.': 'POSTGRES_QUOTA',
  'The disk of the database server is full.': '53100',
  'The database server {place} cannot be reached.':
    '57P01 ECONNREFUSED ENOTFOUND EAI_AGAIN EHOSTUNREACH',
  'The database server closed the connection.': 'POSTGRES_CLOSED',
  'The database server {place} does not answer.': 'POSTGRES_TIMEOUT',
  'The database server has no connection left.': '53300',
  'The database server is read-only: it may be a standby.': '25006',
  'The database server is starting or stopping.': '57P03',
  'The database server is too slow, or the tables are locked.': '57014 55P03',
  'The database server has fsync or synchronous_commit off: it could lose what it confirms.':
    'POSTGRES_NOT_DURABLE',
  'The database server refuses the user or the password.': '28000 28P01',
  'The database server has no database of this name.': '3D000',
  'The user may not write to these tables, or not create them.': '42501',
  'The tables are missing. Restore them, or restart the receiver to create new ones.': '42P01',
};

/** What codes of a failed notification mean. */
export const obstacles = {
  'The server refuses the user or the password.': 'EAUTH ENOAUTH',
  'The server refuses the sender or the recipients.': 'EENVELOPE',
  'Nothing accepts connections there. Check host and port.': 'ECONNREFUSED',
  'There is no such host. Check its name, and DNS.': 'ENOTFOUND EAI_AGAIN EDNS',
  'Nothing answers in time. Check host, port and firewalls.': 'ETIMEDOUT TOO_LATE TimeoutError',
  'The connection broke, or TLS failed. Port 465 is usual for smtps://, 587 for smtp://.':
    'ESOCKET ECONNECTION ECONNRESET ETLS ERR_SSL_WRONG_VERSION_NUMBER',
  'It sends to another address, which is not followed. Set its new one.': 'WEBHOOK3',
  'It refuses what it is sent. Check its address, its key and what it expects.': 'WEBHOOK4',
  'The service itself fails. Ask whoever runs it.': 'WEBHOOK5',
};

/** Error code of a failure, of storage unless told otherwise, and what it means, for the log. */
export function problemOf(error: unknown, meanings: Readonly<Record<string, string>> = problems) {
  const code = errorCode(error);
  const [kind = ''] = code.replace(/^(WEBHOOK) (\d)\d+/, '$1$2').split(' ');
  const [text] = Object.entries(meanings).find(([, of]) => of.split(' ').includes(kind)) ?? [];
  const problem = text?.replace('{place}', Object(error).place ?? 'of DEMO_DATABASE_URL');
  return { code, ...(problem && { problem }) };
}

/** The same in one line. */
export const said = (...about: Parameters<typeof problemOf>) =>
  Object.values(problemOf(...about)).join(': ');
