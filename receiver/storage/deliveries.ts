import { expressionBuilder } from 'kysely';
import type { Database, Tables } from './database';

/** One notification to send, about one request or about several that are doubted. */
export interface Delivery {
  readonly ids: readonly number[];
  readonly requests: readonly string[];
  readonly attempts: number;
}

/** Stands for an error of those that are sent only once somebody takes the request for genuine. */
export const HELD = 'held';

/** How many go together at most. */
const TOGETHER = 5000;

/** How far clocks of receivers that share a database may differ, in ms. */
const SKEW = 60_000;

/** In ms; `now` since 1970. */
interface ClaimTimes {
  readonly now: number;
  /** How long the claim lasts. */
  readonly lease: number;
  /** The longest time between two attempts. */
  readonly longestDelay: number;
}

/**
 * Claims the next delivery due on a channel, and with one that is batched all others. The claim is a lease: if this
 * process dies meanwhile, the delivery becomes due again. Processes that claim at once get different ones. A time further
 * ahead than this receiver would set is of a clock that has since been set back, and does not count.
 */
export async function claimDelivery(
  database: Database,
  channel: string,
  { now, lease, longestDelay }: ClaimTimes,
): Promise<Delivery | null> {
  const eb = expressionBuilder<Tables, 'demo_request_deliveries'>();
  const past = (column: 'next_attempt_at' | 'claimed_until', furthest: number) =>
    eb.or([eb(column, '<=', now), eb(column, '>', now + furthest + SKEW)]);
  const claim = (most: number, batched?: 1) =>
    database.use((queries) =>
      queries
        .updateTable('demo_request_deliveries')
        .set({ claimed_until: now + lease })
        .where('id', 'in', (inner) =>
          inner
            .selectFrom('demo_request_deliveries')
            .select('id')
            .where('delivered_at', 'is', null)
            .where('dead_at', 'is', null)
            .where('channel', '=', channel)
            .$if(batched !== undefined, (query) => query.where('batched', '=', 1))
            .where(past('next_attempt_at', longestDelay))
            .where(past('claimed_until', lease))
            .orderBy('next_attempt_at')
            .orderBy('id')
            .limit(most)
            // SQLite lets one statement write at a time.
            .$if(database.kind === 'postgres', (query) => query.forUpdate().skipLocked()),
        )
        .returning(['id', 'request', 'attempts', 'batched'])
        .execute(),
    );
  const [first] = await claim(1);
  if (!first) return null;
  const others = first.batched === 1 ? await claim(TOGETHER, 1) : [];
  const all = [first, ...others.sort((one, other) => one.id - other.id)];
  return {
    ids: all.map(({ id }) => id),
    requests: all.map(({ request }) => request),
    attempts: first.attempts,
  };
}

/** When the next delivery of a channel is due; null when none is pending. */
export async function nextDue(database: Database, channel: string): Promise<number | null> {
  const { due } = await database.use((queries) =>
    queries
      .selectFrom('demo_request_deliveries')
      .where('delivered_at', 'is', null)
      .where('dead_at', 'is', null)
      .where('channel', '=', channel)
      .select(({ fn, eb }) =>
        fn
          .min<number | null>(
            eb
              .case()
              .when('claimed_until', '>', eb.ref('next_attempt_at'))
              .then(eb.ref('claimed_until'))
              .else(eb.ref('next_attempt_at'))
              .end(),
          )
          .as('due'),
      )
      .executeTakeFirstOrThrow(),
  );
  return due;
}

export async function markDelivered(database: Database, ids: readonly number[]): Promise<void> {
  await database.use((queries) =>
    queries
      .updateTable('demo_request_deliveries')
      .set((eb) => ({
        delivered_at: new Date().toISOString(),
        attempts: eb('attempts', '+', 1),
        last_error: null,
      }))
      .where('id', 'in', ids)
      .execute(),
  );
}

interface Failure {
  readonly code: string;
  /** Null to give up: the delivery is kept, but sent again only on request. */
  readonly nextAttemptAt: number | null;
}

export async function markFailed(
  database: Database,
  ids: readonly number[],
  failure: Failure,
): Promise<void> {
  const now = Date.now();
  await database.use((queries) =>
    queries
      .updateTable('demo_request_deliveries')
      .set((eb) => ({
        attempts: eb('attempts', '+', 1),
        next_attempt_at: failure.nextAttemptAt ?? now,
        claimed_until: 0,
        last_error: failure.code,
        dead_at: failure.nextAttemptAt === null ? new Date(now).toISOString() : null,
      }))
      .where('id', 'in', ids)
      .execute(),
  );
}

/** Notifications about one request, with how far they got. */
export const deliveriesOf = (database: Database, request: string) =>
  database.use((queries) =>
    queries
      .selectFrom('demo_request_deliveries')
      .where('request', '=', request)
      .select([
        'channel',
        'attempts',
        'next_attempt_at as nextAttemptAt',
        'delivered_at as deliveredAt',
        'last_error as lastError',
        'dead_at as deadAt',
      ])
      .orderBy('channel')
      .execute(),
  );

/** Notifications not delivered yet, on all channels. */
export interface Backlog {
  /** Still being retried. */
  readonly waiting: number;
  /** Given up. */
  readonly dead: number;
  /** Age of the oldest one still being retried; 0 when there is none. */
  readonly oldestSeconds: number;
}

export async function backlogOf(database: Database, now = Date.now()): Promise<Backlog> {
  const { oldest, ...counts } = await database.use((queries) =>
    queries
      .selectFrom('demo_request_deliveries')
      .innerJoin('demo_requests', 'demo_requests.id', 'request')
      .where('delivered_at', 'is', null)
      .where(({ eb }) => eb.or([eb('last_error', 'is', null), eb('last_error', '<>', HELD)]))
      .select(({ fn }) => [
        fn.countAll<number>().filterWhere('dead_at', 'is', null).as('waiting'),
        fn.count<number>('dead_at').as('dead'),
        fn.min('received_at').filterWhere('dead_at', 'is', null).as('oldest'),
      ])
      .executeTakeFirstOrThrow(),
  );
  const oldestSeconds = oldest ? Math.max(0, (now - Date.parse(oldest)) / 1000) : 0;
  return { ...counts, oldestSeconds };
}

/**
 * Makes undelivered notifications due at once, given-up ones included: all of one request, or all but those that are held.
 * One that is being sent right now is left alone. Returns their number.
 */
export async function retryPending(database: Database, request?: string): Promise<number> {
  const now = Date.now();
  const { numUpdatedRows } = await database.use((queries) =>
    queries
      .updateTable('demo_request_deliveries')
      .set({ dead_at: null, last_error: null, attempts: 0, next_attempt_at: now })
      // By itself, when somebody asks for this one.
      .$if(request !== undefined, (query) => query.set({ batched: 0 }))
      .where('delivered_at', 'is', null)
      .where('claimed_until', '<=', now)
      .where(({ eb }) =>
        request === undefined
          ? eb.or([eb('last_error', 'is', null), eb('last_error', '<>', HELD)])
          : eb('request', '=', request),
      )
      .executeTakeFirst(),
  );
  return Number(numUpdatedRows);
}
