import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { redirects } from '@/delivery/hosting/redirects';
import { createApp } from '@/delivery/server/app';
import { site } from '@/lib/config/site';
import { attribute, type Element, elements } from '@/lib/html';
import { locales } from '@/lib/i18n/locales';
import { feedPath, llmsPath } from '@/loaders/routes/addresses';
import { builtPages, markdownGuides, out } from './support/site';
import { addressesIn, structuredData } from './support/structured-data';

const read = (address: string): string => readFileSync(path.join(out, address), 'utf8');

/** Values of an attribute on the elements of every page that pass a test. */
const onPages = (tagName: string, key: string, test: (element: Element) => boolean): string[] =>
  builtPages.flatMap(({ document }) =>
    elements(document, tagName)
      .filter(test)
      .flatMap((element) => attribute(element, key) ?? []),
  );
const links = (rel: string, test: (link: Element) => boolean = () => true) =>
  onPages('link', 'href', (link) => attribute(link, 'rel') === rel && test(link));
const property = (name: string) =>
  onPages('meta', 'content', (meta) =>
    [attribute(meta, 'property'), attribute(meta, 'name')].includes(name),
  );
/** Addresses of this site in a file of text. */
const inText = (address: string): string[] =>
  (read(address).match(/https?:\/\/[^\s"<>)#]+/g) ?? []).filter((found) =>
    found.startsWith(site.origin),
  );
const onSite = (address: string): string => new URL(address, site.origin).href;

/** Every absolute URL that the export gives to machines, by source. */
const publishedAddresses: Record<string, readonly string[]> = {
  sitemap: [...read('sitemap.xml').matchAll(/(?:<loc>|href=")([^<"]+)/g)].flatMap(
    ([, address]) => address ?? [],
  ),
  robots: [...read('robots.txt').matchAll(/^Sitemap: (.+)$/gm)].flatMap(
    ([, address]) => address ?? [],
  ),
  canonical: links('canonical'),
  'structured data': structuredData.flatMap(({ graph }) => addressesIn(graph)),
  feeds: locales.flatMap((locale) => inText(feedPath(locale))),
  'llms.txt': locales.flatMap((locale) => inText(llmsPath(locale))),
  'Markdown of guides': markdownGuides.flatMap(({ address }) => inText(address)),
  'Markdown alternates': links('alternate', (link) => attribute(link, 'type') === 'text/markdown'),
  'feed alternates': links(
    'alternate',
    (link) => attribute(link, 'type') === 'application/atom+xml',
  ).map(onSite),
  hreflang: links('alternate', (link) => attribute(link, 'hreflang') !== undefined),
  'og:url': property('og:url'),
  'og:image': property('og:image'),
  'twitter:image': property('twitter:image'),
};

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
