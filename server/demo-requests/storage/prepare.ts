import type { Client } from './client';
import { migrations } from './migrations';

const PAGES_PER_MEGABYTE = 256;

/**
 * Every commit is flushed to disk before it is acknowledged, and deleted rows are overwritten. No
 * write-ahead log: in WAL mode SQLite would accept writes for a database file that is gone, whereas
 * with a rollback journal it checks the file before each transaction.
 */
export async function setUpFile(client: Client, maxMegabytes: number): Promise<void> {
  await client.execute('PRAGMA journal_mode = TRUNCATE');
  await client.execute('PRAGMA synchronous = FULL');
  await client.execute('PRAGMA secure_delete = ON');
  await client.execute(`PRAGMA max_page_count = ${Math.ceil(maxMegabytes * PAGES_PER_MEGABYTE)}`);
}

/** Applies the migrations that the database lacks. */
export async function migrate(client: Client): Promise<void> {
  await client.execute(
    'CREATE TABLE IF NOT EXISTS demo_request_migrations (version INTEGER PRIMARY KEY)',
  );
  const done = await versionOf(client);
  for (const [index, statements] of migrations.entries()) {
    const version = index + 1;
    if (version <= done) continue;
    const steps = [
      // The version goes first: of two processes migrating at once, one fails here.
      { sql: 'INSERT INTO demo_request_migrations VALUES (?)', args: [version] },
      ...statements.map((sql) => ({ sql, args: [] })),
    ];
    try {
      await client.batch(steps, 'write');
    } catch (error) {
      if ((await versionOf(client)) < version) throw error;
    }
  }
}

async function versionOf(client: Client): Promise<number> {
  const { rows } = await client.execute(
    'SELECT coalesce(max(version), 0) AS version FROM demo_request_migrations',
  );
  return Number(rows[0]?.version ?? 0);
}
