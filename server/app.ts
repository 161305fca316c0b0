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
  /** Receives demo requests as well. */
  receiver?: ReceiverConfig;
}

/** Answers to an address such as `/%`, which no hook and no route sees. */
const unreadable = (_error: FastifyError, _request: unknown, reply: FastifyReply): FastifyReply =>
  reply.headers(globalHeaders).code(400).type('text/plain; charset=utf-8').send('Bad Request\n');

/**
 * On closing, requests being answered are finished and idle connections are not waited for. A number
 * of trusted proxies counts them from the nearest. Every answer has the headers of the whole site.
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

/** The embedded server, not yet listening. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const app = createServer(options.receiver?.trustProxy);
  if (options.receiver) await registerDemoRequests(app, options.receiver);
  await staticSite(app, options);
  return app;
}

/** The receiver alone, for a site that another host serves. Not yet listening. */
export async function createReceiverApp(
  config: ReceiverConfig,
  log?: Log,
): Promise<FastifyInstance> {
  const app = createServer(config.trustProxy);
  await registerDemoRequests(app, config, log);
  return app;
}
