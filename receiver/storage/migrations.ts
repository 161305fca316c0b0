import { sql } from 'kysely';
import { type Column, fields } from '@/form/fields';
import type { Database, Queries } from './database';

/** Names of column types, which differ between databases. */
interface ColumnTypes {
  /** Key numbered by the database. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly time: string;
  readonly bytes: string;
  /** Compared by bytes, so that dates sort in the same order everywhere. */
  readonly text: string;
  /** Begins the creation of a table that needs not survive a crash. */
  readonly shortLived: string;
}

export const sqliteTypes: ColumnTypes = {
  key: 'INTEGER PRIMARY KEY',
  time: 'INTEGER',
  bytes: 'BLOB',
  text: 'TEXT',
  shortLived: 'CREATE TABLE',
};

const postgresTypes: ColumnTypes = {
  key: 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
  time: 'BIGINT',
  bytes: 'BYTEA',
  text: 'TEXT COLLATE "C"',
  shortLived: 'CREATE UNLOGGED TABLE',
};

/**
 * Schema migrations, in order. Never edit one that has been released: append a new one. Long, as a list that only
 * grows. The columns of fields that the form has had since are not among them: `migrate` adds them.
 */
export const migrationsFor = ({
  key,
  time,
  bytes,
  text,
  shortLived,
}: ColumnTypes): readonly (readonly string[])[] => [
  [
    `CREATE TABLE demo_requests (
      id ${text} PRIMARY KEY,
      request_id ${text} NOT NULL,
      received_at ${text} NOT NULL,
      locale ${text} NOT NULL,
      first_name ${text} NOT NULL,
      last_name ${text} NOT NULL,
      email ${text} NOT NULL,
      organization ${text} NOT NULL,
      role ${text} NOT NULL,
      sector ${text} NOT NULL,
      other_sector ${text} NOT NULL,
      company_size ${text} NOT NULL,
      message ${text} NOT NULL,
      spam INTEGER NOT NULL,
      fingerprint ${text} NOT NULL,
      revises ${text}
    )`,
    'CREATE UNIQUE INDEX demo_requests_request_id ON demo_requests (request_id)',
    'CREATE INDEX demo_requests_received_at ON demo_requests (received_at)',
    `CREATE TABLE demo_request_deliveries (
      id ${key},
      request ${text} NOT NULL REFERENCES demo_requests (id),
      channel ${text} NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0,
      next_attempt_at ${time} NOT NULL,
      claimed_until ${time} NOT NULL DEFAULT 0,
      delivered_at ${text},
      last_error ${text},
      UNIQUE (request, channel)
    )`,
    `CREATE INDEX demo_request_deliveries_waiting
      ON demo_request_deliveries (channel, next_attempt_at) WHERE delivered_at IS NULL`,
  ],
  [`CREATE TABLE demo_request_probes (id ${key}, room ${bytes} NOT NULL)`],
  [
    // When a delivery was given up.
    `ALTER TABLE demo_request_deliveries ADD COLUMN dead_at ${text}`,
    // Set by the team; until then the last contact is the request itself.
    `ALTER TABLE demo_requests ADD COLUMN last_contact_at ${text}`,
  ],
  // Why a request was quarantined, separated by spaces.
  [`ALTER TABLE demo_requests ADD COLUMN spam_reasons ${text}`],
  [
    // What each client has spent of its rate limit, where several receivers share a database.
    `${shortLived} demo_request_budgets (
      client ${text} PRIMARY KEY, spent INTEGER NOT NULL, ends_at ${time} NOT NULL
    )`,
  ],
  [
    // What the operator was last alerted of, once for all receivers.
    `CREATE TABLE demo_request_alerts (
      name ${text} PRIMARY KEY,
      dead INTEGER NOT NULL,
      told_at ${time},
      claimed_until ${time} NOT NULL
    )`,
  ],
  // What the form was for (form/fields.ts).
  [`ALTER TABLE demo_requests ADD COLUMN kind ${text} NOT NULL DEFAULT 'demo'`],
  [
    // How browsers rated the speed of pages.
    `CREATE TABLE page_speed (
      day ${text} NOT NULL,
      page ${text} NOT NULL,
      metric ${text} NOT NULL,
      rating ${text} NOT NULL,
      views INTEGER NOT NULL,
      PRIMARY KEY (day, page, metric, rating)
    )`,
  ],
];

/** Any number, as long as every receiver uses the same. */
const LOCK = 7_236_521;

/**
 * Applies the migrations that the database lacks, each in a transaction, and adds the columns of new fields. Processes may do so at the same
 * moment: SQLite lets one transaction write at a time, and PostgreSQL is asked for a lock.
 */
export async function migrate(queries: Queries, kind: Database['kind']): Promise<void> {
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
  if ((await missingColumns(queries, kind)).length === 0) return;
  const { text } = kind === 'sqlite' ? sqliteTypes : postgresTypes;
  await alone(async (transaction) => {
    for (const column of await missingColumns(transaction, kind)) {
      const added = `ALTER TABLE demo_requests ADD COLUMN ${column} ${text} NOT NULL DEFAULT ''`;
      await sql.raw(added).execute(transaction);
    }
  });
}

/** Columns of the form's fields that the table of requests does not have yet. */
async function missingColumns(queries: Queries, kind: Database['kind']): Promise<Column[]> {
  const { rows } = await (kind === 'sqlite'
    ? sql<{ name: string }>`SELECT name FROM pragma_table_info('demo_requests')`
    : sql<{ name: string }>`SELECT attname AS name FROM pg_attribute
        WHERE attrelid = 'demo_requests'::regclass AND attnum > 0 AND NOT attisdropped`
  ).execute(queries);
  const known = new Set(rows.map(({ name }) => name));
  return Object.values(fields).flatMap(({ column }) => (known.has(column) ? [] : [column]));
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
