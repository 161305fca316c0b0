import { sql } from 'kysely';
import { logToOutput } from '@/receiver/log';
import { changed, type Database, rowsOf } from './database';
import { retryPending } from './deliveries';
import { BATCH, deliveries, eraseWhere, isSeen } from './erase';

/** Whether a notification of a request is still to come. */
const isAwaited = sql`EXISTS (${deliveries} AND delivered_at IS NULL AND dead_at IS NULL)`;

/** How many doubted requests nobody has seen, nor is about to; how many of them came before a time, and after another. */
export async function countUnseen(database: Database, before: string, after: string) {
  const [row] = await rowsOf<Record<'unseen' | 'old' | 'fresh', number>>(
    database,
    sql`SELECT count(*) AS unseen, count(*) FILTER (WHERE received_at < ${before}) AS old,
        count(*) FILTER (WHERE received_at > ${after}) AS fresh
      FROM demo_requests WHERE spam = 1 AND NOT ${isSeen} AND NOT ${isAwaited}`,
  );
  return row ?? { unseen: 0, old: 0, fresh: 0 };
}

/** Marks a request as genuine: it is kept as such, and the team is notified where it has not yet been. */
export async function releaseRequest(database: Database, id: string): Promise<void> {
  await changed(database, sql`UPDATE demo_requests SET spam = 0 WHERE id = ${id}`);
  await retryPending(database, id);
}

/** Records that somebody looked at a request. */
export const markOpened = (database: Database, id: string) =>
  changed(
    database,
    sql`UPDATE demo_requests SET opened_at = ${new Date().toISOString()}
      WHERE id = ${id} AND opened_at IS NULL`,
  );

/** How often requests make way, a batch each time, before what needs room is refused. */
const TURNS = 10;
/** Codes of a database that is full. */
const FULL: readonly unknown[] = ['SQLITE_FULL', 'POSTGRES_QUOTA'];

const underWay = new WeakMap<Database, Promise<number>>();

/** Deletes the oldest doubted requests, those of which a notification is still to come last; once for all who need room. */
function makeRoom(database: Database): Promise<number> {
  const make = async () => {
    const seen = await eraseWhere(database, sql`spam = 1 AND NOT ${isAwaited}`, BATCH);
    const erased = seen || (await eraseWhere(database, sql`spam = 1`, BATCH));
    if (erased > 0) logToOutput('doubted requests made way', { erased });
    return erased;
  };
  const made = underWay.get(database) ?? make().finally(() => underWay.delete(database));
  underWay.set(database, made);
  return made;
}

/**
 * Does what needs room. When the quota is reached, doubted requests make way and it is tried again: spam cannot keep
 * genuine requests out.
 * @throws when that frees nothing.
 */
export async function withRoom<Result>(
  database: Database,
  work: () => Promise<Result>,
): Promise<Result> {
  for (let turn = 0; ; turn++) {
    try {
      return await work();
    } catch (error) {
      if (turn === TURNS || !FULL.includes((error as { code?: unknown }).code)) throw error;
      if ((await makeRoom(database)) === 0) throw error;
    }
  }
}
