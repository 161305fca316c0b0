import { test as base, expect, mergeTests } from '@playwright/test';
import { globalHeaders } from '@/hosting/global-headers';
import { test as siteTest } from '../support/site';
import { type Host, type HostName, hosts } from './hosts';
import { type Answer, request } from './request';

interface Given {
  /** The server under test, from the configuration. */
  hostName: HostName;
  host: Host;
  ask: (path: string, options?: Parameters<typeof request>[2]) => Promise<Answer>;
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
