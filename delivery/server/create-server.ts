import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { globalHeaders } from '@/delivery/hosting/global-headers';
import type { ReceiverConfig } from '@/lib/config/receiver';
import { clientOf } from '@/receiver/budget';
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

/** Requests that one connection may send before their answers; browsers and proxies send none. */
const MOST = 8;
/** Connections at a time: each may hold a file open. */
const MOST_CONNECTIONS = 1000;
/** Most connections of one address at a time: a browser opens six, and an office shares an address. */
const MOST_OF_ADDRESS = 200;
/** Interval at which dropped connections are logged, in ms. */
const LOG_INTERVAL = 60_000;

/** The requests of a connection that are not answered yet, and when the last of them will be. */
interface Turns {
  waiting: number;
  last: Promise<void>;
}

/**
 * Answers the pipelined requests of a connection one after the other, and ends it when there are too many: each answer
 * begun early would hold a file and a buffer, for good where Node does not close those whose connection is lost before
 * their turn.
 */
function takeTurns(app: FastifyInstance): void {
  const connections = new WeakMap<Socket, Turns>();
  app.server.maxConnections = MOST_CONNECTIONS;
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    const turns = connections.get(socket) ?? { waiting: 0, last: Promise.resolve() };
    connections.set(socket, turns);
    if (turns.waiting === MOST) socket.destroy();
    const before = turns.last;
    turns.waiting += 1;
    turns.last = before.then(async () => {
      if (!socket.destroyed) await over(reply.raw);
      turns.waiting -= 1;
    });
    await before;
    if (socket.destroyed) reply.hijack();
  });
}

/** When an answer has gone out, or its connection is lost. */
const over = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => response.once('close', () => resolve()));

/** Ends the connections of an address that has too many, so that it cannot take those of all others. */
function capConnections({ server }: FastifyInstance, log: Log): void {
  const open = new Map<string, number>();
  let dropped = 0;
  const tell = () => {
    log('connections dropped', { dropped });
    dropped = 0;
  };
  server.on('connection', (socket: Socket) => {
    const address = clientOf(socket.remoteAddress ?? '');
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count <= MOST_OF_ADDRESS) return;
    socket.destroy();
    if (dropped === 0) setTimeout(tell, LOG_INTERVAL).unref();
    dropped += 1;
  });
}
