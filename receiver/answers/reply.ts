import { randomUUID } from 'node:crypto';
import type { Challenge } from 'altcha-lib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { kindOf, thanksPath } from '@/lib/form/fields';
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

interface Receipted {
  readonly receipt: Receipt;
  readonly isNew: boolean;
  readonly locale: Locale;
  /** As the form named it. */
  readonly kind: string | undefined;
}

/** What is shown to a browser without script, with the form again where there is something to send. */
interface Problem {
  readonly locale: Locale;
  readonly problem: string;
  readonly body: ReturnType<typeof readBody>;
  readonly errors: readonly (FieldError & { readonly message: string })[];
}

/** The receiver's responses, as JSON or HTML depending on the client. */
export function createReplies(siteOrigin: string) {
  const sendPage = (
    { url }: FastifyRequest,
    reply: FastifyReply,
    { locale, problem, body, errors }: Problem,
  ) => {
    const refused = errors.some(({ field }) => field === 'requestId');
    // A valid number stays, so that sending it again is idempotent.
    const requestId = (!refused && body?.values.requestId) || randomUUID();
    const form = body && {
      action: url,
      values: { ...body.values, locale, requestId },
      proof: body.proof,
      errors: new Map(errors.map(({ field, message }) => [field, message])),
    };
    return reply
      .header('Content-Security-Policy', contentSecurityPolicy(siteOrigin))
      .type('text/html; charset=utf-8')
      .send(pageOf({ locale, messages: receiverMessages(locale), problem, ...(form && { form }) }));
  };

  return {
    received(
      request: FastifyRequest,
      reply: FastifyReply,
      { receipt, isNew, locale, kind }: Receipted,
    ) {
      if (wantsPage(request)) {
        // On another origin than the receiver's when there is one.
        return reply.redirect(siteOrigin + thanksPath(kindOf(kind), locale), 303);
      }
      return reply.code(isNew ? 201 : 200).send({ id: receipt.id, receivedAt: receipt.receivedAt });
    },

    invalid(
      request: FastifyRequest,
      reply: FastifyReply,
      {
        locale,
        body,
        errors,
      }: Omit<Problem, 'problem' | 'errors'> & { errors: readonly FieldError[] },
    ) {
      const messages = receiverMessages(locale);
      const explained = errors.map((error) => ({
        ...error,
        message: messageOf(messages.errors, error.code),
      }));
      reply.code(422);
      if (!wantsPage(request)) return reply.send({ errors: explained });
      const problem = messages.receiver.correct;
      return sendPage(request, reply, { locale, problem, body, errors: explained });
    },

    /** To a script alone, which solves it and sends the request again. */
    challenged(request: FastifyRequest, reply: FastifyReply, challenge: Challenge) {
      const { challenged: message } = receiverMessages(languageOf(request)).receiver;
      return reply.code(429).send({ error: 'challenged', message, challenge });
    },

    refused(request: FastifyRequest, reply: FastifyReply, status: number, refusal: Refusal) {
      const body = refusal === 'unavailable' ? readBody(request.body) : null;
      const locale = languageOf(request, body?.values.locale);
      const problem = receiverMessages(locale).receiver[refusal];
      reply.code(status);
      if (!wantsPage(request)) return reply.send({ error: refusal, message: problem });
      return sendPage(request, reply, { locale, problem, body, errors: [] });
    },
  };
}
