import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { globalHeaders } from '@/delivery/hosting/global-headers';
import type { Locale } from '@/lib/i18n/locales';
import { ofBrowser } from '@/receiver/language';

const HOST = /^[^\s/?#@\\]*$/;

/** Whether a request says which host it is for, once and legibly; HTTP/1.0 need not (RFC 9112, 3.2). */
export function namesHost({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host',
  );
  if (hosts.length === 0) return httpVersion !== '1.1';
  return hosts.length === 1 && hosts.every((host) => HOST.test(host));
}

/** Path and query of a request's target, which may be a whole URL (RFC 9112, 3.2.2). */
export const pathOf = (target: string): string =>
  target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/|\*$)/, '/');

/** One-line answers, for what is neither a page nor an answer of the receiver. */

const TEXT = 'text/plain; charset=utf-8';

const reasons: Readonly<Record<number, Partial<Record<Locale, string>>>> = {
  400: { fr: 'Requête incorrecte', en: 'Bad Request' },
  405: { fr: 'Méthode non autorisée', en: 'Method Not Allowed' },
  408: { fr: 'Délai dépassé', en: 'Request Timeout' },
  412: { fr: 'Condition préalable non remplie', en: 'Precondition Failed' },
  416: { fr: 'Plage demandée impossible', en: 'Range Not Satisfiable' },
  417: { fr: 'Attente impossible à satisfaire', en: 'Expectation Failed' },
  500: { fr: 'Erreur du serveur', en: 'Internal Server Error' },
};

/** Headers of answers that must not be kept or embedded. */
const plainHeaders = {
  ...globalHeaders,
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** A line that says what a status of the list above means, in the language that the browser prefers. */
const reasonOf = (status: number, { headers }: IncomingMessage | FastifyRequest): string =>
  `${reasons[status]?.[ofBrowser(headers['accept-language'])]}\n`;

/** Answers with such a status. */
export function answerPlainly(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
): FastifyReply {
  return reply.headers(plainHeaders).code(status).type(TEXT).send(reasonOf(status, request));
}

/** To an error that no other handler takes: never with the framework's words or codes. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  // Says how long the file is, after a range that it does not have.
  const range = (error as { headers?: Record<string, string> }).headers?.['Content-Range'];
  if (status === 416 && range) reply.header('Content-Range', range);
  return answerPlainly(request, reply, status in reasons ? status : status < 500 ? 400 : 500);
}

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
