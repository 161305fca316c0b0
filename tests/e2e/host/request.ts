import { type IncomingHttpHeaders, request as send } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** How often each header was sent, by its name in lower case. */
  readonly counts: ReadonlyMap<string, number>;
  readonly body: Buffer;
}

interface Options {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Asks a server for a path exactly as written, follows nothing and decodes nothing. */
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

/** Where a redirect leads, as a path of the site when it stays there. */
export const target = ({ headers }: Answer, base: string): string => {
  const location = new URL(headers.location ?? '', base);
  return location.origin === new URL(base).origin
    ? location.href.slice(location.origin.length)
    : location.href;
};
