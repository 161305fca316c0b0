import { site } from '@/lib/config/site';
import { isReservedName } from '@/lib/config/values';
import { attribute, type Document, type Element, elements } from '@/lib/html';
import { localeRoot } from '@/lib/i18n/locales';
import { pagePath } from '@/loaders/routes/addresses';
import { quoted } from '@/tests/languages';
import { company, ORIGIN, settings } from '@/tests/settings';
import {
  builtFiles,
  builtPage,
  builtPages,
  faults,
  find,
  hrefsIn,
  readBuilt,
  visibleText,
} from './support/site';
import { blocksOf } from './support/structured-data';

/** What the site says of a company that has set everything (tests/settings.ts). */
const words = (document: Document) => visibleText(document).replace(/\s+/g, ' ');
const read = (file: string) => readBuilt(file).toString('utf8');
const main = (document: Document) => find(document, 'main') as Element;
const footerOf = (document: Document) => elements(document, 'footer').at(-1) as Element;

it('has no placeholder in any text', () => {
  const left = builtFiles
    .filter((file) => /\.(html|md|xml|txt|json)$/.test(file))
    .filter((file) => /\[(à compléter|to be completed)\]|vigie-esg\.example/i.test(read(file)));
  expect(left).toEqual([]);
});

it('has no example address, in links or in structured data', () => {
  expect(
    faults(builtPages, (page) => {
      const links = hrefsIn(page.document).filter((href) => /^(https?|mailto):/.test(href));
      const written = blocksOf(page).flatMap(
        (json) => json.match(/(?:https?:\/\/|[\w.+-]+@)[\w.-]+/g) ?? [],
      );
      return [...links, ...written]
        .filter((address) =>
          isReservedName(/^(?:\w+:\/\/|[^@]*@)([^/?#:]+)/.exec(address)?.[1] ?? ''),
        )
        .map((address) => `names ${address}`);
    }),
  ).toEqual([]);
});

it('has its e-mail address and social profile in every footer, in structured data and for reports', () => {
  expect(
    faults(builtPages, ({ document }) => {
      const links = hrefsIn(footerOf(document)).filter((href) => /^(https|mailto):/.test(href));
      return links.join() === `mailto:${settings.SITE_EMAIL},${settings.SITE_SOCIAL_URL}`
        ? []
        : [`has ${links.join(', ') || 'nothing'} in its footer`];
    }),
  ).toEqual([]);
  const data = blocksOf(builtPage('landing', 'fr')).join();
  expect(data).toContain(`"email":"${settings.SITE_EMAIL}"`);
  expect(data).toContain(`"sameAs":"${settings.SITE_SOCIAL_URL}"`);
  expect(data).toContain(`"@id":"${ORIGIN}/#organization"`);
  expect(read('.well-known/security.txt')).toContain(`Contact: mailto:${settings.SITE_EMAIL}\n`);
});

describe.each(quoted)('in %s', (locale) => {
  it('names the company in the legal notice, which is then indexed and proof on the about page', () => {
    const text = words(builtPage('legalNotice', locale).document);
    for (const value of Object.values(company).filter((each) => each !== 'none'))
      expect(text).toContain(value);
    expect(text).not.toMatch(/aperçu|preview/i);
    const address = pagePath('legalNotice', locale);
    expect(hrefsIn(main(builtPage('about', locale).document))).toContain(address);
    for (const list of ['sitemap.xml', `${localeRoot(locale).slice(1)}llms.txt`])
      expect(read(list)).toContain(`${ORIGIN}${address}`);
  });

  it('has a contact in every text that asks readers to write', () => {
    for (const id of ['legal', 'legalNotice', 'accessibility'] as const)
      expect(hrefsIn(main(builtPage(id, locale).document))).toContain(
        `mailto:${settings.SITE_EMAIL}`,
      );
  });

  it('says that sign-in is open, where the login button of every page leads', () => {
    const [name, open] = {
      fr: ['Connexion', 'La connexion est ouverte'],
      en: ['Log in', 'Login is open'],
    }[locale] as [string, string];
    const text = words(builtPage('signup', locale).document);
    expect(text).toContain(open);
    expect(text).not.toMatch(/pas encore ouverte|not open/);
    expect(
      faults(
        builtPages.filter((page) => page.locale === locale),
        ({ document }) => {
          const links = elements(find(document, 'header') as Element, 'a').filter(
            (link) => attribute(link, 'href') === pagePath('signup', locale, 'sign-in'),
          );
          return links.length === 1 && links.every((link) => visibleText(link).trim() === name)
            ? []
            : [`has ${links.length} login buttons`];
        },
      ),
    ).toEqual([]);
  });

  it('calls its data open, as the licences are granted, and prints them wherever it may be taken', () => {
    const { data, texts } = site.licences;
    const text = words(builtPage('openData', locale).document);
    expect(text).toContain({ fr: 'Données ouvertes', en: 'Open data' }[locale]);
    for (const { url } of [data, texts]) expect(text).toContain(url);
    expect(text).not.toMatch(/demande notre accord|needs our consent/);
    expect(blocksOf(builtPage('openData', locale)).join()).toContain(`"license":"${data.url}"`);
    expect(blocksOf(builtPage('guides/csrdguide', locale)).join()).toContain(
      `"license":"${texts.url}"`,
    );
    expect(hrefsIn(builtPage('legalNotice', locale).document)).toContain(texts.url);
    for (const file of [
      'registre/regles.csv',
      'registre/jalons.csv',
      `downloads/iro-grid-${locale}.csv`,
    ])
      expect(read(file)).toContain(data.url);
  });
});
