import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { clientOf } from '@/receiver/budget';
import type { Log } from '@/receiver/log';

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
export function takeTurns(app: FastifyInstance): void {
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
export function capConnections({ server }: FastifyInstance, log: Log): void {
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
