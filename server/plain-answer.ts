import type { IncomingMessage } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { globalHeaders } from '@/hosting/headers';
import type { Locale } from '@/lib/i18n/locales';
import { ofBrowser } from '@/receiver/language';

/** One-line answers, for what is neither a page nor an answer of the receiver. */

export const TEXT = 'text/plain; charset=utf-8';

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
export const plainHeaders = {
  ...globalHeaders,
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** A line that says what a status of the list above means, in the language that the browser prefers. */
export const reasonOf = (status: number, { headers }: IncomingMessage | FastifyRequest): string =>
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
