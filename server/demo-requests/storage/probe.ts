import type { Database } from './database';

/** In bytes, more than the largest request takes with its messages. */
const ROOM = 32 * 1024;

/**
 * Writes as much as a large request would, in place of what the last probe wrote: both exist for a
 * moment, so that this fails when the room has run out.
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
