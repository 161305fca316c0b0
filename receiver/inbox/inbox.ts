import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { isDay, midnight } from '@/lib/dates';
import { policyOf } from '@/receiver/answers/html';
import { exported } from '@/receiver/commands/lists';
import { Failure, UsageError } from '@/receiver/commands/usage';
import { ofBrowser } from '@/receiver/language';
import { logToOutput, problemOf } from '@/receiver/log';
import type { Database } from '@/receiver/storage/database';
import { backlogOf, deliveriesOf, retryPending } from '@/receiver/storage/deliveries';
import { markOpened, releaseRequest } from '@/receiver/storage/doubted';
import { erasePerson, recordContact } from '@/receiver/storage/erase';
import { eachRequest, personAsJson, personOf } from '@/receiver/storage/people';
import { findRequest, type StoredRequest } from '@/receiver/storage/requests';
import { confirmationPage, listPage, refusalPage, requestPage } from './pages';

/** Requests on a page. */
const PAGE = 50;

const HEADERS = {
  'Content-Security-Policy': policyOf(),
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // With `no-referrer`, browsers would hide the origin of our own forms, which is compared below.
  'Referrer-Policy': 'same-origin',
};

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
/** Compares in constant time. */
const isSame = (given: string | undefined, secret: string): boolean =>
  timingSafeEqual(hash(String(given)), hash(secret));

/** A name that only this machine has: under any other, a page of somebody else's could ask us (DNS rebinding). */
const LOOPBACK = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

interface Asked {
  Params: { id: string };
  Querystring: { q?: string; list?: string; page?: string; done?: string; token?: string };
  Body: { on?: string } | undefined;
}
type Asking = FastifyRequest<Asked>;

const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  ofBrowser(headers['accept-language']);

const sendPage = (reply: FastifyReply, page: string, status = 200) =>
  reply.code(status).type('text/html; charset=utf-8').send(page);

/**
 * Lets in who opened the address with the token, once: from then on a cookie, for the host and port that it was given on
 * and no other. What changes something must come from our own page, which a cookie does not say, since browsers send
 * those of one host to all its ports.
 */
function guard(app: FastifyInstance, token: string): void {
  const secret = randomBytes(24);
  const sessionOf = (host: string) => createHmac('sha256', secret).update(host).digest('base64url');
  let isUsed = false;
  const refuse = (request: FastifyRequest, reply: FastifyReply, status: number) =>
    sendPage(reply, refusalPage(languageOf(request), 'closed'), status);

  app.addHook<Asked>('onRequest', async (request: Asking, reply) => {
    reply.headers(HEADERS);
    const { host = '', cookie, origin, 'sec-fetch-site': relation } = request.headers;
    if (!LOOPBACK.test(host)) return refuse(request, reply, 421);
    const name = `inbox-${/\d+$/.exec(host)?.[0] ?? 80}`;
    if (!isUsed && request.method === 'GET' && isSame(request.query.token, token)) {
      isUsed = true;
      return reply
        .header('Set-Cookie', `${name}=${sessionOf(host)}; HttpOnly; SameSite=Strict; Path=/`)
        .redirect('/', 303);
    }
    const given = cookie?.split('; ').find((pair) => pair.startsWith(`${name}=`));
    if (!isSame(given, `${name}=${sessionOf(host)}`)) return refuse(request, reply, 403);
    const isOurs = origin === `http://${host}` && (relation ?? 'same-origin') === 'same-origin';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead && !isOurs) return refuse(request, reply, 403);
  });
}

/** Answers about one request, if it is still there. */
type About = (
  answer: (stored: StoredRequest, request: Asking, reply: FastifyReply) => Promise<unknown>,
) => (request: Asking, reply: FastifyReply) => Promise<unknown>;

/** Start of a day, UTC. @throws UsageError when it is none, or in the future: what counts from it would stay too long. */
function dayOf(text = ''): Date {
  const day = midnight(text);
  if (!isDay(text) || day.getTime() > Date.now()) throw new UsageError();
  return day;
}

/** What a button does, and then shows. */
function changeRoutes(app: FastifyInstance, database: Database, about: About): void {
  const changes: Record<string, (stored: StoredRequest, on?: string) => Promise<unknown>> = {
    released: ({ id }) => releaseRequest(database, id),
    retried: ({ id }) => retryPending(database, id),
    recorded: ({ email }, on) => recordContact(database, email, dayOf(on)),
    erased: ({ email }) => erasePerson(database, email),
  };
  for (const [done, change] of Object.entries(changes)) {
    app.post<Asked>(
      `/requests/:id/${done}`,
      about(async (stored, request, reply) => {
        await change(stored, request.body?.on);
        const page = done === 'erased' ? '/' : `/requests/${stored.id}`;
        return reply.redirect(`${page}?done=${done}`, 303);
      }),
    );
  }
  app.post('/retried', async (_request, reply) => {
    await retryPending(database);
    return reply.redirect('/?done=retried', 303);
  });
}

