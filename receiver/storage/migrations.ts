import { randomBytes } from 'node:crypto';
import {
  type ColumnDefinitionBuilder,
  type CreateTableBuilder,
  Migrator,
  type RawBuilder,
  sql,
} from 'kysely';
import { fields } from '@/lib/form/fields';
import type { Database, Queries } from './database';

type Kind = Database['kind'];
type Define = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
type Type = 'integer' | 'bigint' | 'bytea' | RawBuilder<unknown>;
type Columns = Readonly<Record<string, readonly [Type, Define?]>>;

const required: Define = (column) => column.notNull();
const key: Define = (column) => column.primaryKey();
const zero: Define = (column) => column.notNull().defaultTo(0);
const blank: Define = (column) => column.notNull().defaultTo('');

const answerColumns = Object.values(fields).map(({ column }) => column);

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
  const texts = (names: readonly string[], define: Define = (column) => column): Columns =>
    Object.fromEntries(names.map((name) => [name, [textOf(kind), define]]));
  await ensure(queries, 'demo_requests', {
    ...texts(['id'], key),
    ...texts(['request_id', 'received_at', 'locale', 'fingerprint'], required),
    ...texts(answerColumns, blank),
    spam: ['integer', required],
    ...texts(['revises', 'last_contact_at', 'spam_reasons']),
    ...texts(['kind'], (column) => column.notNull().defaultTo('demo')),
  });
  const indexOf = (name: string, table: string) =>
    queries.schema.createIndex(`${table}_${name}`).ifNotExists().on(table);
  await indexOf('request_id', 'demo_requests').column('request_id').unique().execute();
  await indexOf('received_at', 'demo_requests').column('received_at').execute();
  const deliveries = 'demo_request_deliveries';
  const pair = ['request', 'channel'];
  await ensure(
    queries,
    deliveries,
    {
      id: numbered(kind),
      ...texts(['request'], (column) => column.notNull().references('demo_requests.id')),
      ...texts(['channel'], required),
      attempts: ['integer', zero],
      next_attempt_at: ['bigint', required],
      claimed_until: ['bigint', zero],
      ...texts(['delivered_at', 'last_error', 'dead_at']),
    },
    (table) => table.addUniqueConstraint(`${deliveries}_request_channel_key`, pair),
  );
  await indexOf('waiting', deliveries)
    .columns(['channel', 'next_attempt_at'])
    .where(sql.ref('delivered_at'), 'is', null)
    .execute();
  // SQLite takes any name of a type.
  await ensure(queries, 'demo_request_probes', { id: numbered(kind), room: ['bytea', required] });
  await ensure(queries, 'demo_request_alerts', {
    ...texts(['name'], key),
    dead: ['integer', required],
    told_at: ['bigint'],
    claimed_until: ['bigint', required],
  });
}

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
  // Who looked, what is sent together, and the key of challenges, which a restart must not change.
  '2026-11-29 one desk': async (queries, kind) => {
    const { schema } = queries;
    const text = textOf(kind);
    await schema.alterTable('demo_requests').addColumn('opened_at', text).execute();
    await schema.alterTable('demo_request_deliveries').addColumn('batched', 'integer', zero).execute();
    await schema
      .createTable('demo_request_secrets')
      .addColumn('name', text, key)
      .addColumn('value', text, required)
      .execute();
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
          Object.entries(migrations).map(([name, up]) => [name, { up: (own) => up(own, kind) }]),
        ),
    },
  });
  if ((await migrator.getMigrations()).some(({ executedAt }) => !executedAt)) {
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  }
  for (const column of await missingColumns(queries)) {
    await queries.schema
      .alterTable('demo_requests')
      .addColumn(column, textOf(kind), blank)
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
  return answerColumns.filter((column) => !known.has(column));
}
