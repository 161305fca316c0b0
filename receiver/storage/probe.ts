import { randomBytes } from 'node:crypto';
import { withRoom } from './quarantine';
import { type Database, inTransaction } from './queries';

/** In bytes: more than the largest request takes up with its deliveries. */
const ROOM = 32 * 1024;

/**
 * Writes as much as a large request would, then deletes the previous probes in the same transaction.
 * Both rows exist for a moment, so this fails when the disk or the quota is full.
 * @throws when a request could not be stored.
 */
export async function probeStorage(database: Database): Promise<void> {
  await withRoom(database, () =>
    inTransaction(database, async (queries) => {
      await database.quota?.require(queries, ROOM);
      const { id } = await queries
        .insertInto('demo_request_probes')
        // Random, because servers compress what they can.
        .values({ room: randomBytes(ROOM) })
        .returning('id')
        .executeTakeFirstOrThrow();
      await queries.deleteFrom('demo_request_probes').where('id', '<', id).execute();
    }),
  );
}
