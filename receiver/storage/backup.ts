import {
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import type { Database, Queries } from './database';
import { isOfLaterVersion } from './migrations';
import { fileDatabase, identityOf, pathOf } from './sqlite/database';
import { rawFile } from './sqlite/dialect';
import { Refused, transfer } from './transfer';

/** How long to wait for the receiver's lock, in ms. */
const TIMEOUT = 10_000;
/** Larger than any backup: the quota is that of the database itself. */
const MAX_MEGABYTES = 1_000_000;

/** Runs `work` on a database file as it is, without setting it up. */
async function withFile<Result>(
  file: string,
  work: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  const queries = rawFile(file, TIMEOUT);
  try {
    return await work(queries);
  } finally {
    await queries.destroy();
  }
}

/**
 * Checks every page of a database file. Returns its number of requests.
 * @throws Refused unless it is an intact database of this version of the receiver, or of an earlier one.
 */
async function inspect(file: string): Promise<number> {
  if (!existsSync(file)) throw new Refused(`There is no file ${file}.`);
  const found = await withFile(file, async (queries) => {
    const { rows } = await sql<object>`PRAGMA integrity_check`.execute(queries);
    const { requests } = await queries
      .selectFrom('demo_requests')
      .select(({ fn }) => fn.countAll<number>().as('requests'))
      .executeTakeFirstOrThrow();
    const intact = rows.length === 1 && Object.values(rows[0] ?? {})[0] === 'ok';
    return { intact, requests, isLater: await isOfLaterVersion(queries) };
  }).catch((error) => {
    throw new Refused(`${file} is not a database of demo requests (${error.code}).`);
  });
  if (!found.intact) throw new Refused(`${file} is damaged.`);
  if (found.isLater) throw new Refused(`${file} was written by a later version of the receiver.`);
  return found.requests;
}

async function withFileDatabase<Result>(
  file: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const url = pathToFileURL(path.resolve(file)).href;
  const database = fileDatabase({ url, maxMegabytes: MAX_MEGABYTES });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/**
 * Writes a database to a file that only its owner can read, and inspects it. The file has its name only once it
 * is complete and on disk. Returns its number of requests.
 */
async function writeDatabase(to: string, write: (partial: string) => unknown): Promise<number> {
  const partial = `${to}.partial`;
  const remove = () => {
    for (const left of [partial, `${partial}-journal`]) rmSync(left, { force: true });
  };
  remove();
  try {
    await write(partial);
    const requests = await inspect(partial);
    flush(partial);
    renameSync(partial, to);
    // Windows can open no folder, and writes names to disk by itself.
    if (process.platform !== 'win32') flush(path.dirname(to));
    return requests;
  } finally {
    remove();
  }
}

function flush(file: string): void {
  // Windows flushes only what may be written to.
  const descriptor = openSync(file, process.platform === 'win32' ? 'r+' : 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** How many backups stay in a folder: two weeks of them, made daily. */
const KEPT = 14;
const DATED = /^demo-requests-\d{8}T\d{6}Z\.db$/;

/** As names of files have it: `20261126T091500Z`. */
const stamp = (now: Date): string => now.toISOString().replace(/[-:]|\.\d+/g, '');

/**
 * Copies the database to a new file, or to one with the time in its name in a folder, while the receiver goes on.
 * There, the oldest copies are deleted. Returns the number of requests in the copy, where it is, and the
 * columns of another version, which it lacks.
 * @throws Refused when the file exists.
 */
export async function backUp(
  database: Database,
  to: string,
  now = new Date(),
): Promise<{ requests: number; file: string; lacks: readonly string[] }> {
  const folder = statSync(to, { throwIfNoEntry: false })?.isDirectory() ? to : null;
  const file = folder ? path.join(folder, `demo-requests-${stamp(now)}.db`) : to;
  if (existsSync(file)) throw new Refused(`${file} exists. Choose another name.`);
  let lacks: readonly string[] = [];
  const requests = await writeDatabase(path.resolve(file), async (partial) => {
    lacks = await withFileDatabase(partial, (copy) => transfer(database, copy));
  });
  const copies = folder ? readdirSync(folder).filter((name) => DATED.test(name)) : [];
  for (const name of copies.sort().slice(0, -KEPT)) rmSync(path.join(folder ?? '', name));
  return { requests, file, lacks };
}

/**
 * Puts a copy of a backup in the place of a database file, which a running receiver uses from the next request on;
 * or into an empty PostgreSQL database.
 * Returns the number of requests, and where the file that was there before is now.
 * @throws Refused when the backup is not intact, or the database holds requests.
 */
export async function restore(
  file: string,
  database: Database,
  url: string,
  now = new Date(),
): Promise<{ requests: number; previous: string | null }> {
  const requests = await inspect(file);
  if (database.kind === 'sqlite')
    return { requests, previous: await replace(pathOf(url), file, now) };
  // A backup of an earlier version is migrated, which must not change the backup itself.
  const folder = mkdtempSync(path.join(tmpdir(), 'demo-requests-'));
  try {
    const copy = path.join(folder, 'copy.db');
    copyFileSync(file, copy);
    await withFileDatabase(copy, (backup) => transfer(backup, database));
    return { requests, previous: null };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function replace(relative: string, file: string, now: Date): Promise<string | null> {
  const database = path.resolve(relative);
  mkdirSync(path.dirname(database), { recursive: true, mode: 0o700 });
  const incoming = `${database}.restored`;
  await writeDatabase(incoming, (partial) => {
    // Readable by nobody else from the start, whatever the backup is.
    closeSync(openSync(partial, 'wx', 0o600));
    copyFileSync(file, partial);
  });
  // Root may restore on behalf of the receiver's user.
  const { uid, gid } = statSync(existsSync(database) ? database : path.dirname(database));
  if (process.getuid?.() === 0) chownSync(incoming, uid, gid);

  const previous = existsSync(database) ? `${database}.before-${stamp(now)}` : null;
  await whileUnused(database, () => {
    if (previous) renameSync(database, previous);
    // What is left of an interrupted transaction belongs to the previous database, and would damage another.
    if (existsSync(`${database}-journal`)) {
      renameSync(`${database}-journal`, `${database}.before-${stamp(now)}-journal`);
    }
    renameSync(incoming, database);
  });
  return previous;
}

/** Holds the database's lock meanwhile, so that no transaction of the receiver is cut in two. */
async function whileUnused(database: string, swap: () => void): Promise<void> {
  if (!identityOf(database)) return swap();
  let locked = false;
  await withFile(database, (queries) =>
    queries.transaction().execute(async () => {
      locked = true;
      swap();
    }),
  ).catch((error) => {
    if (locked || error.code === 'SQLITE_BUSY') throw error;
    // A damaged database cannot be locked, nor written to.
    swap();
  });
}
