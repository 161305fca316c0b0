import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReceiverConfig } from '@/config/receiver';

/** How many requests an address may send in a time, at whatever address of the receiver. */
export interface Budget {
  /** Counts a request, before anything of it is looked at. */
  count(request: FastifyRequest): Promise<void>;
  /** Seconds until the sender of a counted request may come back; null within the budget. */
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
