import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReceiverConfig } from '@/config/receiver';
import { type Health, healthDetails } from './health';
import { METRICS_TYPE, metricsOf } from './metrics';
import { countWaiting } from './storage/backlog';
import type { Database } from './storage/database';

/** Retry-After in seconds while nothing can be stored. */
const RETRY_AFTER = 30;

interface HealthParts {
  readonly config: ReceiverConfig;
  readonly database: Database;
  readonly health: Health;
}

/**
 * `GET /health/live/`: the process answers. `GET /health/`: requests can be stored. `GET /health/details/` and
 * `GET /health/metrics/`: figures, for those who may see them.
 */
export function healthRoutes(app: FastifyInstance, parts: HealthParts): void {
  const { config, database, health } = parts;
  for (const url of ['/health/live/', '/health/live']) app.get(url, () => ({ status: 'ok' }));
  for (const url of ['/health/', '/health']) {
    app.get(url, async (request, reply) => {
      try {
        await health.check();
        const details = maySeeDetails(request, config.healthToken);
        return { status: 'ok', ...(details && { waiting: await countWaiting(database) }) };
      } catch {
        return reply.code(503).header('Retry-After', RETRY_AFTER).send({ status: 'unavailable' });
      }
    });
  }
  const details = async () => {
    await health.check();
    return healthDetails(database, config.database);
  };
  app.get('/health/details/', async (request, reply) => {
    if (!maySeeDetails(request, config.healthToken)) return reply.callNotFound();
    try {
      return { status: 'ok', ...(await details()) };
    } catch {
      return reply.code(503).header('Retry-After', RETRY_AFTER).send({ status: 'unavailable' });
    }
  });
  app.get('/health/metrics/', async (request, reply) => {
    if (!maySeeDetails(request, config.healthToken)) return reply.callNotFound();
    return reply.type(METRICS_TYPE).send(await metricsOf(await details().catch(() => null)));
  });
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
/** A proxy on the same machine adds these to what it passes on. */
const PROXIED = ['forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'via'];

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether the client has the token, or runs on this machine and is not a proxy. */
function maySeeDetails({ headers, socket }: FastifyRequest, token: string | null): boolean {
  const [, given] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? [];
  if (given !== undefined) return token !== null && timingSafeEqual(hash(given), hash(token));
  return (
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    !PROXIED.some((name) => headers[name] !== undefined)
  );
}
