import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { Database } from './database';

import { rawFile } from './sqlite/dialect';
import { Refused } from './transfer';

/** How long to wait for a lock on the copy, which nobody else knows, in ms. */
const TIMEOUT = 1000;

/** How many backups stay in a folder: two weeks of them, made daily. */
const KEPT = 14;
const DATED = /^demo-requests-\d{8}T\d{6}Z\.db$/;

/** As names of files have it: `20261126T091500Z`. */
const stamp = (now: Date): string => now.toISOString().replace(/[-:]|\.\d+/g, '');

/**
 * Copies a database file to a new one, or to one with the time in its name in a folder, where the oldest copies are
 * then deleted. The receiver goes on meanwhile.
 * @returns the number of requests in the copy, and where it is.
 * @throws Refused when the file exists, or the database is a server's.
 */
export async function backUp(
  database: Database,
  to: string,
  now = new Date(),
): Promise<{ requests: number; file: string }> {
  if (database.kind === 'postgres') {
    throw new Refused('PostgreSQL has its own backups: see pg_dump in docs/operating.md.');
  }
  const folder = statSync(to, { throwIfNoEntry: false })?.isDirectory() ? to : null;
  const file = folder ? path.join(folder, `demo-requests-${stamp(now)}.db`) : to;
  if (existsSync(file)) throw new Refused(`${file} exists. Choose another name.`);
  const requests = await copyTo(database, path.resolve(file));
  const copies = folder ? readdirSync(folder).filter((name) => DATED.test(name)) : [];
  for (const name of copies.sort().slice(0, -KEPT)) rmSync(path.join(folder ?? '', name));
  return { requests, file };
}

/** The copy has its name only once it is complete and on disk, which SQLite does not see to. */
async function copyTo(database: Database, file: string): Promise<number> {
  const partial = `${file}.partial`;
  rmSync(partial, { force: true });
  try {
    // Readable by its owner alone from the start, whatever the umask: SQLite fills an empty file.
    closeSync(openSync(partial, 'wx', 0o600));
    await database.use((queries) => sql`VACUUM INTO ${partial}`.execute(queries));
    const requests = await countIn(partial);
    flush(partial);
    renameSync(partial, file);
    // Windows can open no folder, and writes names to disk by itself.
    if (process.platform !== 'win32') flush(path.dirname(file));
    return requests;
  } finally {
    rmSync(partial, { force: true });
  }
}

/** Opens the copy, as whoever restores it will. */
async function countIn(file: string): Promise<number> {
  const queries = rawFile(file, TIMEOUT);
  try {
    const { requests } = await queries
      .selectFrom('demo_requests')
      .select(({ fn }) => fn.countAll<number>().as('requests'))
      .executeTakeFirstOrThrow();
    return requests;
  } finally {
    await queries.destroy();
  }
}

function flush(file: string): void {
  // Windows flushes only what may be written to.
  const descriptor = openSync(file, process.platform === 'win32' ? 'r+' : 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
