import { type RawBuilder, sql } from 'kysely';
import { lastTold } from './alerts';
import { changed, type Database, rowsOf } from './database';

/** Rows per transaction: few enough that requests arriving meanwhile need not wait. */
export const BATCH = 200;

/**
 * Deletes the requests of which a condition holds, oldest first, or about as many, with their deliveries. SQLite
 * overwrites what they held. Between two batches others have as much time as one took, so that no visitor waits behind the
 * lock of a file. Returns the number of requests.
 */
export async function eraseWhere(
  database: Database,
  condition: RawBuilder<unknown>,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  for (let erased = 0; ; ) {
    const began = performance.now();
    const chosen = await rowsOf<{ id: string }>(
      database,
      sql`SELECT id FROM demo_requests WHERE ${condition} ORDER BY received_at, id LIMIT ${BATCH}`,
    );
    const ids = sql.join(chosen.map(({ id }) => id));
    if (chosen.length > 0) {
      await database.transact(async (queries) => {
        await sql`DELETE FROM demo_request_deliveries WHERE request IN (${ids})`.execute(queries);
        await sql`DELETE FROM demo_requests WHERE id IN (${ids})`.execute(queries);
      });
    }
    erased += chosen.length;
    if (chosen.length < BATCH || erased >= most) return erased;
    await new Promise((resolve) => setTimeout(resolve, performance.now() - began));
  }
}

const normal = (email: string): string => email.normalize('NFC').trim().toLowerCase();

/** Ids of one person's requests, whatever the case of the address, corrections of it included. */
export async function requestsOf(database: Database, email: string): Promise<string[]> {
  // A request and those that correct it are one person's.
  const all = await rowsOf<{ id: string; thread: string; email: string }>(
    database,
    sql`SELECT id, coalesce(revises, id) AS thread, email FROM demo_requests`,
  );
  const own = all.filter((row) => normal(row.email) === normal(email));
  const threads = new Set(own.map(({ thread }) => thread));
  return all.filter(({ thread }) => threads.has(thread)).map(({ id }) => id);
}

/** Does something with one person's requests, some at a time. Returns the number of requests. */
async function withRequestsOf(
  database: Database,
  email: string,
  work: (isOne: RawBuilder<unknown>) => Promise<number>,
): Promise<number> {
  const ids = await requestsOf(database, email);
  let done = 0;
  for (let start = 0; start < ids.length; start += BATCH)
    done += await work(sql`id IN (${sql.join(ids.slice(start, start + BATCH))})`);
  return done;
}

/** Deletes everything received from one person, spam included. Returns the number of requests. */
export const erasePerson = (database: Database, email: string): Promise<number> =>
  withRequestsOf(database, email, (isOne) => eraseWhere(database, isOne, BATCH));

/** Records that the team was in contact with a person, from which retention is counted. */
export const recordContact = (database: Database, email: string, day: Date): Promise<number> =>
  withRequestsOf(database, email, (isOne) => {
    const date = day.toISOString();
    return changed(
      database,
      sql`UPDATE demo_requests SET last_contact_at =
        CASE WHEN last_contact_at > ${date} THEN last_contact_at ELSE ${date} END WHERE ${isOne}`,
    );
  });

/** The notifications of the request that a statement is about. */
export const deliveries = sql`SELECT 1 FROM demo_request_deliveries WHERE request = demo_requests.id`;

/** Whether somebody can have read a request: the team was notified of it, or it was opened in the inbox. */
export const isSeen = sql`(opened_at IS NOT NULL OR EXISTS (${deliveries} AND delivered_at IS NOT NULL))`;

/** What was received before has the date of a clock that was not set. */
const CLOCKS_BEGIN = '2000';

/**
 * Deletes doubted requests received before `spam`, and the requests of everybody whose last contact, by address, was
 * before `contact`; not what has an impossible date, nor what nobody has seen and that came since the operator was told
 * of what nobody sees. Returns the number of requests.
 */
export async function eraseExpired(
  database: Database,
  limits: { contact: Date; spam: Date },
): Promise<number> {
  const [contact, spam] = [limits.contact.toISOString(), limits.spam.toISOString()];
  const announced = new Date((await lastTold(database, 'unseen')) ?? 0).toISOString();
  const doubted = await eraseWhere(
    database,
    sql`spam = 1 AND received_at < ${spam} AND received_at > ${CLOCKS_BEGIN}
      AND (${isSeen} OR received_at < ${announced})`,
  );
  const genuine = await eraseWhere(
    database,
    sql`spam = 0 AND lower(email) IN (
      SELECT lower(email) FROM demo_requests WHERE spam = 0 GROUP BY lower(email)
      HAVING max(received_at) < ${contact} AND max(received_at) > ${CLOCKS_BEGIN}
        AND coalesce(max(last_contact_at), '') < ${contact})`,
  );
  return doubted + genuine;
}
