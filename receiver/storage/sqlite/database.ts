import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kysely } from 'kysely';
import type { Database, DatabaseSettings, Queries, Tables } from '@/receiver/storage/database';
import { migrate } from '@/receiver/storage/migrations';
import { createThreadClient, type ThreadClient, threadDialect } from './thread-client';

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
function makePrivate(path: string): void {
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

/** How long to wait for another process's write lock, in ms. */
const BUSY_TIMEOUT = 2000;
const PAGES_PER_MEGABYTE = 256;

/**
 * A database file. Calls are serialized, so that closing the connection after a failure never
 * interrupts another call.
 */
export function fileDatabase(settings: DatabaseSettings): Database {
  const path = pathOf(settings.url);
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
    // Never recreate a missing file: its volume may just be unmounted, and mounting it again would hide
    // the new file with everything stored in it.
    if (opened && !identityOf(path)) throw new DatabaseMissing();
    const queries = await openFile(settings, path);
    opened = true;
    const file = identityOf(path);
    if (file) return { queries, file };
    await queries.destroy();
    throw new DatabaseMissing();
  };
  const attempt = async <Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> => {
    if (connection && connection.file !== identityOf(path)) await disconnect();
    connection ??= await connect();
    const result = await work(connection.queries);
    // A deleted file can still be read and written through an open file descriptor.
    if (connection.file !== identityOf(path)) throw new DatabaseMissing();
    return result;
  };
  return {
    kind: 'sqlite',
    use: (work) =>
      inTurn(() =>
        attempt(work).catch(async (error) => {
          if (error.code === 'SQLITE_BUSY') lock = { at: performance.now(), error };
          await disconnect();
          throw error;
        }),
      ),
    close() {
      lock = null;
      return inTurn(disconnect);
    },
  };
}

async function openFile(settings: DatabaseSettings, path: string): Promise<Queries> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  makePrivate(path);
  const client = createThreadClient({ url: settings.url, timeout: BUSY_TIMEOUT });
  try {
    await setUpFile(client, settings.maxMegabytes);
    const queries = new Kysely<Tables>({ dialect: threadDialect(client) });
    await migrate(queries, 'sqlite');
    return queries;
  } catch (error) {
    await client.close();
    throw error;
  }
}

/**
 * Every commit is flushed to disk before it is acknowledged, and deleted rows are overwritten. No
 * write-ahead log: in WAL mode SQLite would accept writes for a database file that is gone, whereas
 * with a rollback journal it checks the file before each transaction.
 */
async function setUpFile(client: ThreadClient, maxMegabytes: number): Promise<void> {
  await client.run('PRAGMA journal_mode = TRUNCATE');
  await client.run('PRAGMA synchronous = FULL');
  await client.run('PRAGMA secure_delete = ON');
  await client.run(`PRAGMA max_page_count = ${Math.ceil(maxMegabytes * PAGES_PER_MEGABYTE)}`);
}
