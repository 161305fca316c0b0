import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReceiverConfig } from '@/config/receiver';

/** Rate limit per client address, shared by all the receiver's routes that use it. */
export interface Budget {
  /** Counts a request before any of it is parsed. */
  count(request: FastifyRequest): Promise<void>;
  /** Seconds until the client may try again (Retry-After); null when within the limit. */
  waitOf(request: FastifyRequest): number | null;
}

export async function createBudget(
  app: FastifyInstance,
  { max, windowSeconds }: ReceiverConfig['rateLimit'],
): Promise<Budget> {
  await app.register(rateLimit, { global: false, max, timeWindow: windowSeconds * 1000 });
  const limit = app.createRateLimit();
  const waits = new WeakMap<FastifyRequest, number>();
  return {
    async count(request) {
      const spent = await limit(request);
      if (!spent.isAllowed && spent.isExceeded) waits.set(request, spent.ttlInSeconds);
    },
    waitOf: (request) => waits.get(request) ?? null,
  };
}
