import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Requests that one connection may send before their answers; browsers and proxies send none. */
const MOST = 8;
/** Connections at a time: each may hold a file open. */
const MOST_CONNECTIONS = 1000;

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
