import { randomUUID } from 'node:crypto';
import type { Challenge } from 'altcha-lib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { kindOf, thanksPath } from '@/lib/form/fields';
import { receiverMessages } from '@/lib/form/messages';
import type { FieldError, FormValues } from '@/lib/form/schema';
import { messageOf } from '@/lib/form/schema';
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

/** The receiver's responses, as JSON or HTML depending on the client. */
export function createReplies(siteOrigin: string) {
  const sendPage = (reply: FastifyReply, page: Parameters<typeof pageOf>[0]) =>
    reply
      .header('Content-Security-Policy', contentSecurityPolicy(siteOrigin))
      .type('text/html; charset=utf-8')
      .send(pageOf(page));

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
      { errors, values, proof, locale }: Answers & { errors: readonly FieldError[] },
    ) {
      const messages = receiverMessages(locale);
      const explained = errors.map((error) => ({
        ...error,
        message: messageOf(messages.errors, error.code),
      }));
      reply.code(422);
      if (!wantsPage(request)) return reply.send({ errors: explained });
      return sendPage(reply, {
        locale,
        messages,
        problem: messages.receiver.correct,
        form: {
          action: request.url,
          values: resendable(values, locale, errors),
          proof,
          errors: new Map(explained.map(({ field, message }) => [field, message])),
        },
      });
    },

    /** To a script alone, which solves it and sends the request again. */
    challenged(request: FastifyRequest, reply: FastifyReply, challenge: Challenge) {
      const { challenged: message } = receiverMessages(languageOf(request)).receiver;
      return reply.code(429).send({ error: 'challenged', message, challenge });
    },

    refused(request: FastifyRequest, reply: FastifyReply, status: number, refusal: Refusal) {
      // The page then repeats the form with its answers, ready to be resubmitted.
      const body = refusal === 'unavailable' ? readBody(request.body) : null;
      const locale = languageOf(request, body?.values.locale);
      const messages = receiverMessages(locale);
      const problem = messages.receiver[refusal];
      reply.code(status);
      if (!wantsPage(request)) return reply.send({ error: refusal, message: problem });
      const form = body && {
        action: request.url,
        values: resendable(body.values, locale, []),
        proof: body.proof,
        errors: new Map(),
      };
      return sendPage(reply, { locale, messages, problem, ...(form && { form }) });
    },
  };
}

interface Receipted {
  readonly receipt: Receipt;
  readonly isNew: boolean;
  readonly locale: Locale;
  /** As the form named it. */
  readonly kind: string | undefined;
}

interface Answers {
  readonly values: FormValues;
  readonly proof: string | null;
  readonly locale: Locale;
}

/** Values to put in the form again. Keeps a valid `requestId`, so that resubmitting is idempotent. */
function resendable(values: FormValues, locale: Locale, errors: readonly FieldError[]): FormValues {
  const refused = errors.some(({ field }) => field === 'requestId');
  return { ...values, locale, requestId: (!refused && values.requestId) || randomUUID() };
}
