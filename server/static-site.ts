import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf, listFiles } from '@/hosting/files';
import type { Redirect } from '@/lib/pages/redirects';
import { localeOfPath, localeRoot } from '@/lib/urls';

/** Names that change with their content. */
const FINGERPRINTED = /^\/_next\/static\//;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';
/** Copies made at build time; served in place of their original, never by their own name. */
const COMPRESSED_COPY = /\.(br|gz)$/;

interface StaticSite {
  /** The export, `out`. */
  root: string;
  redirects: readonly Redirect[];
}

/**
 * Serves the export as a careful static host does: addresses end in a slash, old ones redirect for
 * good, unknown ones answer 404 in the language of the path.
 */
export async function staticSite(
  app: FastifyInstance,
  { root, redirects }: StaticSite,
): Promise<void> {
  if (!existsSync(path.join(root, 'index.html'))) {
    throw new Error(`There is no site in ${root}. Build it first: npm run build`);
  }
  const files = new Map(
    listFiles(root)
      .filter((file) => !COMPRESSED_COPY.test(file))
      .map((file) => [addressOf(file), file]),
  );
  const moved = new Map(redirects.map(({ from, to }) => [from, to]));

  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  const notFound = (reply: FastifyReply, pathname: string) =>
    reply
      .code(404)
      .header('Cache-Control', REVALIDATE)
      .type('text/html; charset=utf-8')
      .send(readFileSync(path.join(root, localeRoot(localeOfPath(pathname)), '404.html')));

  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const [, pathname = '/', search = ''] = /^([^?]*)(\?.*)?$/.exec(request.url) ?? [];
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply
        .code(405)
        .header('Allow', 'GET, HEAD')
        .type('text/plain; charset=utf-8')
        .send('Method Not Allowed\n');
    }
    const target = moved.get(pathname.replace(/\/$/, ''));
    if (target) return reply.redirect(`${target}${search}`, 301);

    const file = files.get(pathname);
    if (file && !/(^|\/)404(\.html|\/index\.html)$/.test(file)) {
      reply.header('Cache-Control', FINGERPRINTED.test(pathname) ? IMMUTABLE : REVALIDATE);
      return reply.sendFile(file);
    }
    if (files.has(`${pathname}/`)) return reply.redirect(`${pathname}/${search}`, 301);
    return notFound(reply, pathname);
  });
}
