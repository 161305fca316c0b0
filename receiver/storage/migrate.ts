import { sql } from 'kysely';
import { migrationsFor, postgresTypes, sqliteTypes } from './migrations';
import type { Queries } from './queries';

/** Any number, as long as every receiver uses the same. */
const LOCK = 7_236_521;

/**
 * Applies the migrations that the database lacks, each in a transaction. Processes may do so at the same
 * moment: SQLite lets one transaction write at a time, and PostgreSQL is asked for a lock.
 */
export async function migrate(queries: Queries, kind: 'sqlite' | 'postgres'): Promise<void> {
  const alone = (work: (queries: Queries) => Promise<void>) =>
    queries.transaction().execute(async (transaction) => {
      if (kind === 'postgres') {
        await sql`SELECT pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(transaction);
      }
      await work(transaction);
    });

  if (kind === 'sqlite' || !(await hasVersions(queries))) {
    await alone(async (transaction) => {
      await sql`CREATE TABLE IF NOT EXISTS demo_request_migrations (version INTEGER PRIMARY KEY)`.execute(
        transaction,
      );
    });
  }
  const migrations = migrationsFor(kind === 'sqlite' ? sqliteTypes : postgresTypes);
  for (let version = (await versionOf(queries)) + 1; version <= migrations.length; version++) {
    await alone(async (transaction) => {
      // Another process may have applied it since.
      if ((await versionOf(transaction)) >= version) return;
      await transaction.insertInto('demo_request_migrations').values({ version }).execute();
      for (const statement of migrations[version - 1] ?? []) {
        await sql.raw(statement).execute(transaction);
      }
    });
  }
}

async function hasVersions(queries: Queries): Promise<boolean> {
  const { rows } = await sql<{
    found: boolean;
  }>`SELECT to_regclass('demo_request_migrations') IS NOT NULL AS found`.execute(queries);
  return rows[0]?.found ?? false;
}

async function versionOf(queries: Queries): Promise<number> {
  const row = await queries
    .selectFrom('demo_request_migrations')
    .select((eb) => eb.fn.max('version').as('version'))
    .executeTakeFirst();
  return row?.version ?? 0;
}
