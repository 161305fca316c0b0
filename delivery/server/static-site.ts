import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentTypeOf, headersOf, matches, notFoundPages } from '@/delivery/hosting/headers';
import { isForHosts } from '@/delivery/hosting/hosts';
import type { Redirect } from '@/delivery/hosting/redirects';
import { addressOf, COMPRESSED_COPY, listFiles } from '@/lib/exported-files';
import { answerPlainly } from './plain-answers';

/** Encodings of the precompressed copies, best first, with their endings. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Whether a client takes an encoding (RFC 9110, 12.5.3). */
function accepts(accepted: string, encoding: string): boolean {
  const ranges = accepted
    .toLowerCase()
    .split(',')
    .map((range) => range.split(';').map((part) => part.trim()));
  const [, weight = ''] = ranges.find(([name]) => name === encoding) ?? [encoding, 'q=0'];
  return !/^q=0(\.0*)?$/.test(weight);
}

/** Answers with the page for unknown addresses in the language of the path, precompressed where there are copies. */
function createNotFound(root: string) {
  const read = (page: string) => {
    const file = path.join(root, page);
    const copies = encodings.flatMap(([encoding, ending]) =>
      existsSync(file + ending) ? [{ encoding, body: readFileSync(file + ending) }] : [],
    );
    return { page, body: existsSync(file) ? readFileSync(file) : '', copies };
  };
  const pages = notFoundPages.map(([pattern, page]) => [pattern, read(page)] as const);
  const last = read('/404.html');

  return (request: FastifyRequest, reply: FastifyReply, pathname: string) => {
    const [, found = last] =
      pages.find(([pattern]) => matches(pattern, pathname.toLowerCase())) ?? [];
    const accepted = request.headers['accept-encoding'] ?? '';
    const copy = found.copies.find(({ encoding }) => accepts(accepted, encoding));
    if (copy) reply.header('Content-Encoding', copy.encoding);
    return reply
      .headers(headersOf(found.page))
      .header('Vary', 'Accept-Encoding')
      .type(contentTypeOf(found.page) ?? 'text/html; charset=utf-8')
      .code(404)
      .send(copy?.body ?? found.body);
  };
}

/** Served for unknown addresses; not reachable at an address of its own. */
const NOT_FOUND_PAGE = /(^|\/)404(\.html|\/index\.html)$/;

interface StaticSite {
  /** The export, `out`. */
  root: string;
  /** Where the export before waits while another is made. */
  aside?: string;
  redirects: readonly Redirect[];
}

/** What is served now: the export, once it is whole, or the one before. Read again when another takes its place. */
function createServed({ root, aside = root }: StaticSite) {
  const read = (folder: string, time: number) => ({
    folder,
    time,
    files: addressesOf(folder),
    notFound: createNotFound(folder),
  });
  let served: ReturnType<typeof read> | undefined;
  return () => {
    for (const folder of [aside, root]) {
      const time = statSync(path.join(folder, 'index.html'), { throwIfNoEntry: false })?.mtimeMs;
      if (time === undefined) continue;
      if (served?.folder !== folder || served.time !== time) served = read(folder, time);
      break;
    }
    if (!served) throw new Error(`No built site in ${root}. Build it first: npm run build`);
    return served;
  };
}

/**
 * Serves the export as a static host should: trailing slashes, permanent redirects from old addresses,
 * a 404 page in the language of the path, and the headers of delivery/hosting/headers.ts.
 */
export async function staticSite(app: FastifyInstance, site: StaticSite): Promise<void> {
  const served = createServed(site);
  const moved = new Map(site.redirects.map(({ from, to }) => [from, to]));

  await registerFiles(app, served().folder);

  const send = (reply: FastifyReply, address: string, file: string) => {
    reply.contentType = contentTypeOf(file) ?? 'application/octet-stream';
    return reply.headers(headersOf(address));
  };

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

    const { folder: root, files, notFound } = served();
    const file = files.get(pathname);
    // Gone since the start, as after a redeploy: nobody may keep that answer as long as the file.
    if (file && !existsSync(path.join(root, file))) return notFound(request, reply, pathname);
    // A weak validator does not promise the same bytes (RFC 9110, 13.1.5).
    if (String(request.headers['if-range']).startsWith('W/')) delete request.raw.headers.range;
    if (file) return send(reply, pathname, file).sendFile(file, root);
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
