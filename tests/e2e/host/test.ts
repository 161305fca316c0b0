import { type IncomingHttpHeaders, request as send } from 'node:http';
import { test as base, expect, mergeTests } from '@playwright/test';
import { globalHeaders } from '@/delivery/hosting/global-headers';
import { test as siteTest } from '../support/site';
import { type Host, type HostName, hosts } from './hosts';

interface Answer {
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

interface Given {
  /** The server under test, from the configuration. */
  hostName: HostName;
  host: Host;
  ask: (path: string, options?: Options) => Promise<Answer>;
}

/** Tests without a browser: the host's capabilities, and a function to request paths. */
export const test = base.extend<Given>({
  hostName: ['embedded', { option: true }],
  host: async ({ hostName }, use) => use(hosts[hostName]),
  ask: async ({ baseURL }, use) => use((path, options) => request(baseURL ?? '', path, options)),
});

/** Tests in a browser, which fail on its errors. */
export const browserTest = mergeTests(siteTest, test);

/** Expects the global headers, each once. */
export function expectEverywhere(
  { headers, counts }: Answer,
  what: string,
  own: Readonly<Record<string, string>> = {},
): void {
  for (const [name, value] of Object.entries({ ...globalHeaders, ...own })) {
    expect(headers[name.toLowerCase()], `${name} of ${what}`).toBe(value);
    expect(counts.get(name.toLowerCase()), `${name} of ${what}`).toBe(1);
  }
}

export { expect };
