import {
  type ColumnDefinitionBuilder,
  type CreateTableBuilder,
  Migrator,
  type RawBuilder,
  sql,
} from 'kysely';
import { fields } from '@/form/fields';
import type { Database, Queries } from './database';

type Kind = Database['kind'];
type Define = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
type Type = 'integer' | 'bigint' | 'bytea' | RawBuilder<unknown>;
type Columns = Readonly<Record<string, readonly [Type, Define?]>>;

const required: Define = (column) => column.notNull();
const key: Define = (column) => column.primaryKey();
const zero: Define = (column) => column.notNull().defaultTo(0);

/** Compared by bytes, so that dates sort in the same order everywhere. */
const textOf = (kind: Kind) => (kind === 'sqlite' ? sql`text` : sql`text collate "C"`);

/** A key that the database numbers. */
const numbered = (kind: Kind): Columns[string] =>
  kind === 'sqlite'
    ? ['integer', key]
    : ['bigint', (column) => column.generatedAlwaysAsIdentity().primaryKey()];

async function columnsOf(queries: Queries, table: string): Promise<Set<string>> {
  const tables = await queries.introspection.getTables();
  return new Set(tables.find(({ name }) => name === table)?.columns.map(({ name }) => name));
}

/** Creates a table; or adds the columns that it lacks, as it was made by an earlier version. */
async function ensure(
  queries: Queries,
  name: string,
  columns: Columns,
  complete = (table: CreateTableBuilder<string, string>) => table,
): Promise<void> {
  const known = await columnsOf(queries, name);
  if (known.size === 0) {
    let table: CreateTableBuilder<string, string> = queries.schema.createTable(name);
    for (const [column, [type, define]] of Object.entries(columns)) {
      table = table.addColumn(column, type, define);
    }
    return complete(table).execute();
  }
  for (const [column, [type, define]] of Object.entries(columns)) {
    if (known.has(column)) continue;
    await queries.schema.alterTable(name).addColumn(column, type, define).execute();
  }
}

/** The schema of all versions before the first that had Kysely's Migrator, whichever of them made the database. */
async function carryOver(queries: Queries, kind: Kind): Promise<void> {
  const text = textOf(kind);
  const { schema } = queries;
  await ensure(queries, 'demo_requests', {
    id: [text, key],
    request_id: [text, required],
    received_at: [text, required],
    locale: [text, required],
    ...Object.fromEntries(Object.values(fields).map(({ column }) => [column, answer(kind)])),
    spam: ['integer', required],
    fingerprint: [text, required],
    revises: [text],
    // Set by the team; until then the last contact is the request itself.
    last_contact_at: [text],
    // Why it was quarantined, separated by spaces.
    spam_reasons: [text],
    // What the form was for (form/fields.ts).
    kind: [text, (column) => column.notNull().defaultTo('demo')],
  });
  const index = (name: string) => schema.createIndex(name).ifNotExists();
  await index('demo_requests_request_id')
    .on('demo_requests')
    .column('request_id')
    .unique()
    .execute();
  await index('demo_requests_received_at').on('demo_requests').column('received_at').execute();
  await ensure(
    queries,
    'demo_request_deliveries',
    {
      id: numbered(kind),
      request: [text, (column) => column.notNull().references('demo_requests.id')],
      channel: [text, required],
      attempts: ['integer', zero],
      next_attempt_at: ['bigint', required],
      claimed_until: ['bigint', zero],
      delivered_at: [text],
      last_error: [text],
      // When it was given up.
      dead_at: [text],
    },
    (table) =>
      table.addUniqueConstraint('demo_request_deliveries_request_channel_key', [
        'request',
        'channel',
      ]),
  );
  await index('demo_request_deliveries_waiting')
    .on('demo_request_deliveries')
    .columns(['channel', 'next_attempt_at'])
    .where(sql.ref('delivered_at'), 'is', null)
    .execute();
  await carryOverFigures(queries, kind);
}

/** What is stored beside requests and their deliveries. */
async function carryOverFigures(queries: Queries, kind: Kind): Promise<void> {
  const text = textOf(kind);
  // SQLite takes any name of a type.
  await ensure(queries, 'demo_request_probes', { id: numbered(kind), room: ['bytea', required] });
  await ensure(queries, 'demo_request_alerts', {
    name: [text, key],
    dead: ['integer', required],
    told_at: ['bigint'],
    claimed_until: ['bigint', required],
  });
  const counted = ['day', 'page', 'metric', 'rating'];
  await ensure(
    queries,
    'page_speed',
    {
      ...Object.fromEntries(counted.map((name) => [name, [text, required]])),
      views: ['integer', required],
    },
    (table) => table.addPrimaryKeyConstraint('page_speed_pkey', counted),
  );
}

const answer = (kind: Kind): Columns[string] => [
  textOf(kind),
  (column) => column.notNull().defaultTo(''),
];

/** In the order of their names. Never edit one that has been released: append a new one. */
const migrations: Readonly<Record<string, (queries: Queries, kind: Kind) => Promise<void>>> = {
  '2026-11-26 carry over': carryOver,
  // What is in quarantine is counted and found without reading it.
  '2026-11-26 index of quarantine': ({ schema }) =>
    schema
      .createIndex('demo_requests_spam')
      .on('demo_requests')
      .columns(['spam', 'received_at', 'id'])
      .execute(),
  // IP addresses, which each receiver now counts in its own memory.
  '2026-11-26 no shared budgets': ({ schema }) =>
    schema.dropTable('demo_request_budgets').ifExists().execute(),
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
          Object.entries(migrations).map(([name, up]) => [name, { up: (own) => up(own, kind) }]),
        ),
    },
  });
  if ((await migrator.getMigrations()).some(({ executedAt }) => !executedAt)) {
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  }
  for (const column of await missingColumns(queries)) {
    const [type, define] = answer(kind);
    await queries.schema
      .alterTable('demo_requests')
      .addColumn(column, type, define)
      .execute()
      .catch(async (error) => {
        // Another process may have added it since.
        if ((await missingColumns(queries)).includes(column)) throw error;
      });
  }
}

/** Columns of the form's fields that the table of requests does not have yet. */
async function missingColumns(queries: Queries): Promise<string[]> {
  const known = await columnsOf(queries, 'demo_requests');
  return Object.values(fields).flatMap(({ column }) => (known.has(column) ? [] : [column]));
}

/** Whether a database was migrated by a later version than this. */
export async function isOfLaterVersion(queries: Queries): Promise<boolean> {
  if ((await columnsOf(queries, TABLE)).size === 0) return false;
  const { rows } = await sql<{ name: string }>`SELECT name FROM ${sql.table(TABLE)}`.execute(
    queries,
  );
  return rows.some(({ name }) => !(name in migrations));
}
