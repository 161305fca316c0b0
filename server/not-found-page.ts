import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentTypeOf } from '@/hosting/content-types';
import { headersOf, matches, notFoundPages } from '@/hosting/headers';

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
export function createNotFound(root: string) {
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
    const [, found = last] = pages.find(([pattern]) => matches(pattern, pathname)) ?? [];
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
