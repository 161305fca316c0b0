import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { globalHeaders } from '@/delivery/hosting/global-headers';
import type { ReceiverConfig } from '@/lib/config/receiver';
import { type Log, logToOutput } from '@/receiver/log';
import { registerDemoRequests } from '@/receiver/register';
import {
  answerError,
  answerPlainly,
  namesHost,
  pathOf,
  refuseExpectation,
  refuseSilent,
  refuseTunnel,
  unreadableRequest,
  unreadableUrl,
} from './plain-answers';
import { capConnections, takeTurns } from './turns';

/** In ms: for a client to send headers, a whole request, and for a connection on which nothing happens. */
const HEADERS_TIME = 15_000;
const REQUEST_TIME = 30_000;
const SILENT_TIME = 20_000;
/** How often Node looks for requests that take too long, in ms. */
const CHECK_INTERVAL = 5000;

/**
 * Shuts down gracefully: in-flight requests finish, idle connections are closed. A numeric `trusted`
 * is the number of proxies (hops) in front. Every response carries the global headers.
 */
export function createServer(
  trusted: ReceiverConfig['trustProxy'] = false,
  log: Log = logToOutput,
): FastifyInstance {
  const app = Fastify({
    logger: false,
    forceCloseConnections: 'idle',
    requestTimeout: REQUEST_TIME,
    connectionTimeout: SILENT_TIME,
    http: {
      headersTimeout: HEADERS_TIME,
      connectionsCheckingInterval: CHECK_INTERVAL,
      // Node would answer without our headers; the hook below refuses instead.
      requireHostHeader: false,
    },
    // Fastify would answer what arrives while it stops by itself; there is time to answer it properly.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => pathOf(url),
    trustProxy: typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted,
    frameworkErrors: unreadableUrl,
    clientErrorHandler: unreadableRequest,
  });
  app.server.on('checkExpectation', refuseExpectation);
  app.server.on('connect', refuseTunnel);
  app.server.on('request', refuseSilent);
  app.setErrorHandler(answerError);
  takeTurns(app);
  // A proxy connects for all its clients.
  if (trusted === false) capConnections(app, log);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(globalHeaders);
    if (!namesHost(request.raw)) return answerPlainly(request, reply, 400);
  });
  return app;
}

/** The receiver on its own, for a site served by another host. Not yet listening. */
export async function createReceiverApp(
  config: ReceiverConfig,
  log?: Log,
): Promise<FastifyInstance> {
  const app = createServer(config.trustProxy, log);
  await registerDemoRequests(app, config, log);
  return app;
}
