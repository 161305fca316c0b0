import { Kysely, PostgresDialect, sql } from 'kysely';
import { migrate } from '@/receiver/storage/migrate';
import type { Database, DatabaseSettings, Queries } from '@/receiver/storage/queries';
import type { Tables } from '@/receiver/storage/tables';
import { createPool, QUERY_TIME } from './pool';
import { createQuota } from './quota';

/** Per receiver. PostgreSQL allows 100 by default. */
const CONNECTIONS = 10;
/** A migration of a large table takes longer than a query may, in ms. */
const MIGRATION_TIME = 60_000;

/** The server acknowledges what is not on its disk. */
class NotDurable extends Error {
  readonly code = 'POSTGRES_NOT_DURABLE';
}

/** A database on a PostgreSQL server, which several receivers may share. */
export function postgresDatabase(
  { url, maxMegabytes }: DatabaseSettings,
  queryTime: number = QUERY_TIME,
): Database {
  let opening: Promise<Queries> | null = null;
  return {
    kind: 'postgres',
    quota: createQuota(maxMegabytes),
    async use(work) {
      opening ??= open(url, queryTime);
      const queries = await opening.catch((error) => {
        opening = null;
        throw error;
      });
      return work(queries);
    },
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
    await requireDurability(setUp);
    await migrate(setUp, 'postgres');
  } finally {
    await setUp.destroy();
  }
  return connect(url, queryTime, CONNECTIONS);
}

const connect = (url: string, queryTime: number, connections: number): Queries =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: createPool(url, { queryTime, connections }) }),
  });

/** What is acknowledged must be on disk: both settings are on unless somebody turned them off. */
async function requireDurability(queries: Queries): Promise<void> {
  const { rows } = await sql`SELECT 1 WHERE 'off' IN (
    current_setting('fsync'), current_setting('synchronous_commit'))`.execute(queries);
  if (rows.length > 0) throw new NotDurable();
}
