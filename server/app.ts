import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import type { ReceiverConfig } from '@/config/receiver';
import { globalHeaders } from '@/hosting/headers';
import type { Redirect } from '@/hosting/redirects';
import { registerDemoRequests } from '@/server/demo-requests/register';
import type { Log } from './demo-requests/log';
import { staticSite } from './static-site';

interface AppOptions {
  root: string;
  redirects: readonly Redirect[];
  /** When set, the server also receives demo requests. */
  receiver?: ReceiverConfig;
}

/** Reply to a malformed URL such as `/%`, which reaches neither hooks nor routes. */
const unreadable = (_error: FastifyError, _request: unknown, reply: FastifyReply): FastifyReply =>
  reply.headers(globalHeaders).code(400).type('text/plain; charset=utf-8').send('Bad Request\n');

/**
 * Shuts down gracefully: in-flight requests finish, idle connections are closed. A numeric `trusted`
 * is the number of proxies (hops) in front. Every response carries the global headers.
 */
function createServer(trusted: ReceiverConfig['trustProxy'] = false): FastifyInstance {
  const app = Fastify({
    logger: false,
    forceCloseConnections: 'idle',
    trustProxy: typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted,
    frameworkErrors: unreadable,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(globalHeaders);
  });
  return app;
}

/** The embedded server: static site and, when configured, the receiver. Not yet listening. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const app = createServer(options.receiver?.trustProxy);
  if (options.receiver) await registerDemoRequests(app, options.receiver);
  await staticSite(app, options);
  return app;
}

/** The receiver on its own, for a site served by another host. Not yet listening. */
export async function createReceiverApp(
  config: ReceiverConfig,
  log?: Log,
): Promise<FastifyInstance> {
  const app = createServer(config.trustProxy);
  await registerDemoRequests(app, config, log);
  return app;
}
