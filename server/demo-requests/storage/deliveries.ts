import type { Database } from './database';

/** One notification to send about one request. */
export interface Delivery {
  readonly id: number;
  readonly request: string;
  readonly attempts: number;
}

/**
 * Claims the next delivery due on a channel. The claim is a lease until `claimedUntil`: if this process
 * dies meanwhile, the delivery becomes due again.
 */
export async function claimDelivery(
  database: Database,
  channel: string,
  now: number,
  claimedUntil: number,
): Promise<Delivery | null> {
  const { rows } = await database.use((client) =>
    client.execute({
      sql: `UPDATE demo_request_deliveries SET claimed_until = ? WHERE id = (
          SELECT id FROM demo_request_deliveries
          WHERE delivered_at IS NULL AND dead_at IS NULL AND channel = ? AND next_attempt_at <= ? AND claimed_until <= ?
          ORDER BY next_attempt_at, id LIMIT 1
        ) RETURNING id, request, attempts`,
      args: [claimedUntil, channel, now, now],
    }),
  );
  const row = rows[0];
  return row
    ? { id: Number(row.id), request: String(row.request), attempts: Number(row.attempts) }
    : null;
}

/** When the next delivery of a channel is due; null when none is pending. */
export async function nextDue(database: Database, channel: string): Promise<number | null> {
  const { rows } = await database.use((client) =>
    client.execute({
      sql: `SELECT min(max(next_attempt_at, claimed_until)) AS due FROM demo_request_deliveries
        WHERE delivered_at IS NULL AND dead_at IS NULL AND channel = ?`,
      args: [channel],
    }),
  );
  return typeof rows[0]?.due === 'number' ? rows[0].due : null;
}

export async function markDelivered(database: Database, id: number): Promise<void> {
  await database.use((client) =>
    client.execute({
      sql: `UPDATE demo_request_deliveries
        SET delivered_at = ?, attempts = attempts + 1, last_error = NULL WHERE id = ?`,
      args: [new Date().toISOString(), id],
    }),
  );
}

interface Failure {
  readonly code: string;
  /** Null to give up: the delivery is kept, but sent again only on request. */
  readonly nextAttemptAt: number | null;
}

export async function markFailed(database: Database, id: number, failure: Failure): Promise<void> {
  const now = Date.now();
  const deadAt = failure.nextAttemptAt === null ? new Date(now).toISOString() : null;
  await database.use((client) =>
    client.execute({
      sql: `UPDATE demo_request_deliveries
        SET attempts = attempts + 1, next_attempt_at = ?, claimed_until = 0, last_error = ?,
          dead_at = ?
        WHERE id = ?`,
      args: [failure.nextAttemptAt ?? now, failure.code, deadAt, id],
    }),
  );
}

export interface DeliveryState {
  readonly channel: string;
  readonly attempts: number;
  readonly deliveredAt: string | null;
  readonly lastError: string | null;
  readonly deadAt: string | null;
}

/** Delivery status of the notifications about one request. */
export async function deliveriesOf(database: Database, request: string): Promise<DeliveryState[]> {
  const { rows } = await database.use((client) =>
    client.execute({
      sql: `SELECT channel, attempts, delivered_at, last_error, dead_at FROM demo_request_deliveries
        WHERE request = ? ORDER BY channel`,
      args: [request],
    }),
  );
  return rows.map((row) => ({
    channel: String(row.channel),
    attempts: Number(row.attempts),
    deliveredAt: row.delivered_at === null ? null : String(row.delivered_at),
    lastError: row.last_error === null ? null : String(row.last_error),
    deadAt: row.dead_at === null ? null : String(row.dead_at),
  }));
}
