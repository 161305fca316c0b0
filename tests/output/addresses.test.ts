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

it.each([
  ['/share/landing-fr.png', 'image/png'],
  ['/sitemap.xml', 'application/xml'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/feed.xml', 'application/atom+xml'],
  ['/en/guides/csrdguide/index.md', 'text/markdown; charset=utf-8'],
  [
    '/downloads/iro-grid-fr.xlsx',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
  ['/downloads/iro-grid-en.csv', 'text/csv; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/en/manifest.webmanifest', 'application/manifest+json'],
])('serves %s as %s', async (url, type) => {
  const { headers } = await app.inject({ method: 'GET', url });
  expect(headers['content-type']).toContain(type);
});
