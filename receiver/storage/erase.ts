import type { SelectQueryBuilder } from 'kysely';
import { lastTold } from './alerts';
import type { Database, Tables } from './database';
import { isSeen } from './doubted';

/** Rows per transaction: few enough that requests arriving meanwhile need not wait. */
export const BATCH = 200;

type Requests = SelectQueryBuilder<Tables, 'demo_requests', { id: string }>;

/**
 * Deletes the requests that `choose` picks, or about as many, with their deliveries. SQLite overwrites what they held.
 * Between two batches others have as much time as one took, so that no visitor waits behind the lock of a file.
 * Returns the number of requests.
 */
export async function eraseWhere(
  database: Database,
  choose: (requests: Requests) => Requests,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  for (let erased = 0; ; ) {
    const began = performance.now();
    const chosen = await database.use((queries) =>
      choose(queries.selectFrom('demo_requests').select('id')).limit(BATCH).execute(),
    );
    const ids = chosen.map(({ id }) => id);
    if (ids.length > 0) {
      await database.transact(async (queries) => {
        await queries.deleteFrom('demo_request_deliveries').where('request', 'in', ids).execute();
        await queries.deleteFrom('demo_requests').where('id', 'in', ids).execute();
      });
    }
    erased += ids.length;
    if (ids.length < BATCH || erased >= most) return erased;
    await new Promise((resolve) => setTimeout(resolve, performance.now() - began));
  }
}

function* batches(ids: readonly string[]): Generator<readonly string[]> {
  for (let start = 0; start < ids.length; start += BATCH) yield ids.slice(start, start + BATCH);
}

const normal = (email: string): string => email.normalize('NFC').trim().toLowerCase();

interface Person {
  readonly id: string;
  /** The request itself, or the one it corrects: both are the same person's. */
  readonly thread: string;
  readonly email: string;
}

async function people(database: Database): Promise<Person[]> {
  const rows = await database.use((queries) =>
    queries
      .selectFrom('demo_requests')
      .select(({ fn }) => ['id', fn.coalesce('revises', 'id').as('thread'), 'email'])
      .execute(),
  );
  return rows.map(({ email, ...row }) => ({ ...row, email: normal(email) }));
}

/** Ids of one person's requests, whatever the case of the address, corrections of it included. */
export async function requestsOf(database: Database, email: string): Promise<Person[]> {
  const all = await people(database);
  const threads = new Set(
    all.filter((person) => person.email === normal(email)).map(({ thread }) => thread),
  );
  return all.filter(({ thread }) => threads.has(thread));
}

/** Deletes everything received from one person, spam included. Returns the number of requests. */
export async function erasePerson(database: Database, email: string): Promise<number> {
  let erased = 0;
  for (const batch of batches((await requestsOf(database, email)).map(({ id }) => id))) {
    erased += await eraseWhere(database, (requests) => requests.where('id', 'in', batch), BATCH);
  }
  return erased;
}

/** Records that the team was in contact with a person, from which retention is counted. */
export async function recordContact(database: Database, email: string, day: Date): Promise<number> {
  const date = day.toISOString();
  let recorded = 0;
  for (const batch of batches((await requestsOf(database, email)).map(({ id }) => id))) {
    const { numUpdatedRows } = await database.use((queries) =>
      queries
        .updateTable('demo_requests')
        .set(({ eb }) => ({
          last_contact_at: eb
            .case()
            .when('last_contact_at', '>', date)
            .then(eb.ref('last_contact_at'))
            .else(date)
            .end(),
        }))
        .where('id', 'in', batch)
        .executeTakeFirst(),
    );
    recorded += Number(numUpdatedRows);
  }
  return recorded;
}

/** What was received before has the date of a clock that was not set. */
export const CLOCKS_BEGIN = '2000';

/**
 * Deletes doubted requests received before `spam`, and the requests of everybody whose last contact, by address, was
 * before `contact`; not what has an impossible date, nor what nobody has seen and that came since the operator was told
 * of what nobody sees. Returns the number of requests.
 */
export async function eraseExpired(
  database: Database,
  limits: { contact: Date; spam: Date },
): Promise<number> {
  const contact = limits.contact.toISOString();
  const spam = limits.spam.toISOString();
  const announced = new Date((await lastTold(database, 'unseen')) ?? 0).toISOString();
  const held = await eraseWhere(database, (requests) =>
    requests
      .where('spam', '=', 1)
      .where('received_at', '<', spam)
      .where('received_at', '>', CLOCKS_BEGIN)
      .where((eb) => eb.or([isSeen(eb), eb('received_at', '<', announced)])),
  );
  const genuine = await eraseWhere(database, (requests) =>
    requests.where('spam', '=', 0).where(({ eb, fn, selectFrom }) =>
      eb(
        fn<string>('lower', ['email']),
        'in',
        selectFrom('demo_requests')
          .select(fn<string>('lower', ['email']).as('email'))
          .where('spam', '=', 0)
          .groupBy(fn('lower', ['email']))
          .having(fn.max('received_at'), '<', contact)
          .having(fn.max('received_at'), '>', CLOCKS_BEGIN)
          .having(fn.coalesce(fn.max('last_contact_at'), eb.val('')), '<', contact),
      ),
    ),
  );
  return held + genuine;
}
