import { type IncomingHttpHeaders, request as send } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Number of occurrences of each header, by lower-case name. */
  readonly counts: ReadonlyMap<string, number>;
  readonly body: Buffer;
}

interface Options {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Requests a path exactly as written; follows no redirect and decodes no body. */
export function request(
  base: string,
  path: string,
  { method = 'GET', headers = {}, body }: Options = {},
): Promise<Answer> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const outgoing = send({ hostname, port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const counts = new Map<string, number>();
        for (let index = 0; index < response.rawHeaders.length; index += 2) {
          const name = (response.rawHeaders[index] ?? '').toLowerCase();
          counts.set(name, (counts.get(name) ?? 0) + 1);
        }
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          counts,
          body: Buffer.concat(parts),
        });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Target of a redirect, as a path when it is on this site. */
export const target = ({ headers }: Answer, base: string): string => {
  const location = new URL(headers.location ?? '', base);
  return location.origin === new URL(base).origin
    ? location.href.slice(location.origin.length)
    : location.href;
};
