import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { ThreadClient } from './thread-client';

/**
 * Kysely's SQLite over a client in a worker thread. There is one connection: callers take turns, as
 * `fileDatabase` makes them do.
 */
export const threadDialect = (client: ThreadClient): Dialect => ({
  createDriver: () => driverOf(client),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: (queries) => new SqliteIntrospector(queries),
});

function driverOf(client: ThreadClient): Driver {
  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const { rows, rowsAffected } = await client.run(sql, parameters);
      return { rows: rows as Row[], numAffectedRows: BigInt(rowsAffected) };
    },
    streamQuery() {
      throw new Error('Rows are not streamed from the thread.');
    },
  };
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: () => client.begin(),
    commitTransaction: () => client.commit(),
    rollbackTransaction: () => client.rollback(),
    releaseConnection: async () => {},
    destroy: () => client.close(),
  };
}
