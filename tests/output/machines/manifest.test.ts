import { readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '@/lib/config/site';
import { attribute, elements } from '@/lib/html';
import { localeRoot, locales } from '@/lib/i18n/locales';
import { builtPage, builtPages, faults, find, out } from '../support/site';

interface Manifest {
  name: string;
  short_name: string;
  lang: string;
  start_url: string;
  scope: string;
  display: string;
  background_color: string;
  theme_color: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

const addressFor = (locale: (typeof locales)[number]) =>
  `${localeRoot(locale)}manifest.webmanifest`;

it('is linked from every page of its language', () => {
  expect(
    faults(builtPages, ({ document, locale }) => {
      const links = elements(document, 'link').filter(
        (link) => attribute(link, 'rel') === 'manifest',
      );
      const href = links.map((link) => attribute(link, 'href')).join();
      return href === addressFor(locale) ? [] : [`its manifest is ${href || 'missing'}`];
    }),
  ).toEqual([]);
});

describe.each(locales)('the web manifest (%s)', (locale) => {
  const manifest: Manifest = JSON.parse(readFileSync(path.join(out, addressFor(locale)), 'utf8'));

  it('opens the site in its language, with the colours of the page', () => {
    const colour = find(builtPage('landing', locale).document, 'meta', 'name', 'theme-color');
    expect(manifest).toMatchObject({
      name: site.brand,
      short_name: site.brand,
      lang: locale,
      start_url: localeRoot(locale),
      scope: '/',
      display: 'browser',
      background_color: colour && attribute(colour, 'content'),
      theme_color: colour && attribute(colour, 'content'),
    });
  });

  it('has icons of the declared sizes, one of them maskable', () => {
    const found = manifest.icons.map(({ src, purpose }) => {
      const header = readFileSync(path.join(out, src)).subarray(0, 24);
      expect(header.toString('latin1', 1, 4)).toBe('PNG');
      return { sizes: `${header.readUInt32BE(16)}x${header.readUInt32BE(20)}`, purpose };
    });
    expect(manifest.icons.map(({ sizes, purpose }) => ({ sizes, purpose }))).toEqual(found);
    expect(found).toEqual([
      { sizes: '192x192', purpose: 'any' },
      { sizes: '512x512', purpose: 'any' },
      { sizes: '512x512', purpose: 'maskable' },
    ]);
  });
});

it('has an icon for browser tabs and home screens on every page', () => {
  expect(
    faults(builtPages, ({ document }) => {
      const icons = elements(document, 'link')
        .filter((link) => /icon/.test(attribute(link, 'rel') ?? ''))
        .map((link) => attribute(link, 'href')?.replace(/\?.*$/, ''));
      return icons.join() === '/favicon.ico,/favicon.svg,/apple-touch-icon.png'
        ? []
        : [`its icons are ${icons.join()}`];
    }),
  ).toEqual([]);
});
