import type { Database } from './database';

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
  const { rows } = await database.use((client) =>
    client.execute(
      `SELECT count(*) FILTER (WHERE dead_at IS NULL) AS waiting, count(dead_at) AS dead,
        min(received_at) FILTER (WHERE dead_at IS NULL) AS oldest
      FROM demo_request_deliveries JOIN demo_requests ON demo_requests.id = request
      WHERE delivered_at IS NULL`,
    ),
  );
  const [row] = rows;
  return {
    waiting: Number(row?.waiting ?? 0),
    dead: Number(row?.dead ?? 0),
    oldestSeconds: row?.oldest ? Math.max(0, (now - Date.parse(String(row.oldest))) / 1000) : 0,
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
  const { rows } = await database.use((client) =>
    client.execute(
      `SELECT request, channel, received_at, attempts, last_error, next_attempt_at, dead_at
      FROM demo_request_deliveries JOIN demo_requests ON demo_requests.id = request
      WHERE delivered_at IS NULL ORDER BY received_at, request, channel`,
    ),
  );
  return rows.map((row) => ({
    request: String(row.request),
    channel: String(row.channel),
    receivedAt: String(row.received_at),
    attempts: Number(row.attempts),
    lastError: row.last_error === null ? null : String(row.last_error),
    nextAttemptAt: Number(row.next_attempt_at),
    dead: row.dead_at !== null,
  }));
}

/**
 * Makes undelivered notifications due at once, given-up ones included: those of one request, or all.
 * One that is being sent right now is left alone. Returns their number.
 */
export async function retryPending(database: Database, request: string | null): Promise<number> {
  const now = Date.now();
  const { rowsAffected } = await database.use((client) =>
    client.execute({
      sql: `UPDATE demo_request_deliveries SET dead_at = NULL, attempts = 0, next_attempt_at = ?
        WHERE delivered_at IS NULL AND claimed_until <= ? AND (? IS NULL OR request = ?)`,
      args: [now, now, request, request],
    }),
  );
  return rowsAffected;
}
