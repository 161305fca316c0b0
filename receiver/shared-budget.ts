import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { type Count, createCounts } from './counts';
import { spend } from './storage/budgets';
import type { Database } from './storage/database';

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
    incr(
      client: string,
      callback: Parameters<FastifyRateLimitStore['incr']>[1],
      duration: number,
      max: number,
    ): void {
      void count(client, duration, max).then(({ spent, left }) =>
        callback(null, { current: spent, ttl: left }),
      );
    }
    child(): this {
      return this;
    }
  };
}
