import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { site } from '@/lib/config/site';
import { attribute, elements } from '@/lib/html';
import { type Locale, locales, localeTags } from '@/lib/i18n/locales';
import { guideModifiedOn } from '@/loaders/guide-data';
import { loadGuide } from '@/loaders/guides';
import { guideOf } from '@/loaders/routes/registry';
import {
  type BuiltPage,
  builtPage,
  builtPages,
  canonical,
  faults,
  indexedPages,
  meta,
  out,
  title,
} from '../support/site';

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

/** Contents of a `<meta property>`, or of a Twitter one by its name. */
const all = ({ document }: BuiltPage, property: string): (string | undefined)[] =>
  elements(document, 'meta')
    .filter((element) =>
      [attribute(element, 'property'), attribute(element, 'name')].includes(property),
    )
    .map((element) => attribute(element, 'content'));
/** A language as Open Graph writes it: `fr_FR`. */
const openGraph = (locale: Locale) => localeTags[locale].replace('-', '_');
/** The same, where there must be one. */
const one = (page: BuiltPage, property: string): string | undefined => {
  const found = all(page, property);
  return found.length === 1 ? found[0] : `(${found.length} times)`;
};
const imageFile = (page: BuiltPage): string =>
  path.join(out, (one(page, 'og:image') ?? '').replace(site.origin, ''));

const differences = (page: BuiltPage, expected: Record<string, string | undefined>): string[] =>
  Object.entries(expected)
    .filter(([property, value]) => value === undefined || one(page, property) !== value)
    .map(([property, value]) => `${property} is "${one(page, property)}", not "${value}"`);

it('has Open Graph title, description, language and image on every page', () => {
  expect(
    faults(builtPages, (page) => {
      const own = title(page.document).replace(` | ${site.brand}`, '');
      const description = meta(page.document, 'description');
      const others = locales.filter((locale) => locale !== page.locale);
      return differences(page, {
        'og:title': own,
        'og:description': description,
        'og:site_name': site.brand,
        'og:type': guideOf(page.page.id) ? 'article' : 'website',
        'og:locale': openGraph(page.locale),
        'og:image:width': '1200',
        'og:image:height': '630',
        'twitter:card': 'summary_large_image',
        'twitter:title': own,
        'twitter:description': description,
        'twitter:image': one(page, 'og:image'),
        'twitter:image:alt': one(page, 'og:image:alt'),
      }).concat(
        String(all(page, 'og:locale:alternate')) === String(others.map(openGraph))
          ? []
          : ['og:locale:alternate does not list its translations'],
      );
    }),
  ).toEqual([]);
});

it('gives indexed pages their canonical URL and their own image, with its text as alternative', () => {
  expect(
    faults(indexedPages, (page) =>
      differences(page, { 'og:url': canonical(page), 'og:image:alt': title(page.document) }),
    ),
  ).toEqual([]);
  const images = new Set(indexedPages.map((page) => readFileSync(imageFile(page), 'base64')));
  expect(images.size).toBe(indexedPages.length);
});

it('gives pages that are not indexed the image of the landing page, and no URL', () => {
  const hidden = builtPages.filter(({ page }) => !page.indexed);
  expect(
    faults(hidden, (page) => {
      const landing = builtPage('landing', page.locale);
      return [
        ...differences(page, {
          'og:image': one(landing, 'og:image'),
          'og:image:alt': one(landing, 'og:image:alt'),
        }),
        ...(all(page, 'og:url').length === 0 ? [] : ['has an og:url']),
      ];
    }),
  ).toEqual([]);
});

it('dates guides by their content, and no other page', () => {
  expect(
    faults(builtPages, (page) => {
      const slug = guideOf(page.page.id);
      if (slug) {
        const data = loadGuide(slug, page.locale).data;
        return differences(page, {
          'article:published_time': data.publishedOn,
          'article:modified_time': guideModifiedOn(data),
        });
      }
      return all(page, 'article:published_time').length > 0 ? ['is dated as an article'] : [];
    }),
  ).toEqual([]);
});

it('draws every image as a small PNG of 1200 by 630 pixels', () => {
  expect(
    faults(builtPages, (page) => {
      const file = imageFile(page);
      const header = readFileSync(file).subarray(0, 26);
      const size = `${header.readUInt32BE(16)}×${header.readUInt32BE(20)}`;
      return [
        ...(header.toString('latin1', 1, 4) === 'PNG' ? [] : ['its image is no PNG']),
        ...(size === '1200×630' ? [] : [`its image is ${size}`]),
        ...(statSync(file).size <= 40_000
          ? []
          : [`its image weighs ${statSync(file).size} bytes, more than 40,000`]),
      ];
    }),
  ).toEqual([]);
});
