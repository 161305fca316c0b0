import { sql } from 'kysely';
import { changed, type Database, onlyOf, rowsOf } from './database';

/** One notification to send, about one request or about several that are doubted. */
export interface Delivery {
  readonly ids: readonly number[];
  readonly requests: readonly string[];
  readonly attempts: number;
}

/** In place of an error: held back until somebody marks the request as genuine. */
export const HELD = 'held';

/** In deliveries stored by an earlier version, which did not name a channel. */
const ANY = 'all channels';

/** Most requests in one notification. */
const TOGETHER = 5000;

/** How far clocks of receivers that share a database may differ, in ms. */
const SKEW = 60_000;

/** In ms: longer than any send takes, so that no other process sends it too. */
export const LEASE = 120_000;

/**
 * Claims the next delivery due on a channel, and with one that is batched all others. The claim is a lease: if this
 * process dies meanwhile, the delivery becomes due again. Processes that claim at once get different ones. A time further
 * ahead than this receiver would set is of a clock that has since been set back, and does not count.
 * @param longestDelay between two attempts, in ms.
 */
export async function claimDelivery(
  database: Database,
  channel: string,
  now: number,
  longestDelay: number,
): Promise<Delivery | null> {
  const past = (column: string, furthest: number) =>
    sql`(${sql.ref(column)} <= ${now} OR ${sql.ref(column)} > ${now + furthest + SKEW})`;
  // SQLite lets one statement write at a time.
  const lock = database.kind === 'postgres' ? sql`FOR UPDATE SKIP LOCKED` : sql``;
  const claim = (most: number, which = sql``) =>
    rowsOf<Record<'id' | 'attempts' | 'batched', number> & { request: string }>(
      database,
      sql`WITH due AS MATERIALIZED (
          SELECT id FROM demo_request_deliveries
          WHERE delivered_at IS NULL AND dead_at IS NULL AND channel IN (${channel}, ${ANY}) ${which}
            AND ${past('next_attempt_at', longestDelay)} AND ${past('claimed_until', LEASE)}
          ORDER BY next_attempt_at, id LIMIT ${most} ${lock})
        UPDATE demo_request_deliveries SET claimed_until = ${now + LEASE}
        WHERE id IN (SELECT id FROM due) RETURNING id, request, attempts, batched`,
    );
  const [first] = await claim(1);
  if (!first) return null;
  const others = first.batched === 1 ? await claim(TOGETHER, sql`AND batched = 1`) : [];
  const all = [first, ...others.sort((one, other) => one.id - other.id)];
  return {
    ids: all.map(({ id }) => id),
    requests: all.map(({ request }) => request),
    attempts: first.attempts,
  };
}

/** When the next delivery of a channel is due; null when none is pending. */
export const nextDue = (database: Database, channel: string) =>
  onlyOf<number>(
    database,
    sql`SELECT min(CASE WHEN claimed_until > next_attempt_at THEN claimed_until ELSE next_attempt_at END)
      FROM demo_request_deliveries
      WHERE delivered_at IS NULL AND dead_at IS NULL AND channel = ${channel}`,
  );

export const markDelivered = (database: Database, ids: readonly number[]) =>
  changed(
    database,
    sql`UPDATE demo_request_deliveries SET attempts = attempts + 1, last_error = NULL,
      delivered_at = ${new Date().toISOString()} WHERE id IN (${sql.join(ids)})`,
  );

/** Without a next attempt, it is given up: kept, but sent again only on request. */
export function markFailed(
  database: Database,
  ids: readonly number[],
  { code, nextAttemptAt }: { code: string; nextAttemptAt: number | null },
) {
  const now = Date.now();
  const deadAt = nextAttemptAt === null ? new Date(now).toISOString() : null;
  return changed(
    database,
    sql`UPDATE demo_request_deliveries SET attempts = attempts + 1, claimed_until = 0,
      next_attempt_at = ${nextAttemptAt ?? now}, last_error = ${code}, dead_at = ${deadAt}
      WHERE id IN (${sql.join(ids)})`,
  );
}

interface DeliveryState {
  readonly channel: string;
  readonly attempts: number;
  readonly deliveredAt: string | null;
  readonly lastError: string | null;
  readonly deadAt: string | null;
}

/** Notifications about one request, with how far they got. */
export const deliveriesOf = (database: Database, request: string) =>
  rowsOf<DeliveryState>(
    database,
    sql`SELECT channel, attempts, delivered_at AS "deliveredAt", last_error AS "lastError",
        dead_at AS "deadAt" FROM demo_request_deliveries WHERE request = ${request} ORDER BY channel`,
  );

const isHeld = sql`coalesce(last_error, '') = ${HELD}`;

/**
 * Notifications still being retried on all channels, and the age of the oldest; those given up; what is doubted. Those
 * that go together are not late before their hour, and then have a minute.
 */
export async function backlogOf(database: Database, now = Date.now()) {
  const [row] = await rowsOf<
    Record<'waiting' | 'dead' | 'doubted', number> & { oldest: string | null }
  >(
    database,
    sql`SELECT count(*) FILTER (WHERE dead_at IS NULL) AS waiting, count(dead_at) AS dead,
        min(received_at) FILTER (WHERE dead_at IS NULL) AS oldest,
        (SELECT count(*) FROM demo_requests WHERE spam = 1) AS doubted
      FROM demo_request_deliveries JOIN demo_requests ON demo_requests.id = request
      WHERE delivered_at IS NULL AND NOT ${isHeld}
        AND (batched = 0 OR attempts > 0 OR next_attempt_at <= ${now - SKEW})`,
  );
  const { waiting = 0, dead = 0, doubted = 0, oldest } = row ?? {};
  return {
    waiting,
    dead,
    doubted,
    oldestSeconds: oldest ? Math.max(0, (now - Date.parse(oldest)) / 1000) : 0,
  };
}

/**
 * Makes undelivered notifications due at once, given-up ones included: of one request, by themselves; or all but those
 * that are held. One that is being sent right now is left alone. Returns their number.
 */
export function retryPending(database: Database, request?: string): Promise<number> {
  const now = Date.now();
  const which = request === undefined ? sql`NOT ${isHeld}` : sql`request = ${request}`;
  return changed(
    database,
    sql`UPDATE demo_request_deliveries SET dead_at = NULL, last_error = NULL, attempts = 0,
      next_attempt_at = ${now}, batched = ${request === undefined ? sql`batched` : 0}
      WHERE delivered_at IS NULL AND claimed_until <= ${now} AND ${which}`,
  );
}
