import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentTypeOf } from '@/hosting/content-types';
import { headersOf } from '@/hosting/headers';
import { isForHosts } from '@/hosting/hosts';
import type { Redirect } from '@/hosting/redirects';
import { addressOf, COMPRESSED_COPY, listFiles } from '@/lib/exported-files';
import { createNotFound } from './not-found-page';
import { answerPlainly } from './plain-answer';

/** Served for unknown addresses; not reachable at an address of its own. */
const NOT_FOUND_PAGE = /(^|\/)404(\.html|\/index\.html)$/;

interface StaticSite {
  /** The export, `out`. */
  root: string;
  redirects: readonly Redirect[];
}

/**
 * Serves the export as a static host should: trailing slashes, permanent redirects from old addresses,
 * a 404 page in the language of the path, and the headers of hosting/headers.ts.
 */
export async function staticSite(
  app: FastifyInstance,
  { root, redirects }: StaticSite,
): Promise<void> {
  if (!existsSync(path.join(root, 'index.html'))) {
    throw new Error(`No built site in ${root}. Build it first: npm run build`);
  }
  const files = addressesOf(root);
  const moved = new Map(redirects.map(({ from, to }) => [from, to]));

  await registerFiles(app, root);

  const send = (reply: FastifyReply, address: string, file: string) => {
    reply.contentType = contentTypeOf(file) ?? 'application/octet-stream';
    return reply.headers(headersOf(address));
  };

  const notFound = createNotFound(root);

  const redirect = (reply: FastifyReply, address: string, search: string) =>
    reply.headers(headersOf(address)).redirect(`${address}${search}`, 301);

  // Before the body is read. The routes of the receiver have methods of their own.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404 || request.method === 'GET' || request.method === 'HEAD') return;
    if (request.url.startsWith('/api/')) return;
    return answerPlainly(request, reply.header('Allow', 'GET, HEAD'), 405);
  });

  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const [, pathname = '/', search = ''] = /^([^?]*)(\?.*)?$/.exec(request.url) ?? [];
    const target = moved.get(pathname.replace(/\/$/, ''));
    if (target) return redirect(reply, target, search);

    const file = files.get(pathname);
    if (file) return send(reply, pathname, file).sendFile(file);
    const folder = pathname.replace(/(?<=\/)index\.html$/, '');
    if (folder !== pathname && files.has(folder)) return redirect(reply, folder, search);
    if (files.has(`${pathname}/`)) return redirect(reply, `${pathname}/`, search);
    const page = pathname.toLowerCase().replace(/(?<!\/)$/, '/');
    if (files.has(page) && page !== pathname) return redirect(reply, page, search);
    return notFound(request, reply, pathname);
  });
}

/** Publicly served files, by address. */
const addressesOf = (root: string): ReadonlyMap<string, string> =>
  new Map(
    listFiles(root)
      .filter(
        (file) => !(COMPRESSED_COPY.test(file) || NOT_FOUND_PAGE.test(file) || isForHosts(file)),
      )
      .map((file) => [addressOf(file), file]),
  );

/** Serves precompressed copies to clients that accept them, with the content type of the original. */
async function registerFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  // @fastify/static overrides the content type of precompressed files. Errors, such as 412 and 416, have a
  // body of their own.
  app.decorateReply('contentType', '');
  app.addHook('onSend', async (_request, reply) => {
    if (reply.contentType && reply.statusCode < 400) reply.type(reply.contentType);
  });
}

declare module 'fastify' {
  interface FastifyReply {
    /** Content-Type of the file being sent. */
    contentType: string;
  }
}
