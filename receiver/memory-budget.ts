import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { createCounts } from './counts';

/** A store for @fastify/rate-limit in the memory of one receiver; each limit has its own. */
export class MemoryStore implements FastifyRateLimitStore {
  private readonly counts = createCounts();

  incr(
    client: string,
    callback: Parameters<FastifyRateLimitStore['incr']>[1],
    duration: number,
  ): void {
    const { spent, left } = this.counts.add(client, duration);
    callback(null, { current: spent, ttl: left });
  }
  child(): MemoryStore {
    return new MemoryStore();
  }
}
