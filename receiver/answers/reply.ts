import { randomUUID } from 'node:crypto';
import type { Challenge } from 'altcha-lib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ReceiverMessages, receiverMessages } from '@/lib/form/messages';
import { type FieldError, messageOf } from '@/lib/form/schema';
import type { Locale } from '@/lib/i18n/locales';
import { languageOf, wantsPage } from '@/receiver/language';
import type { Log } from '@/receiver/log';
import { readBody } from '@/receiver/receive';
import type { Receipt } from '@/receiver/storage/requests';
import { policyOf } from './html';
import { pageOf } from './page';

/** Why a request is rejected outright. */
export type Refusal = keyof ReceiverMessages['receiver'];

interface Refused {
  readonly locale: Locale;
  readonly body: ReturnType<typeof readBody>;
  readonly errors: readonly FieldError[];
}

/** What says nothing of a form: what is not there, and what is logged as a failure of the database. */
const UNSAID = [404, 405, 503];
/** Most characters of a header in the log. */
const SHOWN = 100;

/** The receiver's responses, as JSON or HTML depending on the client. */
export function createReplies(siteOrigin: string, log: Log) {
  /** Refuses a form, and says to the operator why: where it was sent from, and nothing of what is in it. */
  const refuse = (
    { headers: { origin }, host }: FastifyRequest,
    reply: FastifyReply,
    status: number,
    why: Readonly<Record<string, string>>,
  ) => {
    const from = { origin: origin?.slice(0, SHOWN) ?? 'none', host: host.slice(0, SHOWN) };
    if (!UNSAID.includes(status)) log('request refused', { status, ...why, ...from });
    return reply.code(status);
  };
  /** To a browser without script, with the form again where there is something to send. */
  const sendPage = (
    { url }: FastifyRequest,
    reply: FastifyReply,
    problem: Refusal,
    { locale, body, errors }: Refused,
  ) => {
    const messages = receiverMessages(locale);
    const refused = errors.some(({ field }) => field === 'requestId');
    // A valid number stays, so that sending it again is idempotent.
    const requestId = (!refused && body?.values.requestId) || randomUUID();
    const page = pageOf({
      locale,
      messages,
      problem: messages.receiver[problem],
      action: url,
      values: body && { ...body.values, locale, requestId },
      proof: body?.proof,
      errors: new Map(errors.map(({ field, code }) => [field, messageOf(messages.errors, code)])),
    });
    return reply
      .header('Content-Security-Policy', policyOf(siteOrigin))
      .type('text/html; charset=utf-8')
      .send(page);
  };

  return {
    received(
      request: FastifyRequest,
      reply: FastifyReply,
      { receipt, isNew, thanks }: { receipt: Receipt; isNew: boolean; thanks: string },
    ) {
      // On another origin than the receiver's when there is one.
      if (wantsPage(request)) return reply.redirect(siteOrigin + thanks, 303);
      return reply.code(isNew ? 201 : 200).send({ id: receipt.id, receivedAt: receipt.receivedAt });
    },

    invalid(request: FastifyRequest, reply: FastifyReply, refused: Refused) {
      const named = refused.errors.map(({ field, code }) => `${field} ${code.replace(/.*\./, '')}`);
      refuse(request, reply, 422, { code: 'invalid', fields: named.join(', ') });
      if (wantsPage(request)) return sendPage(request, reply, 'correct', refused);
      const words = receiverMessages(refused.locale).errors;
      const errors = refused.errors.map((error) => ({
        ...error,
        message: messageOf(words, error.code),
      }));
      return reply.send({ errors });
    },

    /** To a script alone, which solves it and sends the request again. */
    challenged(request: FastifyRequest, reply: FastifyReply, challenge: Challenge, proof: string) {
      const { challenged: message } = receiverMessages(languageOf(request)).receiver;
      refuse(request, reply, 429, { code: 'challenged', proof });
      return reply.send({ error: 'challenged', message, challenge });
    },

    refused(request: FastifyRequest, reply: FastifyReply, status: number, refusal: Refusal) {
      const body = refusal === 'unavailable' ? readBody(request.body) : null;
      const locale = languageOf(request, body?.values.locale);
      refuse(request, reply, status, { code: refusal });
      if (wantsPage(request))
        return sendPage(request, reply, refusal, { locale, body, errors: [] });
      // JSON shows no answers again.
      const said = refusal === 'unavailable' ? 'unanswered' : refusal;
      return reply.send({ error: refusal, message: receiverMessages(locale).receiver[said] });
    },
  };
}
