import type { Database } from './database';

/** In bytes: more than the largest request takes up with its deliveries. */
const ROOM = 32 * 1024;

/**
 * Writes as much as a large request would, then deletes the previous probe in the same transaction.
 * Both rows exist for a moment, so this fails when the disk or the quota is full.
 * @throws when a request could not be stored.
 */
export async function probeStorage(database: Database): Promise<void> {
  await database.use((client) =>
    client.batch(
      [
        {
          sql: 'INSERT INTO demo_request_probes (room) VALUES (zeroblob(?))',
          args: [ROOM],
        },
        'DELETE FROM demo_request_probes WHERE id < last_insert_rowid()',
      ],
      'write',
    ),
  );
}
