import type { Database } from './database';

/** Rows per transaction: few enough that requests arriving meanwhile need not wait. */
const BATCH = 200;

/** Deletes requests by id, with their deliveries. The driver overwrites what they held. */
async function eraseIds(database: Database, ids: readonly string[]): Promise<number> {
  let erased = 0;
  for (let start = 0; start < ids.length; start += BATCH) {
    const args = [JSON.stringify(ids.slice(start, start + BATCH))];
    const results = await database.use((client) =>
      client.batch(
        [
          {
            sql: 'DELETE FROM demo_request_deliveries WHERE request IN (SELECT value FROM json_each(?))',
            args,
          },
          { sql: 'DELETE FROM demo_requests WHERE id IN (SELECT value FROM json_each(?))', args },
        ],
        'write',
      ),
    );
    erased += results[1]?.rowsAffected ?? 0;
  }
  return erased;
}

const normal = (email: string): string => email.normalize('NFC').trim().toLowerCase();

interface Person {
  readonly id: string;
  /** The request itself, or the one it corrects: both are the same person's. */
  readonly thread: string;
  readonly email: string;
}

async function people(database: Database): Promise<Person[]> {
  const { rows } = await database.use((client) =>
    client.execute('SELECT id, coalesce(revises, id) AS thread, email FROM demo_requests'),
  );
  return rows.map((row) => ({
    id: String(row.id),
    thread: String(row.thread),
    email: normal(String(row.email)),
  }));
}

/** Ids of one person's requests, whatever the case of the address, corrections of it included. */
async function requestsOf(database: Database, email: string): Promise<string[]> {
  const all = await people(database);
  const threads = new Set(
    all.filter((person) => person.email === normal(email)).map(({ thread }) => thread),
  );
  return all.filter(({ thread }) => threads.has(thread)).map(({ id }) => id);
}

/** Deletes everything received from one person, spam included. Returns the number of requests. */
export const erasePerson = async (database: Database, email: string): Promise<number> =>
  eraseIds(database, await requestsOf(database, email));

/** Records that the team was in contact with a person, from which retention is counted. */
export async function recordContact(database: Database, email: string, day: Date): Promise<number> {
  const ids = await requestsOf(database, email);
  const { rowsAffected } = await database.use((client) =>
    client.execute({
      sql: `UPDATE demo_requests SET last_contact_at = max(coalesce(last_contact_at, ''), ?)
        WHERE id IN (SELECT value FROM json_each(?))`,
      args: [day.toISOString(), JSON.stringify(ids)],
    }),
  );
  return rowsAffected;
}

/**
 * Deletes spam received before `spam`, and the requests of everybody whose last contact, by address, was
 * before `contact`. Returns the number of requests.
 */
export async function eraseExpired(
  database: Database,
  { contact, spam }: { contact: Date; spam: Date },
): Promise<number> {
  const { rows } = await database.use((client) =>
    client.execute({
      sql: `SELECT id FROM demo_requests WHERE spam = 1 AND received_at < ?
        UNION SELECT id FROM demo_requests WHERE spam = 0 AND lower(email) IN (
          SELECT lower(email) FROM demo_requests WHERE spam = 0 GROUP BY lower(email)
          HAVING max(max(received_at, coalesce(last_contact_at, ''))) < ?
        )`,
      args: [spam.toISOString(), contact.toISOString()],
    }),
  );
  return eraseIds(
    database,
    rows.map(({ id }) => String(id)),
  );
}
