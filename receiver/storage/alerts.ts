import { sql } from 'kysely';
import { changed, type Database, onlyOf, rowsOf } from './database';

/** What the operator can be alerted of. */
export type AlertName = 'undelivered' | 'unseen' | 'storage' | 'clock' | 'flood' | 'room';

/** Stands among the alerts for the time when the clock was last trusted. */
const CLOCK = 'time of the last retention';
type Stored = AlertName | typeof CLOCK;

/** Right to alert, in ms: longer than any alert takes, so that no other process sends it too. */
const LEASE = 60_000;
/** An alert is repeated while its cause lasts, after this time in ms. */
export const REPEAT = 24 * 3600_000;

/**
 * Claims the right to alert the operator, unless that was done lately or another process is about to. Whoever
 * claims it says by `settleAlert` how that went.
 */
export async function claimAlert(database: Database, name: AlertName, now: number) {
  const claimed = await rowsOf(
    database,
    sql`INSERT INTO demo_request_alerts AS alert (name, dead, told_at, claimed_until)
      VALUES (${name}, 0, NULL, ${now + LEASE})
      ON CONFLICT (name) DO UPDATE SET claimed_until = excluded.claimed_until
      WHERE alert.claimed_until <= ${now}
        AND (alert.told_at IS NULL OR alert.told_at <= ${now - REPEAT})
      RETURNING name`,
  );
  return claimed.length > 0;
}

/** Records that the operator was told; or not, so that the alert is due again at once. */
export const settleAlert = (database: Database, name: Stored, toldAt: number | null) =>
  changed(
    database,
    sql`INSERT INTO demo_request_alerts AS alert (name, dead, told_at, claimed_until)
      VALUES (${name}, 0, ${toldAt}, 0) ON CONFLICT (name) DO UPDATE
      SET claimed_until = 0, told_at = coalesce(excluded.told_at, alert.told_at)`,
  );

/** When the operator was last told; null when never, or not since the cause was gone. */
export const lastTold = (database: Database, name: Stored) =>
  onlyOf<number>(database, sql`SELECT told_at FROM demo_request_alerts WHERE name = ${name}`);

/** Forgets an alert whose cause is gone: the next one is sent at once. */
export const forgetAlert = (database: Database, name: AlertName) =>
  changed(database, sql`DELETE FROM demo_request_alerts WHERE name = ${name}`);

/** When the clock was last trusted, in ms since 1970; null when it never was. */
export const lastTrusted = (database: Database) => lastTold(database, CLOCK);

export const trustClock = (database: Database, now: number) => settleAlert(database, CLOCK, now);
