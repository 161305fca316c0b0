import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { globalHeaders } from '@/hosting/headers';
import type { Locale } from '@/lib/i18n/locales';
import { ofBrowser } from './demo-requests/language';

/** Responses to requests that reach neither hooks nor routes. */

const BAD_REQUEST: Partial<Record<Locale, string>> = {
  fr: 'Requête incorrecte',
  en: 'Bad Request',
};
const TEXT = 'text/plain; charset=utf-8';

/** To a malformed URL such as `/%`. */
export const unreadableUrl = (
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply =>
  reply
    .headers(globalHeaders)
    .code(400)
    .type(TEXT)
    .send(`${BAD_REQUEST[ofBrowser(request.headers['accept-language'])] ?? 'Bad Request'}\n`);

const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** To what is not HTTP, too large a header or too slow a client: written by hand, as nothing is parsed. */
export function unreadableRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statuses[error.code ?? ''] ?? 400;
  const body = `${STATUS_CODES[status]}\n`;
  const headers = {
    ...globalHeaders,
    'Content-Type': TEXT,
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}

/** To `Expect` with anything but `100-continue`. */
export function refuseExpectation(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(417, { ...globalHeaders, 'Content-Type': TEXT, Connection: 'close' });
  response.end(`${STATUS_CODES[417]}\n`);
}
