import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

/** Maximum time to get a connection, and for the server to carry out one query, in ms. */
const CONNECT_TIME = 2000;
export const QUERY_TIME = 2000;
/** Longer than the server's own limit, for a server or network that does not answer at all. */
const GRACE = 500;
/** After which the server ends the transaction of a process that stopped in the middle, in ms. */
const IDLE_TIME = 10_000;
/** How long closing may take, in ms. */
const CLOSE_TIME = 1000;

/** The driver gives these errors no code of their own. */
const codes: readonly [RegExp, string][] = [
  [/^Query read timeout/, 'POSTGRES_SILENT'],
  [/timeout/, 'POSTGRES_TIMEOUT'],
  [/^Connection terminated|^Client has encountered a connection error/, 'POSTGRES_CLOSED'],
];

function withCode(error: Error & { code?: string }): Error {
  if (error.code) return error;
  const [, code = 'POSTGRES_CLOSED'] = codes.find(([text]) => text.test(error.message)) ?? [];
  return Object.assign(error, { code });
}

const INT8 = pg.types.builtins.INT8;
/** Numbers of 64 bits as numbers: times in ms and counts stay far below the limit of precision. */
const types = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** Connections to a PostgreSQL server on which nothing waits for long. */
export function createPool(
  url: string,
  { queryTime, connections }: { queryTime: number; connections: number },
): PostgresPool {
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
        throw withCode(error as Error);
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
