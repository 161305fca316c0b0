import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '@/config/site';
import { attribute, elements, textOf } from '@/hosting/html';
import { locales } from '@/lib/i18n/locales';
import { allPages } from '@/lib/pages/registry';
import { pagePath } from '@/lib/urls';
import { messageLeak } from './leaks';
import {
  type BuiltPage,
  builtPages,
  faults,
  find,
  indexedPages,
  meta,
  out,
  title,
  visibleText,
} from './site';

it('has every page of the registry in every language, and nothing else', () => {
  const expected = allPages().flatMap(({ id }) => locales.map((locale) => pagePath(id, locale)));
  expect(builtPages.map(({ address }) => address).sort()).toEqual(expected.sort());
});

it('states the language of the path', () => {
  expect(
    faults(builtPages, ({ document, locale }) =>
      attribute(find(document, 'html') as never, 'lang') === locale
        ? []
        : [`lang must be "${locale}"`],
    ),
  ).toEqual([]);
});

it('has one h1, and headings that never skip a level', () => {
  expect(
    faults(builtPages, ({ document }) => {
      const levels = elements(document, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6').map(({ tagName }) =>
        Number(tagName[1]),
      );
      const jumps = levels.filter(
        (level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1,
      );
      return [
        ...(levels.filter((level) => level === 1).length === 1 ? [] : ['needs exactly one h1']),
        ...(levels[0] === 1 ? [] : ['its first heading must be the h1']),
        ...jumps.map((level) => `an h${level} follows a heading more than one level above`),
      ];
    }),
  ).toEqual([]);
});

it('has a title of its own, of at most 60 characters before the brand', () => {
  const seen = new Map<string, string>();
  expect(
    faults(indexedPages, ({ document, file, locale }) => {
      const full = title(document);
      const own = full.replace(` | ${site.brand}`, '');
      const other = seen.get(`${locale} ${own}`);
      seen.set(`${locale} ${own}`, file);
      return [
        ...(full.endsWith(` | ${site.brand}`) ? [] : [`title "${full}" must end with the brand`]),
        ...(own.length <= 60
          ? []
          : [`title "${own}" has ${own.length} characters; shorten it to 60`]),
        ...(other ? [`title "${own}" is also that of ${other}`] : []),
      ];
    }),
  ).toEqual([]);
});

it('has a description of its own, of 70 to 160 characters', () => {
  const seen = new Map<string, string>();
  expect(
    faults(indexedPages, ({ document, file }) => {
      const description = meta(document, 'description') ?? '';
      const other = seen.get(description);
      seen.set(description, file);
      return [
        ...(description.length >= 70 && description.length <= 160
          ? []
          : [`description has ${description.length} characters`]),
        ...(other ? [`description is also that of ${other}`] : []),
      ];
    }),
  ).toEqual([]);
});

it('names its own address as canonical, and its translations reciprocally', () => {
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
        ['alternate', 'x-default', pagePath(page.id, 'fr')],
      ];
      return expected
        .filter(([rel, lang, target]) => href(rel, lang).join() !== `${site.origin}${target}`)
        .map(([rel, lang]) => `${rel} ${lang ?? ''} is ${href(rel, lang).join() || 'missing'}`);
    }),
  ).toEqual([]);
});

it('keeps redirects and errors out of search engines', () => {
  const hidden = builtPages.filter(({ page }) => !page.indexed);
  expect([...new Set(hidden.map(({ page }) => page.id))].sort()).toEqual([
    'confirmation',
    'home',
    'notFound',
  ]);
  for (const { document } of hidden) expect(meta(document, 'robots')).toContain('noindex');
  for (const { document } of indexedPages) expect(meta(document, 'robots')).toBeUndefined();
});

it('carries its summary block', () => {
  const words = /En bref|In short|Points clés|Key points/;
  expect(
    faults(indexedPages, ({ document }) =>
      words.test(visibleText(document)) ? [] : ['has no summary block'],
    ),
  ).toEqual([]);
});

it('leads to booking a demo', () => {
  expect(
    faults(indexedPages, ({ document, locale }) =>
      elements(document, 'a').some((link) => attribute(link, 'href') === pagePath('signup', locale))
        ? []
        : ['has no link to the demo page'],
    ),
  ).toEqual([]);
});

