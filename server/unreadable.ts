import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { answerPlainly, plainHeaders, reasonOf, TEXT } from './plain-answer';

/** Responses to requests that reach neither hooks nor routes. */

/** To a malformed URL such as `/%`. */
export const unreadableUrl = (
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => answerPlainly(request, reply, 400);

const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** To what is not HTTP, too large a header or too slow a client: written by hand, as nothing is parsed. */
export function unreadableRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statuses[error.code ?? ''] ?? 400;
  writeRefusal(socket, status, `${STATUS_CODES[status]}\n`);
}

/** To a request whose body stops coming. */
export const refuseSilent = (request: IncomingMessage, response: ServerResponse): void => {
  request.once('timeout', (socket: Socket) => {
    if (response.headersSent) socket.destroy();
    else writeRefusal(socket, 408, reasonOf(408, request));
  });
};

/** To `CONNECT`: this is not a proxy. */
export const refuseTunnel = (request: IncomingMessage, socket: Duplex): void => {
  socket.on('error', () => {});
  writeRefusal(socket, 405, reasonOf(405, request));
};

function writeRefusal(socket: Duplex, status: number, body: string): void {
  const headers = {
    ...plainHeaders,
    ...(status === 405 && { Allow: 'GET, HEAD' }),
    'Content-Type': TEXT,
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}

/** To `Expect` with anything but `100-continue`. */
export function refuseExpectation(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(417, { ...plainHeaders, 'Content-Type': TEXT, Connection: 'close' });
  response.end(reasonOf(417, request));
}
