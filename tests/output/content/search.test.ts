import { brotliCompressSync } from 'node:zlib';
import { site } from '@/config/site';
import { attribute, elements } from '@/lib/html';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadSearchSynonyms } from '@/loaders/search-synonyms';
import { openSearchFile, type SearchIndex } from '@/search/query/file';
import { search } from '@/search/query/search';
import { builtSearchFile, builtTexts, parseSearchFile } from '../support/search';
import { builtPages, indexedPages, visibleText } from '../support/site';

const indexes = {} as Record<Locale, SearchIndex>;
beforeAll(async () => {
  for (const locale of locales) indexes[locale] = await openSearchFile(parseSearchFile(locale));
});
const pathsFound = (locale: Locale, query: string): string[] =>
  search(indexes[locale], query).map(({ page }) => page.address.replace(/^\/en\//, '/'));

/** Indexed only when complete; until then, the other legal texts come first. */
const legalNotice = site.legalNoticeComplete ? '/mentions-legales/' : '/privacypolicy/';

/** Queries and the page that comes first. */
const first: Partial<Record<Locale, readonly (readonly [query: string, path: string])[]>> = {
  fr: [
    ['double materialite', '/guides/doublematguide/'],
    ['CSDD', '/guides/csdddguide/'],
    ['sustainability report', '/guides/csrdguide/'],
    ['taxonomy', '/guides/taxonomieguide/'],
    ['CSRD', '/guides/csrdguide/'],
    ['crsd', '/guides/csrdguide/'],
    ['durabilité', '/guides/csrdguide/'],
    ['reporting extrafinancier', '/guides/csrdguide/'],
    ['calendrier csrd', '/guides/csrdguide/'],
    ['Quels sont les seuils de la CSRD ?', '/guides/csrdguide/'],
    ['article 19 bis', '/guides/csrdguide/'],
    ['ESRS', '/guides/csrdguide/'],
    ['DEVOIR DE VIGILANCE', '/guides/csdddguide/'],
    ['due diligence', '/guides/csdddguide/'],
    ['sanctions csddd', '/guides/csdddguide/'],
    ['notation', '/guides/notationsguide/'],
    ['ESG ratings', '/guides/notationsguide/'],
    ['SMEs', '/guides/pmeguide/'],
    ['petites entreprises', '/guides/pmeguide/'],
    ['assurance limitee', '/guides/assuranceguide/'],
    ["l'assurance", '/guides/assuranceguide/'],
    ['biodiversité', '/guides/tnfdguide/'],
    ['LEAP', '/guides/tnfdguide/'],
    ['D.N.S.H.', '/guides/taxonomieguide/'],
    ['SFDR article 9', '/guides/sfdrguide/'],
    ['scope 3', '/guides/ifrsguide/'],
    ['normes GRI', '/guides/griguide/'],
    ['AI Act', '/guides/iaesgguide/'],
    ['materialty', '/guides/doublematguide/'],
    ['regpilot', '/solutions/iareglementaire/'],
    ['connecteurs', '/solutions/integrations/'],
    ['veille réglementaire', '/solutions/veilleesg/'],
    ['simulation', '/solutions/simulateuresg/'],
    ['prix', '/signup/'],
    ['contact', '/signup/'],
    ['équipe', '/about/'],
    ['hébergement', '/plateforme/'],
    ['cookies', '/privacypolicy/'],
    ['mentions legales', legalNotice],
    ['glossaire', '/glossaire/'],
    ['plan du site', '/recherche/'],
    ['qui êtes-vous', '/about/'],
    ['combien ça coûte', '/signup/'],
    ['omnibus threshold', '/omnibus/'],
    ['1000 salariés 450 millions', '/guides/csrdguide/'],
    ['biodiverstié', '/guides/tnfdguide/'],
    ['seuils csrd', '/guides/csrdguide/'],
    ['questions fréquentes', '/questions/'],
  ],
  en: [
    ['double materiality', '/guides/doublematguide/'],
    ['materialty assesment', '/guides/doublematguide/'],
    ['CSDD', '/guides/csdddguide/'],
    ['sustainability report', '/guides/csrdguide/'],
    ['durabilité', '/guides/csrdguide/'],
    ['crsd', '/guides/csrdguide/'],
    ['What are the CSRD thresholds?', '/guides/csrdguide/'],
    ['taxonomie', '/guides/taxonomieguide/'],
    ['green activities', '/guides/taxonomieguide/'],
    ['devoir de vigilance', '/guides/csdddguide/'],
    ['duty of care', '/guides/csdddguide/'],
    ['rating agencies', '/guides/notationsguide/'],
    ['notations', '/guides/notationsguide/'],
    ['PME', '/guides/pmeguide/'],
    ['small business', '/guides/pmeguide/'],
    ['limited assurance', '/guides/assuranceguide/'],
    ['auditor', '/guides/assuranceguide/'],
    ['biodiversity', '/guides/tnfdguide/'],
    ['article 8 fund', '/guides/sfdrguide/'],
    ['scope 3', '/guides/ifrsguide/'],
    ['climate disclosure', '/guides/ifrsguide/'],
    ['GRI standards', '/guides/griguide/'],
    ['artificial intelligence', '/guides/iaesgguide/'],
    ['chatbot', '/solutions/iareglementaire/'],
    ['connectors', '/solutions/integrations/'],
    ['monitoring', '/solutions/veilleesg/'],
    ['audit trail', '/solutions/auditabilite/'],
    ['pricing', '/signup/'],
    ['team', '/about/'],
    ['GDPR', '/guides/iaesgguide/'],
    ['privacy', '/privacypolicy/'],
    ['legal notice', legalNotice],
    ['accessibility', '/accessibilite/'],
    ['glossary', '/glossaire/'],
    ['sitemap', '/recherche/'],
    ['who are you', '/about/'],
    ['NFRD', '/guides/csrdguide/'],
    ['how much does it cost', '/signup/'],
    ['where is my data hosted', '/plateforme/'],
    ['1000 employees 450 million', '/guides/csrdguide/'],
    ['FAQ', '/questions/'],
  ],
};

/** Queries and a page among the first three. */
const amongThree: Partial<Record<Locale, readonly (readonly [query: string, path: string])[]>> = {
  fr: [
    ['omnibus', '/guides/csrdguide/'],
    ['bilan carbone', '/guides/ifrsguide/'],
    ['rgpd', '/glossaire/'],
    ['seuils', '/guides/csrdguide/'],
  ],
  en: [
    ['omnibus', '/guides/csrdguide/'],
    ['CSRD timeline', '/guides/csrdguide/'],
    ['carbon footprint', '/guides/sfdrguide/'],
    ['fines', '/guides/csdddguide/'],
    ['ESRS E1', '/guides/csrdguide/'],
  ],
};

describe.each(locales)('in %s', (locale) => {
  it.each(first[locale] ?? [])('“%s” finds %s first', (query, path) => {
    expect(pathsFound(locale, query)[0]).toBe(path);
  });

  it.each(amongThree[locale] ?? [])('“%s” finds %s among the first three', (query, path) => {
    expect(pathsFound(locale, query).slice(0, 3)).toContain(path);
  });

  it.each(['xyzzy', 'blockchain', '?!', 'de la', 'the'])('“%s” finds nothing', (query) => {
    expect(pathsFound(locale, query)).toEqual([]);
  });

  it('loads in two parts of at most 70 kB with Brotli for 12 guides, and in proportion for more', () => {
    const budget = 70_000 * Math.max(1, indexes[locale].pages.length / 33);
    for (const part of [builtSearchFile(locale).json, builtTexts(locale)])
      expect(brotliCompressSync(part).length).toBeLessThanOrEqual(budget);
  });

  it('contains every indexed page, and no other', () => {
    const addresses = indexes[locale].pages.map(({ address }) => address);
    const expected = indexedPages
      .filter((page) => page.locale === locale)
      .map(({ address }) => address);
    expect(addresses.sort()).toEqual(expected.sort());
  });

  it('links to existing sections, and only contains text of their page', () => {
    const byAddress = new Map(builtPages.map((page) => [page.address, page]));
    const { pages, sections } = indexes[locale];
    expect(sections.length).toBeGreaterThan(200);
    const texts = new Map(
      builtPages.map((page) => [page.address, visibleText(page.document).replaceAll('\n', '')]),
    );
    const faults = sections.flatMap(({ page, anchor, heading, text, question }) => {
      const answering = pages[page]?.address ?? '';
      // The words of a question are on the page of questions.
      const address = question === undefined ? answering : indexes[locale].questions;
      const built = byAddress.get(address);
      const stray = text.split(' ').find((word) => !texts.get(address)?.includes(word));
      const target = elements(built?.document as never).find(
        (element) => attribute(element, 'id') === (question ?? anchor),
      );
      return [
        ...(anchor && !target ? [`${address}#${anchor} does not exist`] : []),
        ...(heading ? [] : [`${address}#${anchor} has no heading`]),
        ...(stray ? [`${address}#${anchor} says “${stray}”`] : []),
      ];
    });
    expect(faults).toEqual([]);
  });

  it('leaves out what pages say about themselves: reading time, days of review and of the law', () => {
    const { pages, sections } = indexes[locale];
    const all = sections
      .filter(({ page }) => pages[page]?.address.includes('/guides/'))
      .filter(({ question }) => question === undefined)
      .map(({ text }) => text.replace(/\s/g, ' '))
      .join('\n');
    expect(all).not.toMatch(
      /\d min de lecture|\d min read|Pas encore relu par|Not yet reviewed by/,
    );
    expect(all).not.toMatch(/Droit en vigueur au \d|Droit au \d|Law as of \d/);
  });

  it('excludes navigation, product pictures and what every page repeats', () => {
    const all = indexes[locale].sections.map(({ text }) => text).join('\n');
    expect(all).not.toMatch(
      /Exemple illustratif Illustration|Voyez la plateforme avec vos propres/,
    );
    expect(all).not.toMatch(/See the platform answer your own questions|https:\/\/eur-lex/);
  });

  it('has only synonyms that its pages use', () => {
    const lost = loadSearchSynonyms(locale).flatMap(({ written }) =>
      written.length === 0 || written.some((phrase) => pathsFound(locale, phrase).length > 0)
        ? []
        : [written.join(', ')],
    );
    expect(lost).toEqual([]);
  });
});

it('is linked from every page, in its language', () => {
  const wanted = Object.fromEntries(
    locales.map((locale) => [locale, builtSearchFile(locale).address]),
  );
  const faults = builtPages
    .filter(({ page }) => page.id !== 'home')
    .filter(({ document, locale }) =>
      elements(document, 'a').every((link) => attribute(link, 'data-search') !== wanted[locale]),
    );
  expect(faults.map(({ address }) => address)).toEqual([]);
});
