/** @jest-environment jsdom */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { site } from '@/lib/config/site';
import { isDate, today } from '@/lib/dates';
import { attribute, elements } from '@/lib/html';
import { guideOf } from '@/loaders/routes/registry';
import { type BuiltPage, builtPages, indexedPages, out } from '../support/site';

const document = new DOMParser().parseFromString(
  readFileSync(path.join(out, 'sitemap.xml'), 'utf8'),
  'application/xml',
);
const entries = [...document.getElementsByTagName('url')].map((entry) => ({
  address: entry.querySelector('loc')?.textContent ?? '',
  lastmod: entry.querySelector('lastmod')?.textContent ?? null,
  alternates: [...entry.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')].map(
    (link) => [link.getAttribute('hreflang'), link.getAttribute('href')],
  ),
}));
const addressOf = ({ address }: BuiltPage): string => `${site.origin}${address}`;
const pageAt = (address: string): BuiltPage | undefined =>
  builtPages.find((page) => addressOf(page) === address);

it('is a well-formed sitemap', () => {
  expect(document.querySelector('parsererror')).toBeNull();
  expect(document.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  // https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd: tUrl is a sequence, other namespaces last.
  const SEQUENCE = ['loc', 'lastmod', 'changefreq', 'priority'];
  for (const url of document.getElementsByTagName('url')) {
    const places = [...url.children].map(({ localName, namespaceURI }) =>
      namespaceURI === document.documentElement.namespaceURI
        ? SEQUENCE.indexOf(localName)
        : SEQUENCE.length,
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places.filter((place) => place === 0)).toHaveLength(1);
  }
});

it('lists every indexed page once, and no other', () => {
  expect(entries.map(({ address }) => address).sort()).toEqual(indexedPages.map(addressOf).sort());
});

it('lists the same translations as the page itself', () => {
  for (const { address, alternates } of entries) {
    const page = pageAt(address) as BuiltPage;
    const own = elements(page.document, 'link')
      .filter((link) => attribute(link, 'hreflang') !== undefined)
      .map((link) => [attribute(link, 'hreflang'), attribute(link, 'href')]);
    expect(alternates).toEqual(own);
    expect(alternates.map(([language]) => language)).toEqual(['fr', 'en', 'x-default']);
  }
});

const latest = (days: readonly string[]): string => [...days].sort().at(-1) ?? '';

interface GuideDays {
  publishedOn: string;
  reviewedOn: string;
  updatedOn?: string;
  changes?: { date: string }[];
}

// Dates in content files, read independently of the site's code.
function guideDay(slug: string): string {
  const guide = parse(readFileSync(`content/guides/${slug}/guide.yaml`, 'utf8')) as GuideDays;
  const { publishedOn, reviewedOn, updatedOn = '', changes = [] } = guide;
  return latest([publishedOn, reviewedOn, updatedOn, ...changes.map(({ date }) => date)]);
}
const legalDay = (...texts: string[]): string =>
  latest(
    texts.map((text) => {
      const file = readFileSync(`content/legal/${text}/fr.mdx`, 'utf8');
      return /^updatedOn: (\S+)$/m.exec(file)?.[1] ?? '';
    }),
  );
const dayOfLaw = latest(
  readdirSync('content/law').map(
    (file) =>
      (parse(readFileSync(`content/law/${file}`, 'utf8')) as { checkedOn: string }).checkedOn,
  ),
);
const daysIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^ +reviewedOn: (\S+)$/gm)].map(([, day = '']) => day);
const expectedDays: Record<string, string> = {
  resources: latest(readdirSync('content/guides').map(guideDay)),
  search: latest(readdirSync('content/guides').map(guideDay)),
  questions: latest(daysIn('content/questions.yaml')),
  claims: latest(daysIn('content/claims.yaml')),
  calendar: dayOfLaw,
  glossary: dayOfLaw,
  omnibus: dayOfLaw,
  openData: dayOfLaw,
  method: dayOfLaw,
  legal: legalDay('privacy', 'terms', 'cookies'),
  legalNotice: legalDay('notice'),
  message: legalDay('privacy'),
  accessibility: legalDay('accessibility'),
};

it('dates every page by what it shows', () => {
  for (const { address, lastmod } of entries) {
    const { id } = (pageAt(address) as BuiltPage).page;
    const slug = guideOf(id);
    const expected = slug ? guideDay(slug) : expectedDays[id];
    if (expected) expect([address, lastmod]).toEqual([address, expected]);
    expect([address, isDate(lastmod ?? '')]).toEqual([address, true]);
    expect([address, String(lastmod) <= today()]).toEqual([address, true]);
  }
});

it('is listed in robots.txt, which disallows nothing', () => {
  const lines = readFileSync(path.join(out, 'robots.txt'), 'utf8').trim().split(/\n+/);
  expect(lines).toEqual(['User-Agent: *', 'Allow: /', `Sitemap: ${site.origin}/sitemap.xml`]);
});
