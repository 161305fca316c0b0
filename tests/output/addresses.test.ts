import type { FastifyInstance } from 'fastify';
import { site } from '@/config/site';
import { redirects } from '@/hosting/redirects';
import { createApp } from '@/server/app';
import { publishedAddresses } from './support/addresses';
import { out } from './support/site';

let app: FastifyInstance;
beforeAll(async () => {
  app = await createApp({ root: out, redirects: redirects() });
});
afterAll(() => app.close());

/** The server's response to an address of the site; anything but `200` is a fault. */
async function answer(address: string): Promise<string> {
  if (!address.startsWith(`${site.origin}/`)) return 'is not an address of the site';
  const response = await app.inject({ method: 'HEAD', url: address.slice(site.origin.length) });
  return String(response.statusCode);
}

it.each(Object.entries(publishedAddresses))(
  'every address in %s answers 200, without a redirect',
  async (_source, addresses) => {
    expect(addresses.length).toBeGreaterThan(0);
    const faults: string[] = [];
    for (const address of new Set(addresses)) {
      const found = await answer(address);
      if (found !== '200') faults.push(`${address} ${found}`);
    }
    expect(faults).toEqual([]);
  },
);
