import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import pg from 'pg';
import { failure } from '@/receiver/log';
import {
  type Database,
  type DatabaseSettings,
  MEGABYTE,
  type Queries,
  type Tables,
} from '@/receiver/storage/database';
import { migrate } from '@/receiver/storage/migrations';

/** Maximum time to get a connection, and for the server to carry out one query, in ms. */
const CONNECT_TIME = 2000;
const QUERY_TIME = 2000;
/** Longer than the server's own limit, for a server or network that does not answer at all. */
const GRACE = 500;
/** After which the server ends the transaction of a process that stopped in the middle, in ms. */
const IDLE_TIME = 10_000;
/** How long closing may take, in ms. */
const CLOSE_TIME = 1000;

/** The driver gives these errors no code of their own. */
const withCode = (error: Error & { code?: string }): Error =>
  error.code
    ? error
    : Object.assign(error, {
        code: /timeout/.test(error.message) ? 'POSTGRES_TIMEOUT' : 'POSTGRES_CLOSED',
      });

const INT8 = pg.types.builtins.INT8;
/** Numbers of 64 bits as numbers: times in ms and counts stay far below the limit of precision. */
const types = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** Connections to a PostgreSQL server on which nothing waits for long. */
function createPool(url: string, queryTime: number, connections: number): PostgresPool {
  const { hostname, port, searchParams } = new URL(url);
  const place = `${searchParams.get('host') ?? hostname}:${searchParams.get('port') ?? (port || 5432)}`;
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'demo-requests',
    max: connections,
    connectionTimeoutMillis: CONNECT_TIME,
    statement_timeout: queryTime,
    lock_timeout: queryTime,
    query_timeout: queryTime + GRACE,
    idle_in_transaction_session_timeout: IDLE_TIME,
    keepAlive: true,
    types,
  });
  // An idle connection broke: the next query opens another.
  pool.on('error', () => {});
  return {
    async connect() {
      try {
        return guarded(await pool.connect());
      } catch (error) {
        throw Object.assign(withCode(error as Error), { place: `${place} (DEMO_DATABASE_URL)` });
      }
    },
    async end() {
      const late = new Promise((resolve) => setTimeout(resolve, CLOSE_TIME).unref());
      await Promise.race([pool.end(), late]);
    },
  };
}

/** Discards a connection on which the server did not answer: it may still be busy, or gone. */
function guarded(client: pg.PoolClient): PostgresPoolClient {
  let broken: Error | null = null;
  // Without a listener, a connection that breaks between two queries would end the process.
  const onError = (error: Error) => {
    broken ??= withCode(error);
  };
  client.on('error', onError);
  const query = async (text: string, values: readonly unknown[]) => {
    if (broken) throw broken;
    try {
      return await client.query(text, [...values]);
    } catch (error) {
      if (error instanceof pg.DatabaseError) throw error;
      broken = withCode(error as Error);
      throw broken;
    }
  };
  return {
    // The other overload takes a cursor, which nothing here uses.
    query: query as unknown as PostgresPoolClient['query'],
    release() {
      // A discarded connection may still break: its listener stays.
      if (!broken) client.off('error', onError);
      client.release(broken ?? undefined);
    },
  };
}

/** How much of a table is read to estimate the rows in it, in bytes: a few milliseconds' worth. */
const SAMPLE = 8 * MEGABYTE;
/** What a request takes up beside its message, with its deliveries and in indexes, in bytes. */
const BESIDE = 1000;

/** Of the receiver's tables in bytes, indexes and room for reuse included; and whether commits are on disk. */
async function measure(queries: Queries): Promise<{ bytes: number; heap: number; kept: boolean }> {
  const { rows } = await sql<{ bytes: number; heap: number; kept: boolean }>`SELECT
    sum(pg_total_relation_size(name::regclass))::bigint AS bytes,
    pg_relation_size('demo_requests') AS heap,
    'off' NOT IN (current_setting('fsync'), current_setting('synchronous_commit')) AS kept
    FROM unnest(ARRAY['demo_requests', 'demo_request_deliveries', 'demo_request_probes']) name`.execute(
    queries,
  );
  return rows[0] ?? { bytes: 0, heap: 0, kept: false };
}

/**
 * Size of the stored rows in bytes, estimated from some pages of the table. Deleted ones don't count, although their
 * room stays on disk for reuse.
 */
async function sizeOfRows(queries: Queries, heap: number): Promise<number> {
  const percent = Math.min(100, (100 * SAMPLE) / heap);
  const { rows } = await sql<{ bytes: number }>`SELECT
    coalesce(sum(pg_column_size(message) + ${sql.lit(BESIDE)}), 0)::bigint AS bytes
    FROM demo_requests TABLESAMPLE SYSTEM (${sql.lit(percent)}) REPEATABLE (1)`.execute(queries);
  return ((rows[0]?.bytes ?? 0) * 100) / percent;
}

/** Refuses further requests once the stored ones take up `maxMegabytes`, or when they could be lost. */
async function requireRoom(queries: Queries, max: number): Promise<void> {
  const { bytes, heap, kept } = await measure(queries);
  if (!kept) throw failure('POSTGRES_NOT_DURABLE');
  if (bytes > max && (await sizeOfRows(queries, heap)) > max) throw failure('POSTGRES_QUOTA');
}

/** Per receiver. PostgreSQL allows 100 by default. */
const CONNECTIONS = 10;
/** A migration of a large table takes longer than a query may, in ms. */
const MIGRATION_TIME = 60_000;

/** A database on a PostgreSQL server, which several receivers may share. */
export function postgresDatabase(
  { url, maxMegabytes }: DatabaseSettings,
  queryTime: number = QUERY_TIME,
): Database {
  let opening: Promise<Queries> | null = null;
  const use: Database['use'] = async (work) => {
    opening ??= open(url, queryTime);
    const queries = await opening.catch((error) => {
      opening = null;
      throw error;
    });
    return work(queries);
  };
  return {
    kind: 'postgres',
    use,
    transact: (work) => use((queries) => queries.transaction().execute(work)),
    require: (queries, bytes) => requireRoom(queries, maxMegabytes * MEGABYTE - bytes),
    size: () => use(measure),
    async close() {
      const queries = await opening?.catch(() => null);
      opening = null;
      await queries?.destroy();
    },
  };
}

async function open(url: string, queryTime: number): Promise<Queries> {
  const setUp = connect(url, MIGRATION_TIME, 1);
  try {
    await migrate(setUp, 'postgres');
  } finally {
    await setUp.destroy();
  }
  return connect(url, queryTime, CONNECTIONS);
}

const connect = (url: string, queryTime: number, connections: number): Queries =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: createPool(url, queryTime, connections) }),
  });