describe('links', () => {
  const idsOf = new Map(
    builtPages.map(({ address, document }) => [
      address,
      new Set(elements(document).map((element) => attribute(element, 'id'))),
    ]),
  );
  const check = ({ document, address, locale }: BuiltPage): string[] =>
    elements(document, 'a', 'area').flatMap((link) => {
      const href = attribute(link, 'href');
      if (href === undefined || /^(https:|mailto:)/.test(href)) return [];
      const [target = '', anchor] = href.split('#');
      const path_ = target || address;
      if (!path_.startsWith('/')) return [`link "${href}" must start at the root`];
      const ids = idsOf.get(path_);
      if (!ids)
        return existsSync(path.join(out, path_)) && !path_.endsWith('/')
          ? []
          : [`link "${href}" leads to no page`];
      if (anchor && !ids.has(anchor)) return [`link "${href}" leads to no element of that page`];
      const isEnglish = path_.startsWith('/en/');
      if (isEnglish !== (locale === 'en') && attribute(link, 'hreflang') === undefined) {
        return [`link "${href}" leads to the other language without saying so`];
      }
      return [];
    });

  it('lead to pages and anchors that exist, in the visitor’s language', () => {
    expect(faults(builtPages, check)).toEqual([]);
  });
});

it('has unique ids, and every reference to an id finds it', () => {
  expect(
    faults(builtPages, ({ document }) => {
      const all = elements(document);
      const ids = all.flatMap((element) => attribute(element, 'id') ?? []);
      const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
      const lost = all.flatMap((element) =>
        ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for']
          .flatMap((name) => attribute(element, name)?.split(/\s+/) ?? [])
          .filter((id) => !ids.includes(id)),
      );
      return [
        ...twice.map((id) => `id "${id}" is used twice`),
        ...lost.map((id) => `nothing has the id "${id}"`),
      ];
    }),
  ).toEqual([]);
});

it('has no style attribute and no inline handler', () => {
  expect(
    faults(builtPages, ({ document }) =>
      elements(document).flatMap((element) =>
        element.attrs
          .filter(({ name }) => name === 'style' || /^on[a-z]/.test(name))
          .map(
            ({ name }) =>
              `<${element.tagName}> has ${name}=; move it to a stylesheet or to enhance/`,
          ),
      ),
    ),
  ).toEqual([]);
});

it('loads nothing from another origin', () => {
  expect(
    faults(builtPages, ({ document }) =>
      elements(document, 'script', 'img', 'source', 'iframe', 'link', 'video', 'audio')
        .filter((element) => !/^(canonical|alternate|me)$/.test(attribute(element, 'rel') ?? ''))
        .flatMap((element) => attribute(element, 'src') ?? attribute(element, 'href') ?? [])
        .filter((address) => /^(https?:)?\/\//.test(address))
        .map((address) => `loads ${address}`),
    ),
  ).toEqual([]);
});

it('shows no message key, placeholder, path or failed value', () => {
  expect(
    faults(builtPages, ({ document }) => {
      const found = messageLeak.exec(visibleText(document).replaceAll(site.email, ''));
      return found ? [`shows "${found[0]}"`] : [];
    }),
  ).toEqual([]);
});

it('sets French as French: no ordinary space before ; : ! ? » nor after «', () => {
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

it('lets the home page of each language redirect to its root', () => {
  for (const [file, root] of [
    ['home/index.html', '/'],
    ['en/home/index.html', '/en/'],
  ] as const) {
    const page = builtPages.find((candidate) => candidate.file === file);
    const refresh = page && find(page.document, 'meta', 'http-equiv', 'refresh');
    expect(refresh && attribute(refresh, 'content')).toBe(`0; url=${root}`);
    expect(
      page && attribute(find(page.document, 'link', 'rel', 'canonical') as never, 'href'),
    ).toBe(`${site.origin}${root}`);
  }
});

it('has a not-found page per language where hosts look for it', () => {
  expect(readFileSync(path.join(out, '404.html'), 'utf8')).toContain('Page introuvable');
  expect(readFileSync(path.join(out, 'en/404.html'), 'utf8')).toContain('Page not found');
  for (const wording of ['The page you are looking for does not exist', 'Back to home']) {
    expect(readFileSync(path.join(out, 'en/404.html'), 'utf8')).toContain(wording);
  }
});

it('names its heading in the language choice’s markup only once', () => {
  for (const { document } of builtPages) expect(elements(document, 'main')).toHaveLength(1);
});

it('says the same in its h1 as in no other page of its language', () => {
  const headings = indexedPages.map(
    ({ document, locale }) => `${locale} ${textOf(find(document, 'h1') as never)}`,
  );
  expect(new Set(headings).size).toBe(headings.length);
});
