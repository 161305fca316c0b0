import { setImmediate } from 'node:timers/promises';
import cors from '@fastify/cors';
import formbody from '@fastify/formbody';
import { CappedMap } from 'altcha-lib';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { site } from '@/lib/config/site';
import { challengePath, kindOf, thanksPath } from '@/lib/form/fields';
import { createReplies, type Refusal } from './answers/reply';
import { type Budget, createBudget } from './budget';
import { type Challenges, createChallenges } from './challenge';
import { healthRoutes, type Parts, RETRY_AFTER } from './health';
import { languageOf, wantsPage } from './language';
import { problemOf } from './log';
import { readBody, receive } from './receive';

/**
 * CSRF check: whether a request comes from a page of this site, or from no page at all. Uses
 * `Sec-Fetch-Site`; where it is missing (older browsers, plain http), compares `Origin` with `Host`.
 * A request with neither header does not come from another site's page.
 */
function isFromSite(request: FastifyRequest, trusted: ReadonlySet<string>): boolean {
  const { origin, 'sec-fetch-site': relation } = request.headers;
  if (relation === 'same-origin' || relation === 'none') return true;
  if (origin !== undefined && trusted.has(origin)) return true;
  if (relation !== undefined) return false;
  return origin === undefined || hostOf(origin) === withoutDefaultPort(request.host);
}

const hostOf = (origin: string): string | null =>
  URL.canParse(origin) ? new URL(origin).host : null;

/** Some proxies add the default port to `Host`; a serialized origin never has it. */
const withoutDefaultPort = (host: string): string => host.toLowerCase().replace(/:(80|443)$/, '');

/** Maximum body size, in bytes: the longest answers, in a script of which each letter takes nine bytes in a form. */
const BODY_LIMIT = 64 * 1024;
/** Of every answer; the pages among them have a policy of their own. */
const API_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const SHARED =
  'DEMO_TRUST_PROXY does not name the proxy that a request came through: all its visitors share one rate limit.';

interface ReceiverParts extends Parts {
  readonly channels: readonly string[];
  /** Called after a request is stored. */
  onStored(): void;
}

/** `POST /demo-requests/` and the routes of `GET /health/…`, to be registered under `/api`. */
export async function demoRequestRoutes(app: FastifyInstance, parts: ReceiverParts): Promise<void> {
  const { config } = parts;
  // Fastify parses text/plain by default, but any origin may send it without a CORS preflight.
  app.removeContentTypeParser('text/plain');
  await app.register(formbody);
  const origins = [...new Set([config.siteOrigin, ...config.allowedOrigins])].filter(Boolean);
  await app.register(cors, {
    origin: origins,
    methods: ['GET', 'POST'],
    allowedHeaders: ['Content-Type', 'Accept'],
    exposedHeaders: ['Retry-After'],
    maxAge: 86_400,
    // OPTIONS may come from no page; what it allows is the same.
    strictPreflight: false,
  });
  const replies = createReplies(config.siteOrigin, parts.log);
  const notFound = answerNotFound(replies);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(API_HEADERS);
    // Before a body is read that no route takes.
    if (request.is404) return notFound(request, reply);
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store').header('X-Content-Type-Options', 'nosniff');
  });

  const budget = createBudget(config.rateLimit, parts.troubles);
  app.addHook('onClose', async () => budget.close());
  const challenges = createChallenges(parts.database);
  const trusted = new Set([site.origin, ...origins]);
  let isTold = false;
  let last = Promise.resolve();
  const guarded = {
    bodyLimit: BODY_LIMIT,
    async onRequest(request: FastifyRequest, reply: FastifyReply) {
      // One after the other, so that pages and health are answered between those that arrive together.
      last = last.then(() => setImmediate());
      await last;
      if (request.headers['x-forwarded-for'] && !request.ips?.[1] && !isTold) {
        isTold = true;
        parts.log('proxy not trusted', { problem: SHARED });
      }
      if (!isFromSite(request, trusted)) return replies.refused(request, reply, 403, 'otherSite');
      const encoding = request.headers['content-encoding'] ?? 'identity';
      if (encoding !== 'identity') return replies.refused(request, reply, 415, 'mediaType');
    },
  };
  const handler = submit(parts, replies, budget, challenges);
  for (const url of ['/demo-requests/', '/demo-requests']) app.post(url, guarded, handler);
  app.get<{ Querystring: { requestId?: unknown } }>(
    `/demo-requests/${challengePath}`,
    guarded,
    ({ ip, query }) => challenges.make(numberOf(query.requestId), budget.ask(ip)),
  );

  healthRoutes(app, parts);
  app.setNotFoundHandler(notFound);
  app.setErrorHandler(answerError(replies, parts));
}

/** A request's id in the form that is compared; a challenge for anything else is of no use. */
const numberOf = (sent: unknown): string => String(sent).slice(0, 100).toLowerCase();

type Replies = ReturnType<typeof createReplies>;

/** How many submissions are remembered, so that they may be sent again. */
const KNOWN = 20_000;

/** Handler of a submission: stored, invalid, or to be sent again. */
const submit = (
  { database, log, channels, onStored }: ReceiverParts,
  replies: Replies,
  budget: Budget,
  challenges: Challenges,
) => {
  const known: Parameters<typeof receive>[2]['known'] = new CappedMap({ maxSize: KNOWN });
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const body = readBody(request.body);
    if (!body) return replies.refused(request, reply, 400, 'malformed');
    const locale = languageOf(request, body.values.locale);
    const outcome = await receive(database, body, {
      locale,
      channels,
      scripted: !wantsPage(request),
      challenges,
      known,
      spend: (isProven) => budget.spend(request.ip, isProven),
    });
    if (outcome.kind === 'invalid')
      return replies.invalid(request, reply, { body, errors: outcome.errors, locale });
    if (outcome.kind === 'challenged') {
      const challenge = await challenges.make(outcome.requestId, budget.ask(request.ip));
      return replies.challenged(request, reply, challenge, body.proof ? 'wrong' : 'missing');
    }
    const { receipt, isNew, reasons } = outcome;
    const doubted = reasons !== null && { doubted: reasons.join(' ') };
    log('request received', { id: receipt.id, new: isNew, ...doubted });
    onStored();
    const thanks = thanksPath(kindOf(body.values.kind), locale);
    return replies.received(request, reply, { receipt, isNew, thanks });
  };
};

/** Responds to unknown paths and methods. */
const answerNotFound = (replies: Replies) => (request: FastifyRequest, reply: FastifyReply) => {
  if (!/\/demo-requests\/?(\?|$)/.test(request.url))
    return replies.refused(request, reply, 404, 'notFound');
  return replies.refused(request, reply.header('Allow', 'POST, OPTIONS'), 405, 'notAllowed');
};

const refusals: Readonly<Record<number, Refusal>> = { 413: 'tooLarge', 415: 'mediaType' };

/** Responds to a request that could not be parsed, or not be stored. */
const answerError =
  (replies: Replies, { log }: ReceiverParts) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const { statusCode: status = 503 } = error;
    if (status < 500) {
      const refusal = refusals[status];
      return replies.refused(request, reply, refusal ? status : 400, refusal ?? 'malformed');
    }
    log('storage failed', problemOf(error));
    reply.header('Retry-After', RETRY_AFTER);
    return replies.refused(request, reply, 503, 'unavailable');
  };
