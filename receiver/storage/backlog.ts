import type { Database } from './queries';

/** Notifications not delivered yet, on all channels. */
export interface Backlog {
  /** Still being retried. */
  readonly waiting: number;
  /** Given up. */
  readonly dead: number;
  /** Age of the oldest one still being retried, counted from the request; 0 when there is none. */
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
        fn.min('received_at').filterWhere('dead_at', 'is', null).as('oldest'),
      ])
      .executeTakeFirstOrThrow(),
  );
  const { waiting, dead, oldest } = row;
  return {
    waiting,
    dead,
    oldestSeconds: oldest ? Math.max(0, (now - Date.parse(oldest)) / 1000) : 0,
  };
}

/** Number of deliveries still being retried, on all channels. */
export const countWaiting = async (database: Database): Promise<number> =>
  (await backlogOf(database)).waiting;

export interface PendingDelivery {
  readonly request: string;
  readonly channel: string;
  readonly receivedAt: string;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly nextAttemptAt: number;
  readonly dead: boolean;
}

/** Everything not delivered, oldest first. */
export async function listPending(database: Database): Promise<PendingDelivery[]> {
  const rows = await database.use((queries) =>
    queries
      .selectFrom('demo_request_deliveries')
      .innerJoin('demo_requests', 'demo_requests.id', 'request')
      .where('delivered_at', 'is', null)
      .select([
        'request',
        'channel',
        'received_at as receivedAt',
        'attempts',
        'last_error as lastError',
        'next_attempt_at as nextAttemptAt',
        'dead_at',
      ])
      .orderBy('received_at')
      .orderBy('request')
      .orderBy('channel')
      .execute(),
  );
  return rows.map(({ dead_at, ...row }) => ({ ...row, dead: dead_at !== null }));
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
