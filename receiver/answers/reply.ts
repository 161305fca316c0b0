import { randomUUID } from 'node:crypto';
import type { Challenge } from 'altcha-lib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { receiverMessages } from '@/lib/form/messages';
import { type FieldError, messageOf } from '@/lib/form/schema';
import type { Locale } from '@/lib/i18n/locales';
import { languageOf, wantsPage } from '@/receiver/language';
import { readBody } from '@/receiver/receive';
import type { Receipt } from '@/receiver/storage/requests';
import { contentSecurityPolicy, pageOf } from './page';

/** Why a request is rejected outright: keys of the messages in `demoRequest.receiver`. */
export type Refusal =
  | 'malformed'
  | 'tooLarge'
  | 'mediaType'
  | 'otherSite'
  | 'unavailable'
  | 'notFound'
  | 'notAllowed';

interface Refused {
  readonly locale: Locale;
  readonly body: ReturnType<typeof readBody>;
  readonly errors: readonly FieldError[];
}

/** The receiver's responses, as JSON or HTML depending on the client. */
export function createReplies(siteOrigin: string) {
  /** To a browser without script, with the form again where there is something to send. */
  const sendPage = (
    { url }: FastifyRequest,
    reply: FastifyReply,
    problem: Refusal | 'correct',
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
      .header('Content-Security-Policy', contentSecurityPolicy(siteOrigin))
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
      reply.code(422);
      if (wantsPage(request)) return sendPage(request, reply, 'correct', refused);
      const words = receiverMessages(refused.locale).errors;
      const errors = refused.errors.map((error) => ({
        ...error,
        message: messageOf(words, error.code),
      }));
      return reply.send({ errors });
    },

    /** To a script alone, which solves it and sends the request again. */
    challenged(request: FastifyRequest, reply: FastifyReply, challenge: Challenge) {
      const { challenged: message } = receiverMessages(languageOf(request)).receiver;
      return reply.code(429).send({ error: 'challenged', message, challenge });
    },

    refused(request: FastifyRequest, reply: FastifyReply, status: number, refusal: Refusal) {
      const body = refusal === 'unavailable' ? readBody(request.body) : null;
      const locale = languageOf(request, body?.values.locale);
      reply.code(status);
      if (wantsPage(request))
        return sendPage(request, reply, refusal, { locale, body, errors: [] });
      return reply.send({ error: refusal, message: receiverMessages(locale).receiver[refusal] });
    },
  };
}
