import { site } from '@/lib/config/site';
import { attribute, type Element, elements, parseHtml } from '@/lib/html';
import { fallbackLocale, locales } from '@/lib/i18n/locales';
import { loadCompany } from '@/loaders/company';
import { allPages, pagePath } from '@/loaders/routes/addresses';
import {
  type BuiltPage,
  builtPage,
  builtPages,
  faults,
  find,
  indexedPages,
  meta,
  readBuilt,
  title,
  visibleText,
} from './support/site';

it('has every page of the registry in every language, and nothing else', () => {
  const expected = allPages().flatMap(({ id }) => locales.map((locale) => pagePath(id, locale)));
  expect(builtPages.map(({ address }) => address).sort()).toEqual(expected.sort());
});

const texts = {
  title: ({ document }: BuiltPage) => title(document).replace(` | ${site.brand}`, ''),
  description: ({ document }: BuiltPage) => meta(document, 'description') ?? '',
};

it.each([
  ['title', 1, 60],
  ['description', 70, 155],
] as const)('has a %s of its own, of %i to %i characters', (name, least, most) => {
  const textOf = (page: BuiltPage) => `${page.locale} ${texts[name](page)}`;
  const all = indexedPages.map(textOf);
  expect(
    faults(indexedPages, (page) => {
      const { length } = texts[name](page);
      return [
        ...(length >= least && length <= most ? [] : [`its ${name} has ${length} characters`]),
        ...(all.filter((text) => text === textOf(page)).length > 1 ? [`shares its ${name}`] : []),
        ...(title(page.document).endsWith(` | ${site.brand}`) ? [] : ['ends without the brand']),
      ];
    }),
  ).toEqual([]);
});

it('has its own URL as canonical, and reciprocal hreflang links', () => {
  expect(
    faults(indexedPages, ({ document, address, page }) => {
      const links = elements(document, 'link');
      const href = (rel: string, lang?: string) =>
        links
          .filter((link) => attribute(link, 'rel') === rel && attribute(link, 'hreflang') === lang)
          .map((link) => attribute(link, 'href'));
      const expected: [string, string | undefined, string][] = [
        ['canonical', undefined, address],
        ['alternate', 'fr', pagePath(page.id, 'fr')],
        ['alternate', 'en', pagePath(page.id, 'en')],
        ['alternate', 'x-default', pagePath(page.id, fallbackLocale)],
      ];
      return expected
        .filter(([rel, lang, target]) => href(rel, lang).join() !== `${site.origin}${target}`)
        .map(([rel, lang]) => `${rel} ${lang ?? ''} is ${href(rel, lang).join() || 'missing'}`);
    }),
  ).toEqual([]);
});

it('leads to its translations by the language choice too', () => {
  expect(
    faults(indexedPages, (page) => {
      const links = elements(page.document, 'a', 'option').flatMap((element) => {
        const language = attribute(element, 'data-language') ?? attribute(element, 'data-locale');
        const address = attribute(element, 'href') ?? attribute(element, 'value') ?? '';
        return language ? [{ language, address }] : [];
      });
      const wrong = links.filter(
        ({ language, address }) =>
          find(page.document, 'link', 'hreflang', language) === undefined ||
          attribute(find(page.document, 'link', 'hreflang', language) as Element, 'href') !==
            new URL(address, site.origin).href,
      );
      return [
        ...(links.length > 2 ? [] : ['has no choice of language']),
        ...wrong.map(({ language, address }) => `its choice of ${language} leads to ${address}`),
      ];
    }),
  ).toEqual([]);
});

it('keeps errors and unfinished texts out of search engines', () => {
  const hidden = builtPages.filter(({ page }) => !page.indexed);
  expect([...new Set(hidden.map(({ page }) => page.id))].sort()).toEqual([
    ...(site.legalNoticeComplete ? [] : ['legalNotice']),
    'notFound',
  ]);
  for (const { document } of hidden) expect(meta(document, 'robots')).toContain('noindex');
  for (const { document } of indexedPages) expect(meta(document, 'robots')).toBeUndefined();
});

it('has its summary block', () => {
  const words = /En bref|In short|Points clés|Key points/;
  expect(
    faults(builtPages, ({ document }) =>
      words.test(visibleText(document)) ? [] : ['has no summary block'],
    ),
  ).toEqual([]);
});

it('follows French typography: no ordinary space before ; : ! ? » nor after «', () => {
  expect(
    faults(
      builtPages.filter(({ locale }) => locale === 'fr'),
      ({ document }) => {
        const found = /.{0,20}(?: [;:!?»](?=\s|$)|« ).{0,10}/m.exec(visibleText(document));
        return found ? [`"${found[0]}"`] : [];
      },
    ),
  ).toEqual([]);
});

it('has at most 60 links on the landing page, besides those of certificates', () => {
  for (const locale of locales) {
    const own = loadCompany(locale).certificates.map(({ url }) => url);
    const links = elements(builtPage('landing', locale).document, 'a').filter((link) => {
      const href = attribute(link, 'href');
      return href !== undefined && !own.includes(href);
    });
    expect([locale, Math.max(60, links.length)]).toEqual([locale, 60]);
  }
});

it.each([
  ['home/index.html', '/'],
  ['en/home/index.html', '/en/'],
])('has at %s a page that leads to %s, where the host does not', (file, root) => {
  const page = parseHtml(readBuilt(file).toString());
  expect(attribute(find(page, 'meta', 'http-equiv', 'refresh') as Element, 'content')).toBe(
    `0; url=${root}`,
  );
  expect(attribute(find(page, 'link') as Element, 'href')).toBe(`${site.origin}${root}`);
});
