import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { migrationsFor, sqliteTypes } from '@/receiver/storage/migrations';
import { DatabaseMissing, identityOf, pathOf } from './database';
import { createThreadClient, type ThreadClient } from './thread-client';

/** How long to wait for the receiver's lock, in ms. */
const TIMEOUT = 10_000;

/** Runs `work` on a database file as it is, without setting it up. */
async function withFile<Result>(
  file: string,
  work: (client: ThreadClient) => Promise<Result>,
): Promise<Result> {
  const client = createThreadClient({ url: pathToFileURL(file).href, timeout: TIMEOUT });
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

/** A file that is damaged, or is not a database of this receiver. */
export class NotIntact extends Error {}

/**
 * Checks every page of a database file. Returns its number of requests.
 * @throws NotIntact unless it is an intact database of this version of the receiver, or of an earlier one.
 */
export async function inspect(file: string): Promise<number> {
  const numberOf = async (client: ThreadClient, sql: string) => {
    const { rows } = await client.run(sql);
    return Number(rows[0]?.number);
  };
  const found = await withFile(file, async (client) => {
    const { rows } = await client.run('PRAGMA integrity_check');
    return {
      intact: rows.length === 1 && Object.values(rows[0] ?? {})[0] === 'ok',
      version: await numberOf(client, 'SELECT max(version) number FROM demo_request_migrations'),
      requests: await numberOf(client, 'SELECT count(*) number FROM demo_requests'),
    };
  }).catch((error) => {
    throw new NotIntact(`${file} is not a database of demo requests (${error.code}).`);
  });
  if (!found.intact) throw new NotIntact(`${file} is damaged.`);
  if (found.version > migrationsFor(sqliteTypes).length) {
    throw new NotIntact(`${file} was written by a later version of the receiver.`);
  }
  return found.requests;
}

/**
 * Copies a database, which may be in use, to a new file that only its owner can read, and inspects the copy.
 * Returns its number of requests.
 */
export const copyDatabase = (from: string, to: string): Promise<number> =>
  writeDatabase(to, async (partial) => {
    await withFile(from, (client) => client.run('VACUUM INTO ?', [partial]));
  });

/**
 * Writes a database to a file that only its owner can read, and inspects it. The file has its name only once it
 * is complete and on disk. Returns its number of requests.
 */
export async function writeDatabase(
  to: string,
  write: (partial: string) => Promise<void>,
): Promise<number> {
  const partial = `${to}.partial`;
  rmSync(partial, { force: true });
  // SQLite fills an empty file, but would create one that others can read.
  closeSync(openSync(partial, 'wx', 0o600));
  try {
    await write(partial);
    const requests = await inspect(partial);
    flush(partial);
    renameSync(partial, to);
    // Windows can open no folder, and writes names to disk by itself.
    if (process.platform !== 'win32') flush(path.dirname(to));
    return requests;
  } finally {
    for (const left of [partial, `${partial}-journal`]) rmSync(left, { force: true });
  }
}

function flush(file: string): void {
  // Windows flushes only what may be written to.
  const descriptor = openSync(file, process.platform === 'win32' ? 'r+' : 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/**
 * Copies the database at a `file:` URL to a new file, while the receiver goes on. Returns the number of
 * requests in the copy.
 * @throws when there is no database, or the file exists.
 */
export async function backUp(url: string, file: string): Promise<number> {
  const database = pathOf(url);
  if (!identityOf(database)) throw new DatabaseMissing(`There is no database at ${database}.`);
  if (existsSync(file)) throw new NotIntact(`${file} exists. Choose another name.`);
  return copyDatabase(database, path.resolve(file));
}

interface Restored {
  readonly requests: number;
  /** Where the database that was there before is now; null when there was none. */
  readonly previous: string | null;
}

/**
 * Puts a copy of a backup in the place of the database. A receiver that runs uses it from the next request on.
 * @throws when the backup is not intact; nothing has changed then.
 */
export async function restore(file: string, url: string, now = new Date()): Promise<Restored> {
  if (!existsSync(file)) throw new NotIntact(`There is no file ${file}.`);
  await inspect(path.resolve(file));
  const database = path.resolve(pathOf(url));
  mkdirSync(path.dirname(database), { recursive: true, mode: 0o700 });
  const incoming = `${database}.restored`;
  const requests = await copyDatabase(path.resolve(file), incoming);
  giveToOwner(incoming, existsSync(database) ? database : path.dirname(database));

  const previous = `${database}.before-${now.toISOString().replace(/[-:]|\.\d+/g, '')}`;
  const replaced = existsSync(database);
  await whileUnused(database, () => {
    if (replaced) renameSync(database, previous);
    // What is left of an interrupted transaction belongs to the previous database, and would damage another.
    if (existsSync(`${database}-journal`)) renameSync(`${database}-journal`, `${previous}-journal`);
    renameSync(incoming, database);
  });
  return { requests, previous: replaced ? previous : null };
}

/** Holds the database's lock meanwhile, so that no transaction of the receiver is cut in two. */
async function whileUnused(database: string, swap: () => void): Promise<void> {
  if (!identityOf(database)) return swap();
  await withFile(database, async (client) => {
    await client.begin().catch((error) => {
      if (error.code === 'SQLITE_BUSY') throw error;
      // A damaged database cannot be locked, nor written to.
    });
    swap();
  });
}

/** Root may restore on behalf of the receiver's user. */
function giveToOwner(file: string, like: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(like);
  chownSync(file, uid, gid);
}
