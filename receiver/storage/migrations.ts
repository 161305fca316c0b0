import { randomBytes } from 'node:crypto';
import { Migrator, sql } from 'kysely';
import { fields } from '@/lib/form/fields';
import type { Database, Queries } from './database';

type Kind = Database['kind'];

/** Compared by bytes, so that dates sort in the same order everywhere. */
const textIn = (kind: Kind) => (kind === 'sqlite' ? 'text' : 'text COLLATE "C"');

const answersIn = (kind: Kind) =>
  Object.fromEntries(
    Object.values(fields).map(({ column }) => [column, `${textIn(kind)} NOT NULL DEFAULT ''`]),
  );

const run = (queries: Queries, statement: string) => sql.raw(statement).execute(queries);

/** Creates a table; or adds the columns that it lacks, as it was made by an earlier version. */
async function ensure(
  queries: Queries,
  table: string,
  columns: Readonly<Record<string, string>>,
  constraint = '',
): Promise<void> {
  const tables = await queries.introspection.getTables();
  const known = new Set(tables.find(({ name }) => name === table)?.columns.map(({ name }) => name));
  const definitions = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
  if (known.size === 0) {
    await run(queries, `CREATE TABLE ${table} (${definitions.join(', ')}${constraint})`);
    return;
  }
  for (const definition of definitions.filter((one) => !known.has(one.split(' ')[0] ?? '')))
    await run(queries, `ALTER TABLE ${table} ADD COLUMN ${definition}`);
}

/** The schema of all versions before the first that had Kysely's Migrator, whichever of them made the database. */
async function carryOver(queries: Queries, kind: Kind): Promise<void> {
  const text = textIn(kind);
  // The database numbers them.
  const id =
    kind === 'sqlite' ? 'integer PRIMARY KEY' : 'bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY';
  await ensure(queries, 'demo_requests', {
    id: `${text} PRIMARY KEY`,
    request_id: `${text} NOT NULL`,
    received_at: `${text} NOT NULL`,
    locale: `${text} NOT NULL`,
    fingerprint: `${text} NOT NULL`,
    ...answersIn(kind),
    spam: 'integer NOT NULL',
    revises: text,
    last_contact_at: text,
    spam_reasons: text,
    kind: `${text} NOT NULL DEFAULT 'demo'`,
  });
  await ensure(
    queries,
    'demo_request_deliveries',
    {
      id,
      request: `${text} NOT NULL REFERENCES demo_requests (id)`,
      channel: `${text} NOT NULL`,
      attempts: 'integer NOT NULL DEFAULT 0',
      next_attempt_at: 'bigint NOT NULL',
      claimed_until: 'bigint NOT NULL DEFAULT 0',
      delivered_at: text,
      last_error: text,
      dead_at: text,
    },
    ', CONSTRAINT demo_request_deliveries_request_channel_key UNIQUE (request, channel)',
  );
  // SQLite takes any name of a type.
  await ensure(queries, 'demo_request_probes', { id, room: 'bytea NOT NULL' });
  await ensure(queries, 'demo_request_alerts', {
    name: `${text} PRIMARY KEY`,
    dead: 'integer NOT NULL',
    told_at: 'bigint',
    claimed_until: 'bigint NOT NULL',
  });
  for (const index of [
    'UNIQUE INDEX IF NOT EXISTS demo_requests_request_id ON demo_requests (request_id)',
    'INDEX IF NOT EXISTS demo_requests_received_at ON demo_requests (received_at)',
    'INDEX IF NOT EXISTS demo_request_deliveries_waiting ON demo_request_deliveries (channel, next_attempt_at) WHERE delivered_at IS NULL',
  ]) {
    await run(queries, `CREATE ${index}`);
  }
}

/** In the order of their names. Never edit one that has been released: append a new one. */
const migrations: Readonly<Record<string, (queries: Queries, kind: Kind) => Promise<unknown>>> = {
  '2026-11-26 carry over': carryOver,
  // What is doubted is counted and found without reading it.
  '2026-11-26 index of quarantine': (queries) =>
    run(queries, 'CREATE INDEX demo_requests_spam ON demo_requests (spam, received_at, id)'),
  // IP addresses, which each receiver now counts in its own memory.
  '2026-11-26 no shared budgets': (queries) =>
    run(queries, 'DROP TABLE IF EXISTS demo_request_budgets'),
  // Who looked, what is sent together, and the key of challenges, which a restart must not change.
  '2026-11-29 one desk': async (queries, kind) => {
    const text = textIn(kind);
    await ensure(queries, 'demo_requests', { opened_at: text });
    await ensure(queries, 'demo_request_deliveries', { batched: 'integer NOT NULL DEFAULT 0' });
    await ensure(queries, 'demo_request_secrets', { name: `${text} PRIMARY KEY`, value: text });
    const value = randomBytes(32).toString('hex');
    await queries.insertInto('demo_request_secrets').values({ name: 'challenge', value }).execute();
  },
};

const TABLE = 'demo_request_schema';

/**
 * Applies the migrations that a database lacks, and adds the columns of new fields. Processes may do so at the same
 * moment: Kysely lets one of them. Migrations of a later version are left alone, so that an earlier one works with it.
 */
export async function migrate(queries: Queries, kind: Kind): Promise<void> {
  const migrator = new Migrator({
    db: queries,
    migrationTableName: TABLE,
    migrationLockTableName: `${TABLE}_lock`,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(migrations).map(([name, up]) => [
            name,
            { up: async (own) => void (await up(own, kind)) },
          ]),
        ),
    },
  });
  if ((await migrator.getMigrations()).some(({ executedAt }) => !executedAt)) {
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  }
  const complete = () => ensure(queries, 'demo_requests', answersIn(kind));
  // Another process may add a column at the same moment.
  await complete().catch(complete);
}
