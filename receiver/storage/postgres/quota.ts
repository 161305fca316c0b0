import { sql } from 'kysely';
import type { Queries, Quota } from '@/receiver/storage/queries';

const MEGABYTE = 1024 * 1024;
/** How long a count of the rows' sizes is used, in ms: it reads the whole table. */
const COUNT_AGE = 10_000;

/** The quota, DEMO_DATABASE_MAX_MB, is reached. */
export class QuotaReached extends Error {
  readonly code = 'POSTGRES_QUOTA';
}

/** Size of the receiver's tables on disk in bytes, indexes and room for reuse included. */
export async function sizeOnDisk(queries: Queries): Promise<number> {
  const { rows } = await sql<{
    bytes: number;
  }>`SELECT sum(pg_total_relation_size(name::regclass))::bigint
    AS bytes FROM unnest(ARRAY['demo_requests', 'demo_request_deliveries', 'demo_request_probes']) name`.execute(
    queries,
  );
  return rows[0]?.bytes ?? 0;
}

/** Size of the stored rows in bytes. Deleted ones don't count, although their room stays on disk for reuse. */
async function sizeOfRows(queries: Queries): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`SELECT (
      (SELECT coalesce(sum(pg_column_size(demo_requests.*)), 0) FROM demo_requests) +
      (SELECT coalesce(sum(pg_column_size(demo_request_deliveries.*)), 0) FROM demo_request_deliveries)
    )::bigint AS bytes`.execute(queries);
  return rows[0]?.bytes ?? 0;
}

/** Refuses further requests once the stored ones take up `maxMegabytes`. */
export function createQuota(maxMegabytes: number): Quota {
  const max = maxMegabytes * MEGABYTE;
  let counted: { at: number; bytes: number } | null = null;
  return {
    async require(queries, bytes) {
      if ((await sizeOnDisk(queries)) + bytes <= max) return;
      const now = performance.now();
      if (!counted || now - counted.at > COUNT_AGE) {
        counted = { at: now, bytes: await sizeOfRows(queries) };
      }
      if (counted.bytes + bytes > max) throw new QuotaReached();
    },
    spend(bytes) {
      if (counted) counted.bytes += bytes;
    },
    recount() {
      counted = null;
    },
  };
}
