import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { failure } from '@/receiver/log';
import type { Database, DatabaseSettings, Queries } from '@/receiver/storage/database';
import { migrate } from '@/receiver/storage/migrations';
import { rawFile } from './dialect';

/** Of a database file that existed before, and is now missing or empty. */
const MISSING = 'DATABASE_MISSING';

/** Path of a `file:` URL, which may be relative. */
export const pathOf = (url: string): string =>
  url.startsWith('file://') ? fileURLToPath(url) : decodeURIComponent(url.slice('file:'.length));

/** Device and inode, to detect a file replaced at the same path; null when it is missing or empty. */
export function identityOf(path: string): string | null {
  // Inode numbers may exceed Number.MAX_SAFE_INTEGER.
  const file = statSync(path, { bigint: true, throwIfNoEntry: false });
  return file && file.size > 0n ? `${file.dev}:${file.ino}` : null;
}

const PRIVATE = 0o600;

/** Makes the database and its journal readable by their owner alone. SQLite gives a new journal the same permissions. */
function makePrivate(path: string): void {
  for (const file of [path, `${path}-journal`]) {
    try {
      chmodSync(file, statSync(file).mode & PRIVATE);
    } catch {
      // It is not there, belongs to somebody else, or is on a read-only disk: SQLite says what follows from that.
    }
  }
}

/** How long to wait for another process's write lock, in ms. */
const BUSY_TIMEOUT = 2000;
const PAGES_PER_MEGABYTE = 256;
/** More than an empty database takes up. */
const CREATION_MEGABYTES = 1;

/**
 * A database file. Calls are serialized, so that closing the connection after a failure never
 * interrupts another call.
 */
export function fileDatabase({ url, maxMegabytes }: DatabaseSettings): Database {
  const path = pathOf(url);
  const place = `${resolve(dirname(path))} (DEMO_DATABASE_URL)`;
  let connection: { queries: Queries; file: string } | null = null;
  let opened = false;
  let lock: { at: number; error: Error } | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const inTurn = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const asked = performance.now();
    const turn = last.then(() => {
      // Who has waited behind a lock has waited long enough, or calls would add up to minutes.
      if (lock && asked < lock.at) throw lock.error;
      return task();
    });
    last = turn.catch(() => {});
    return turn;
  };
  const disconnect = async () => {
    const queries = connection?.queries;
    connection = null;
    await queries?.destroy();
  };
  const connect = async () => {
    // Never recreate a file that is missing, or empty from the start: its volume may just be unmounted, and mounting
    // it again would hide the new file with everything stored in it.
    if ((opened || existsSync(path)) && !identityOf(path)) throw failure(MISSING);
    const queries = await openFile(path, maxMegabytes);
    opened = true;
    const file = identityOf(path);
    if (file) return { queries, file };
    await queries.destroy();
    throw failure(MISSING);
  };
  const attempt = async <Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> => {
    if (connection && connection.file !== identityOf(path)) await disconnect();
    connection ??= await connect();
    const result = await work(connection.queries);
    // A deleted file can still be read and written through an open file descriptor.
    if (connection.file !== identityOf(path)) throw failure(MISSING);
    return result;
  };
  const use: Database['use'] = (work) =>
    inTurn(() =>
      attempt(work).catch(async (error) => {
        if (error.code === 'SQLITE_BUSY') lock = { at: performance.now(), error };
        await disconnect();
        throw Object.assign(error, { place });
      }),
    );
  return {
    kind: 'sqlite',
    use,
    transact: (work) => use((queries) => queries.transaction().execute(work)),
    async size() {
      // The file never shrinks: pages of what was erased are free, and used again.
      const used = sql<{ bytes: number }>`SELECT (page_count - freelist_count) * page_size AS bytes
        FROM pragma_page_count, pragma_freelist_count, pragma_page_size`;
      const [{ rows }, disk] = await Promise.all([
        use((db) => used.execute(db)),
        statfs(dirname(path)),
      ]);
      return { bytes: rows[0]?.bytes ?? 0, freeBytes: disk.bavail * disk.bsize };
    },
    close() {
      lock = null;
      return inTurn(disconnect);
    },
  };
}

async function openFile(path: string, maxMegabytes: number): Promise<Queries> {
  if (!existsSync(path)) await createFile(path);
  makePrivate(path);
  const queries = rawFile(path, BUSY_TIMEOUT);
  try {
    await setUp(queries, maxMegabytes);
    return queries;
  } catch (error) {
    await queries.destroy();
    throw error;
  }
}

/** Creates a file under another name first: an empty one at this path is always one whose content is gone. */
async function createFile(path: string): Promise<void> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const file = `${path}.${randomUUID()}`;
  closeSync(openSync(file, 'wx', PRIVATE));
  const queries = rawFile(file, BUSY_TIMEOUT);
  try {
    await setUp(queries, CREATION_MEGABYTES);
    await queries.destroy();
    try {
      // Unlike renaming, this replaces nothing: another process may have been faster.
      linkSync(file, path);
    } catch {
      // Not every file system has links.
      if (!existsSync(path)) renameSync(file, path);
    }
  } finally {
    await queries.destroy();
    for (const left of [file, `${file}-journal`]) rmSync(left, { force: true });
  }
}

/**
 * Every commit is flushed to disk before it is acknowledged, and deleted rows are overwritten. No
 * write-ahead log: in WAL mode SQLite would accept writes for a database file that is gone, whereas
 * with a rollback journal it checks the file before each transaction.
 */
async function setUp(queries: Queries, maxMegabytes: number): Promise<void> {
  const settings = ['journal_mode = TRUNCATE', 'synchronous = FULL', 'secure_delete = ON'];
  const pages = `max_page_count = ${Math.ceil(maxMegabytes * PAGES_PER_MEGABYTE)}`;
  for (const setting of [...settings, pages]) await sql.raw(`PRAGMA ${setting}`).execute(queries);
  await migrate(queries, 'sqlite');
}
