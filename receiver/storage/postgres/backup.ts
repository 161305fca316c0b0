import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Database } from '@/receiver/storage/queries';
import { copyDatabase, inspect, NotIntact, writeDatabase } from '@/receiver/storage/sqlite/copy';
import { fileDatabase } from '@/receiver/storage/sqlite/database';
import { transfer } from '@/receiver/storage/transfer';

/** Larger than any backup: the quota is that of the database itself. */
const MAX_MEGABYTES = 1_000_000;

async function withFileDatabase<Result>(
  file: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = fileDatabase({ url: pathToFileURL(file).href, maxMegabytes: MAX_MEGABYTES });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/**
 * Copies a PostgreSQL database to a new file, as a file database is backed up. Returns the number of requests.
 * @throws NotIntact when the file exists.
 */
export async function backUpToFile(database: Database, file: string): Promise<number> {
  if (existsSync(file)) throw new NotIntact(`${file} exists. Choose another name.`);
  return writeDatabase(path.resolve(file), async (partial) => {
    await withFileDatabase(partial, (copy) => transfer(database, copy));
  });
}

/**
 * Copies a backup to an empty PostgreSQL database. Returns the number of requests.
 * @throws NotIntact when the backup is not intact, NotEmpty when the database holds requests.
 */
export async function restoreFromFile(file: string, database: Database): Promise<number> {
  if (!existsSync(file)) throw new NotIntact(`There is no file ${file}.`);
  // A backup of an earlier version is migrated, which must not change the backup itself.
  const folder = mkdtempSync(path.join(tmpdir(), 'demo-requests-'));
  try {
    const copy = path.join(folder, 'copy.db');
    await inspect(path.resolve(file));
    await copyDatabase(path.resolve(file), copy);
    return await withFileDatabase(copy, (backup) => transfer(backup, database));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
