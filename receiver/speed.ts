import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { metrics, pageKinds, ratings } from '@/lib/speed';
import type { Budget } from './budget';
import type { Database } from './storage/database';
import { countSpeed } from './storage/speed';

/** In bytes: more than the longest names of everything take. */
const BODY_LIMIT = 256;

const isIn = (values: readonly string[], value: unknown): value is string =>
  typeof value === 'string' && values.includes(value);

/** How the metrics of one page view were rated; null when a body holds anything but that. */
function readRated(body: unknown): Parameters<typeof countSpeed>[1] | null {
  const { page, ...sent } = Object(body) as Record<string, unknown>;
  const rated = metrics.flatMap((metric) => {
    const rating = sent[metric];
    return isIn(ratings, rating) ? { metric, rating } : [];
  });
  if (!isIn(pageKinds, page) || rated.length === 0 || rated.length < Object.keys(sent).length)
    return null;
  return rated.map((row) => ({ page, ...row }));
}

interface SpeedParts {
  readonly database: Database;
  readonly budget: Budget;
  isFromSite(request: FastifyRequest): boolean;
}

/** `POST /speed/`: counts how browsers rated the speed of a page. Nobody reads the answer. */
export function speedRoute(app: FastifyInstance, parts: SpeedParts): void {
  const { database, budget, isFromSite } = parts;
  const refuse = (reply: FastifyReply, status: number) => reply.code(status).send();
  app.post('/speed/', {
    bodyLimit: BODY_LIMIT,
    async onRequest(request, reply) {
      const seconds = await budget.countView(request);
      if (seconds !== null) return refuse(reply.header('Retry-After', seconds), 429);
      if (!isFromSite(request)) return refuse(reply, 403);
    },
    async handler({ body }, reply) {
      const rated = readRated(body);
      if (!rated) return refuse(reply, 400);
      await countSpeed(database, rated);
      return reply.code(204).send();
    },
  });
}
