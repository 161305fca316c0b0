import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Database } from './storage/database';

/** How many clients are remembered. */
const MOST = 50_000;
/** How often ended windows are looked for, in ms. */
const INTERVAL = 60_000;

/** What a client has spent in its time window. */
interface Count {
  readonly spent: number;
  /** Time until the window ends, in ms. */
  readonly left: number;
}

/**
 * Counts in memory. Clients are IP addresses, which are deleted soon after their window, as the privacy policy
 * promises. Setting the computer's clock changes nothing: only the time that passes counts.
 */
export function createCounts() {
  const clients = new Map<string, { spent: number; endsAt: number }>();
  let timer: NodeJS.Timeout | undefined;

  /** Replaces what is known of a client. */
  const set = (client: string, { spent, left }: Count) => {
    clients.delete(client);
    clients.set(client, { spent, endsAt: performance.now() + left });
    const [oldest] = clients.keys();
    if (clients.size > MOST && oldest !== undefined) clients.delete(oldest);
  };
  const forgetSoon = (duration: number) => {
    if (timer) return;
    const forget = () => {
      const now = performance.now();
      for (const [client, { endsAt }] of clients) if (endsAt <= now) clients.delete(client);
      timer = undefined;
      if (clients.size > 0) forgetSoon(duration);
    };
    timer = setTimeout(forget, Math.min(INTERVAL, duration)).unref();
  };
  return {
    /** Counts one more request, in a window of `duration` ms that a client's first request begins. */
    add(client: string, duration: number): Count {
      const known = clients.get(client);
      const left = (known?.endsAt ?? 0) - performance.now();
      const count =
        known && left > 0 ? { spent: known.spent + 1, left } : { spent: 1, left: duration };
      set(client, count);
      forgetSoon(duration);
      return count;
    },
    set,
    get size() {
      return clients.size;
    },
  };
}

type Incr = FastifyRateLimitStore['incr'];

/** A store for @fastify/rate-limit in the memory of one receiver; each limit has its own. */
export class MemoryStore implements FastifyRateLimitStore {
  private readonly counts = createCounts();

  incr(client: string, callback: Parameters<Incr>[1], duration: number): void {
    const { spent, left } = this.counts.add(client, duration);
    callback(null, { current: spent, ttl: left });
  }
  child(): MemoryStore {
    return new MemoryStore();
  }
}

/**
 * Counts one request of a client, in a window of `duration` ms that its first request begins. Returns what is spent
 * in the window, and when that ends, in ms since 1970.
 */
export async function spend(
  database: Database,
  client: string,
  { now, duration }: { now: number; duration: number },
): Promise<{ spent: number; endsAt: number }> {
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

/** How long the database is left alone after it failed to count, in ms. */
const PAUSE = 5000;

/**
 * A store for @fastify/rate-limit that several receivers share through their database. While that fails,
 * each receiver counts on its own. A client that has spent everything is not looked up again, so that a
 * flood stays away from the database.
 */
export function sharedStore(database: Database): FastifyRateLimitStoreCtor {
  const counts = createCounts();
  let pausedUntil = 0;

  async function count(client: string, duration: number, max: number): Promise<Count> {
    const counted = counts.add(client, duration);
    if (counted.spent > max + 1 || performance.now() < pausedUntil) return counted;
    try {
      const now = Date.now();
      const { spent, endsAt } = await spend(database, client, { now, duration });
      const shared = { spent, left: Math.min(duration, Math.max(0, endsAt - Date.now())) };
      counts.set(client, shared);
      return shared;
    } catch {
      pausedUntil = performance.now() + PAUSE;
      return counted;
    }
  }

  return class implements FastifyRateLimitStore {
    incr(client: string, callback: Parameters<Incr>[1], duration: number, max: number): void {
      void count(client, duration, max).then(({ spent, left }) =>
        callback(null, { current: spent, ttl: left }),
      );
    }
    child(): this {
      return this;
    }
  };
}
