import type { Database } from './database';
import { ALL_CHANNELS } from './deliveries';
import { BATCH, eraseWhere } from './erase';

/** How often requests make way, a batch each time, before what needs room is refused. */
const TURNS = 10;
/** Codes of a database that is full. */
const FULL: readonly unknown[] = ['SQLITE_FULL', 'POSTGRES_QUOTA'];

/** Number of requests in quarantine. */
export async function countQuarantine(database: Database): Promise<number> {
  const { held } = await database.use((queries) =>
    queries
      .selectFrom('demo_requests')
      .select(({ fn }) => fn.countAll<number>().as('held'))
      .where('spam', '=', 1)
      .executeTakeFirstOrThrow(),
  );
  return held;
}

/**
 * Takes a request out of quarantine, and leaves it to the receiver to notify the team where it has not yet: which
 * channels there are, only the receiver's own environment says. False when it is not there.
 */
export const releaseRequest = (database: Database, id: string): Promise<boolean> =>
  database.transact(async (queries) => {
    const { numUpdatedRows } = await queries
      .updateTable('demo_requests')
      .set({ spam: 0 })
      .where('id', '=', id)
      .where('spam', '=', 1)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await queries
      .insertInto('demo_request_deliveries')
      .values({ request: id, channel: ALL_CHANNELS, next_attempt_at: Date.now() })
      .execute();
    return true;
  });

/** Deletes what is in quarantine, today's included, oldest first; or about as many. Returns the number of requests. */
export const emptyQuarantine = (database: Database, most?: number): Promise<number> =>
  eraseWhere(
    database,
    (requests) => requests.where('spam', '=', 1).orderBy('received_at').orderBy('id'),
    most,
  );

const underWay = new WeakMap<Database, Promise<number>>();

/** Deletes the oldest of what is in quarantine, once for all who need room at the moment. */
function makeRoom(database: Database): Promise<number> {
  const made =
    underWay.get(database) ??
    emptyQuarantine(database, BATCH).finally(() => underWay.delete(database));
  underWay.set(database, made);
  return made;
}

/**
 * Does what needs room. When the quota is reached, the oldest of what is in quarantine makes way and it is
 * tried again: spam cannot keep genuine requests out.
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
