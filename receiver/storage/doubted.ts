import type { ExpressionBuilder } from 'kysely';
import type { Database, Tables } from './database';
import { retryPending } from './deliveries';
import { BATCH, eraseWhere } from './erase';

type Expressions = ExpressionBuilder<Tables, 'demo_requests'>;

const deliveries = ({ selectFrom }: Expressions) =>
  selectFrom('demo_request_deliveries').select('id').whereRef('request', '=', 'demo_requests.id');

/** Whether somebody can have read a request: the team was notified of it, or it was opened in the inbox. */
export const isSeen = (eb: Expressions) =>
  eb.or([
    eb('opened_at', 'is not', null),
    eb.exists(deliveries(eb).where('delivered_at', 'is not', null)),
  ]);

/** Whether a notification of it is still to come. */
const isAwaited = (eb: Expressions) =>
  eb.exists(deliveries(eb).where('delivered_at', 'is', null).where('dead_at', 'is', null));

/** Number of doubted requests. */
export async function countDoubted(database: Database): Promise<number> {
  const { doubted } = await database.use((queries) =>
    queries
      .selectFrom('demo_requests')
      .select(({ fn }) => fn.countAll<number>().as('doubted'))
      .where('spam', '=', 1)
      .executeTakeFirstOrThrow(),
  );
  return doubted;
}

/** How many doubted requests nobody has seen, nor is about to; how many of them came before a time, and after another. */
export const countUnseen = (database: Database, before: string, after: string) =>
  database.use((queries) =>
    queries
      .selectFrom('demo_requests')
      .where('spam', '=', 1)
      .where((eb) => eb.not(eb.or([isSeen(eb), isAwaited(eb)])))
      .select(({ fn }) => [
        fn.countAll<number>().as('unseen'),
        fn.countAll<number>().filterWhere('received_at', '<', before).as('old'),
        fn.countAll<number>().filterWhere('received_at', '>', after).as('fresh'),
      ])
      .executeTakeFirstOrThrow(),
  );

/** Takes a request for genuine: it is kept as such, and the team is notified where it has not yet been. */
export async function releaseRequest(database: Database, id: string): Promise<void> {
  await database.use((queries) =>
    queries.updateTable('demo_requests').set({ spam: 0 }).where('id', '=', id).execute(),
  );
  await retryPending(database, id);
}

/** Records that somebody looked at a request. */
export async function markOpened(database: Database, id: string): Promise<void> {
  await database.use((queries) =>
    queries
      .updateTable('demo_requests')
      .set({ opened_at: new Date().toISOString() })
      .where('id', '=', id)
      .where('opened_at', 'is', null)
      .execute(),
  );
}

/** How often requests make way, a batch each time, before what needs room is refused. */
const TURNS = 10;
/** Codes of a database that is full. */
const FULL: readonly unknown[] = ['SQLITE_FULL', 'POSTGRES_QUOTA'];

const underWay = new WeakMap<Database, Promise<number>>();

/** Deletes doubted requests, oldest first, those of which a notification is still to come last; once for all who need room. */
function makeRoom(database: Database): Promise<number> {
  const erase = (isLast: boolean) =>
    eraseWhere(
      database,
      (requests) =>
        requests
          .where('spam', '=', 1)
          .$if(!isLast, (query) => query.where((eb) => eb.not(isAwaited(eb))))
          .orderBy('received_at')
          .orderBy('id'),
      BATCH,
    );
  const made =
    underWay.get(database) ??
    erase(false)
      .then((erased) => erased || erase(true))
      .finally(() => underWay.delete(database));
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