/** Sends a file to keep. */
const sendFile = (reply: FastifyReply, name: string, type: string, content: string | Readable) =>
  reply
    .type(`${type}; charset=utf-8`)
    .header('Content-Disposition', `attachment; filename="${name}"`)
    .send(content);

/** The page to answer requests, not yet listening. */
export function createInbox(database: Database, token: string): FastifyInstance {
  const app = Fastify({
    logger: false,
    forceCloseConnections: true,
    // To a malformed address, which no hook sees.
    frameworkErrors: (_error, request, reply) =>
      void sendPage(reply.headers(HEADERS), refusalPage(languageOf(request), 'missing'), 400),
  });
  app.removeContentTypeParser(['text/plain', 'application/json']);
  app.register(formbody);
  guard(app, token);
  const missing = (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(reply, refusalPage(languageOf(request), 'missing'), 404);
  app.setNotFoundHandler(missing);
  app.setErrorHandler<{ statusCode?: number }>((error, request, reply) => {
    const status = error instanceof UsageError ? 422 : (error.statusCode ?? 500);
    if (status === 500) logToOutput('inbox failed', problemOf(error));
    return sendPage(reply, refusalPage(languageOf(request), 'failed'), status);
  });

  const about: About = (answer) => async (request, reply) => {
    const stored = await findRequest(database, request.params.id);
    return stored ? answer(stored, request, reply) : missing(request, reply);
  };

  app.get<Asked>('/', async (request, reply) => {
    const { q = '', list, page = '1', done } = request.query;
    const spam = list === 'doubted';
    const number = Math.max(1, Math.trunc(Number(page)) || 1);
    const { doubted: doubtedCount } = await backlogOf(database);
    // Who searches does not know in which list it is.
    const filter = { spam: q ? undefined : spam, search: `${q}`, newestFirst: true };
    const rows = [];
    let index = 0;
    for await (const stored of eachRequest(database, filter)) {
      index += 1;
      if (index > number * PAGE) break;
      if (index <= (number - 1) * PAGE) continue;
      rows.push({ stored, deliveries: await deliveriesOf(database, stored.id) });
    }
    const hasMore = index > number * PAGE;
    const view = { rows, spam, doubtedCount, search: q, number, hasMore, done };
    return sendPage(reply, listPage({ ...view, locale: languageOf(request) }));
  });
  app.get('/requests.csv', (_request, reply) =>
    sendFile(reply, 'requests.csv', 'text/csv', Readable.from(exported(database))),
  );
  app.get<Asked>(
    '/requests/:id',
    about(async (stored, request, reply) => {
      await markOpened(database, stored.id);
      const deliveries = await deliveriesOf(database, stored.id);
      const view = { locale: languageOf(request), stored, deliveries, done: request.query.done };
      return sendPage(reply, requestPage(view));
    }),
  );
  app.get<Asked>(
    '/requests/:id/person.json',
    about(async ({ email }, _request, reply) => {
      const content = await personAsJson(database, await personOf(database, email));
      return sendFile(reply, 'person.json', 'application/json', content);
    }),
  );
  app.get<Asked>(
    '/requests/:id/erase',
    about(async (stored, request, reply) => {
      const person = await personOf(database, stored.email);
      return sendPage(reply, confirmationPage(languageOf(request), stored, person));
    }),
  );

  changeRoutes(app, database, about);
  return app;
}

/** In ms. */
const IDLE_TIME = 3600_000;

/** Serves the inbox on this machine alone, until it is interrupted or unused for an hour; yields its address. */
export async function* startInbox(database: Database, port = '0', idleTime = IDLE_TIME) {
  const token = randomBytes(24).toString('base64url');
  const app = createInbox(database, token);
  const unused = new AbortController();
  const timer = setTimeout(() => unused.abort(), idleTime).unref();
  app.addHook('onRequest', async () => void timer.refresh());
  const address = await app.listen({ host: '127.0.0.1', port: Number(port) }).catch(({ code }) => {
    const why = code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${code})`;
    throw new Failure(`Port ${port} ${why}. Choose another, or leave out --port for any free one.`);
  });
  yield `Open this address, which works once: ${address}/?token=${token}\nCtrl+C closes it, or an hour without use.\n`;
  const signals = ['SIGINT', 'SIGTERM'].map((signal) => once(process, signal));
  await Promise.race([...signals, once(unused.signal, 'abort')]);
  clearTimeout(timer);
  await app.close();
}
