import { expressionBuilder } from 'kysely';
import type { Database, Tables } from './database';

/** One notification to send about one request. */
export interface Delivery {
  readonly id: number;
  readonly request: string;
  readonly attempts: number;
}

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
 * Claims the next delivery due on a channel. The claim is a lease: if this process dies meanwhile, the delivery
 * becomes due again. Processes that claim at once get different ones. A time further ahead than this receiver
 * would set is of a clock that has since been set back, and does not count.
 */
export async function claimDelivery(
  database: Database,
  channel: string,
  { now, lease, longestDelay }: ClaimTimes,
): Promise<Delivery | null> {
  const eb = expressionBuilder<Tables, 'demo_request_deliveries'>();
  const past = (column: 'next_attempt_at' | 'claimed_until', furthest: number) =>
    eb.or([eb(column, '<=', now), eb(column, '>', now + furthest + SKEW)]);
  const claimed = await database.use((queries) =>
    queries
      .updateTable('demo_request_deliveries')
      .set({ claimed_until: now + lease })
      .where('id', '=', (inner) =>
        inner
          .selectFrom('demo_request_deliveries')
          .select('id')
          .where('delivered_at', 'is', null)
          .where('dead_at', 'is', null)
          .where('channel', '=', channel)
          .where(past('next_attempt_at', longestDelay))
          .where(past('claimed_until', lease))
          .orderBy('next_attempt_at')
          .orderBy('id')
          .limit(1)
          // SQLite lets one statement write at a time.
          .$if(database.kind === 'postgres', (query) => query.forUpdate().skipLocked()),
      )
      .returning(['id', 'request', 'attempts'])
      .executeTakeFirst(),
  );
  return claimed ?? null;
}

/** Stands for the channels of the receiver, which puts them in its place. */
export const ALL_CHANNELS = 'all channels';

/** Puts these channels in the place of `ALL_CHANNELS`. False when there was nothing to do. */
export async function shareOut(database: Database, channels: readonly string[]): Promise<boolean> {
  if ((await nextDue(database, ALL_CHANNELS)) === null) return false;
  return database.transact(async (queries) => {
    const shared = await queries
      .deleteFrom('demo_request_deliveries')
      .where('channel', '=', ALL_CHANNELS)
      .returning(['request', 'next_attempt_at'])
      .execute();
    const rows = shared.flatMap((row) => channels.map((channel) => ({ ...row, channel })));
    if (rows.length === 0) return false;
    await queries
      .insertInto('demo_request_deliveries')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['request', 'channel']).doNothing())
      .execute();
    return true;
  });
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

export async function markDelivered(database: Database, id: number): Promise<void> {
  await database.use((queries) =>
    queries
      .updateTable('demo_request_deliveries')
      .set((eb) => ({
        delivered_at: new Date().toISOString(),
        attempts: eb('attempts', '+', 1),
        last_error: null,
      }))
      .where('id', '=', id)
      .execute(),
  );
}

interface Failure {
  readonly code: string;
  /** Null to give up: the delivery is kept, but sent again only on request. */
  readonly nextAttemptAt: number | null;
}

export async function markFailed(database: Database, id: number, failure: Failure): Promise<void> {
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
      .where('id', '=', id)
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
  /** Age of the oldest one still being retried, counted from the request or its release; 0 when there is none. */
  readonly oldestSeconds: number;
}

export async function backlogOf(database: Database, now = Date.now()): Promise<Backlog> {
  const row = await database.use((queries) =>
    queries
      .selectFrom('demo_request_deliveries')
      .innerJoin('demo_requests', 'demo_requests.id', 'request')
      .where('delivered_at', 'is', null)
      .select(({ fn }) => [
        fn.countAll<number>().filterWhere('dead_at', 'is', null).as('waiting'),
        fn.count<number>('dead_at').as('dead'),
        fn
          .min('received_at')
          .filterWhere('dead_at', 'is', null)
          .filterWhere('channel', '<>', ALL_CHANNELS)
          .as('oldest'),
        fn
          .min<number | null>('next_attempt_at')
          .filterWhere('channel', '=', ALL_CHANNELS)
          .as('released'),
      ])
      .executeTakeFirstOrThrow(),
  );
  const { waiting, dead, oldest, released } = row;
  const since = Math.min(oldest ? Date.parse(oldest) : now, released ?? now);
  return { waiting, dead, oldestSeconds: Math.max(0, (now - since) / 1000) };
}

/**
 * Makes undelivered notifications due at once, given-up ones included: those of one request, or all.
 * One that is being sent right now is left alone. Returns their number.
 */
export async function retryPending(database: Database, request: string | null): Promise<number> {
  const now = Date.now();
  const { numUpdatedRows } = await database.use((queries) =>
    queries
      .updateTable('demo_request_deliveries')
      .set({ dead_at: null, attempts: 0, next_attempt_at: now })
      .where('delivered_at', 'is', null)
      .where('claimed_until', '<=', now)
      .$if(request !== null, (query) => query.where('request', '=', request ?? ''))
      .executeTakeFirst(),
  );
  return Number(numUpdatedRows);
}
