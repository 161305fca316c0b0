import type { Database } from './database';

/** What the operator can be alerted of. */
export type AlertName = 'undelivered' | 'unseen' | 'storage' | 'clock' | 'flood' | 'room';

/** Right to alert, in ms: longer than any alert takes, so that no other process sends it too. */
const LEASE = 60_000;
/** An alert is repeated while its cause lasts, after this time in ms. */
export const REPEAT = 24 * 3600_000;

/** Something to alert of. */
export interface Occasion {
  readonly name: AlertName;
  /** Number of deliveries given up: when it grows, the operator is alerted again at once. */
  readonly dead: number;
}

/**
 * Claims the right to alert the operator, unless that was done lately or another process is about to. Whoever
 * claims it says by `settleAlert` how that went.
 */
export async function claimAlert(
  database: Database,
  { name, dead }: Occasion,
  now: number,
): Promise<boolean> {
  const table = 'demo_request_alerts';
  const claimed = { claimed_until: now + LEASE };
  const row = await database.use((queries) =>
    queries
      .insertInto(table)
      .values({ name, dead: 0, told_at: null, ...claimed })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet(claimed)
          .where(`${table}.claimed_until`, '<=', now)
          .where((eb) =>
            eb.or([
              eb(`${table}.told_at`, 'is', null),
              eb(`${table}.told_at`, '<=', now - REPEAT),
              eb(`${table}.dead`, '<', dead),
            ]),
          ),
      )
      .returning('name')
      .executeTakeFirst(),
  );
  return row !== undefined;
}

/** Records that the operator was told; or not, so that the alert is due again at once. */
export async function settleAlert(
  database: Database,
  { name, dead }: Occasion,
  toldAt: number | null,
): Promise<void> {
  await database.use((queries) =>
    queries
      .updateTable('demo_request_alerts')
      .set({ claimed_until: 0, ...(toldAt !== null && { told_at: toldAt, dead }) })
      .where('name', '=', name)
      .execute(),
  );
}

/** When the operator was last told; null when never, or not since the cause was gone. */
export async function lastTold(database: Database, name: AlertName): Promise<number | null> {
  const row = await database.use((queries) =>
    queries
      .selectFrom('demo_request_alerts')
      .select('told_at')
      .where('name', '=', name)
      .executeTakeFirst(),
  );
  return row?.told_at ?? null;
}

/** Forgets an alert whose cause is gone: the next one is sent at once. */
export async function forgetAlert(database: Database, name: AlertName): Promise<void> {
  await database.use((queries) =>
    queries.deleteFrom('demo_request_alerts').where('name', '=', name).execute(),
  );
}

/** Stands among the alerts for the time when the clock was last trusted. */
const CLOCK = 'time of the last retention';

/** What the stored rows say of the time. */
export interface KnownTimes {
  /** When the clock was last trusted, in ms since 1970. */
  readonly trusted: number | null;
  readonly oldest: string | null;
  readonly newest: string | null;
}

export async function knownTimes(database: Database): Promise<KnownTimes> {
  const times = await database.use((queries) =>
    queries
      .selectFrom('demo_requests')
      .select(({ fn, selectFrom }) => [
        fn.min<string | null>('received_at').as('oldest'),
        fn.max<string | null>('received_at').as('newest'),
        selectFrom('demo_request_alerts').select('told_at').where('name', '=', CLOCK).as('trusted'),
      ])
      .executeTakeFirstOrThrow(),
  );
  return times;
}

export async function trustClock(database: Database, now: number): Promise<void> {
  await database.use((queries) =>
    queries
      .insertInto('demo_request_alerts')
      .values({ name: CLOCK, dead: 0, told_at: now, claimed_until: 0 })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ told_at: now }))
      .execute(),
  );
}
