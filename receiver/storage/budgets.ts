import type { Database } from './queries';

export interface Spending {
  /** Requests counted in the current time window. */
  readonly spent: number;
  /** When the window ends, in ms since 1970. */
  readonly endsAt: number;
}

/** Counts one request of a client, in a window of `duration` ms that its first request begins. */
export async function spend(
  database: Database,
  client: string,
  { now, duration }: { now: number; duration: number },
): Promise<Spending> {
  const table = 'demo_request_budgets';
  return database.use((queries) =>
    queries
      .insertInto(table)
      .values({ client, spent: 1, ends_at: now + duration })
      .onConflict((conflict) =>
        conflict.column('client').doUpdateSet(({ eb, ref }) => ({
          spent: eb
            .case()
            .when(`${table}.ends_at`, '<=', now)
            .then(1)
            .else(eb(`${table}.spent`, '+', 1))
            .end(),
          ends_at: eb
            .case()
            .when(`${table}.ends_at`, '<=', now)
            .then(now + duration)
            .else(ref(`${table}.ends_at`))
            .end(),
        })),
      )
      .returning(['spent', 'ends_at as endsAt'])
      .executeTakeFirstOrThrow(),
  );
}

/** Deletes the addresses of clients whose window has ended. */
export const forgetBudgets = (database: Database, now: number): Promise<unknown> =>
  database.use((queries) =>
    queries.deleteFrom('demo_request_budgets').where('ends_at', '<=', now).execute(),
  );
