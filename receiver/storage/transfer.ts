import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Database, inTransaction, type Queries } from './database';
import { copyDatabase, inspect, NotIntact, writeDatabase } from './sqlite/backup';
import { fileDatabase } from './sqlite/database';

/** Rows read and written at a time. */
const BATCH = 200;

/** The database to fill holds requests already. */
export class NotEmpty extends Error {}

/**
 * Copies every request, delivery, alert and count of page views from one database to another that is empty, of
 * either kind, in one transaction on each side. Rate limits stay behind: they hold IP addresses, for minutes.
 * Returns the number of requests.
 * @throws NotEmpty when the other one holds requests; nothing has changed then.
 */
const transfer = (from: Database, to: Database): Promise<number> =>
  inTransaction(to, async (target) => {
    if (await target.selectFrom('demo_requests').select('id').limit(1).executeTakeFirst()) {
      throw new NotEmpty('The database holds requests already: an empty one is needed.');
    }
    await target.deleteFrom('demo_request_alerts').execute();
    await target.deleteFrom('page_speed').execute();
    return from.use((queries) =>
      queries
        .transaction()
        // All tables as they were at one moment.
        .setIsolationLevel('repeatable read')
        .execute((source) => copyTables(source, target)),
    );
  });

/** Rows in the order of their ids, a batch at a time: each is read after the last id of the one before. */
async function* batches<Id, Row extends { id: Id }>(
  first: Id,
  after: (last: Id) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let rows = await after(first);
  for (let last = rows.at(-1); last; last = rows.at(-1)) {
    yield rows;
    rows = await after(last.id);
  }
}

async function copyTables(source: Queries, target: Queries): Promise<number> {
  const requests = source.selectFrom('demo_requests').selectAll().orderBy('id').limit(BATCH);
  const deliveries = source
    .selectFrom('demo_request_deliveries')
    .selectAll()
    .orderBy('id')
    .limit(BATCH);
  let copied = 0;
  for await (const rows of batches('', (last) => requests.where('id', '>', last).execute())) {
    await target.insertInto('demo_requests').values(rows).execute();
    copied += rows.length;
  }
  for await (const rows of batches(0, (last) => deliveries.where('id', '>', last).execute())) {
    // Each database numbers deliveries by itself.
    const unnumbered = rows.map(({ id, ...row }) => row);
    await target.insertInto('demo_request_deliveries').values(unnumbered).execute();
  }
  const speed = await source.selectFrom('page_speed').selectAll().execute();
  for (let start = 0; start < speed.length; start += BATCH) {
    await target
      .insertInto('page_speed')
      .values(speed.slice(start, start + BATCH))
      .execute();
  }
  const alerts = await source.selectFrom('demo_request_alerts').selectAll().execute();
  if (alerts.length > 0) await target.insertInto('demo_request_alerts').values(alerts).execute();
  return copied;
}

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
