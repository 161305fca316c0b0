import { readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '@/config/site';
import { attribute, type Element, elements } from '@/hosting/html';
import { locales } from '@/lib/i18n/locales';
import { localeRoot } from '@/lib/urls';
import { builtPages, out } from './site';

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
const onSite = (address: string): string => new URL(address, site.origin).href;

/**
 * Every full address that the export gives to machines, by where it is given. Each must answer at
 * once: addresses.test.ts asks the embedded server.
 */
export const publishedAddresses: Record<string, readonly string[]> = {
  sitemap: [...read('sitemap.xml').matchAll(/(?:<loc>|href=")([^<"]+)/g)].flatMap(
    ([, address]) => address ?? [],
  ),
  robots: [...read('robots.txt').matchAll(/^Sitemap: (.+)$/gm)].flatMap(
    ([, address]) => address ?? [],
  ),
  canonical: links('canonical'),
  hreflang: links('alternate', (link) => attribute(link, 'hreflang') !== undefined),
  'og:url': property('og:url'),
  'og:image': property('og:image'),
  'twitter:image': property('twitter:image'),
  manifest: links('manifest').map(onSite),
  'icons of the manifests': locales.flatMap((locale) => {
    const { icons } = JSON.parse(read(`${localeRoot(locale)}manifest.webmanifest`)) as {
      icons: { src: string }[];
    };
    return icons.map(({ src }) => onSite(src));
  }),
};
