import { site } from '@/lib/config/site';
import { attribute, type Element, elements } from '@/lib/html';
import { type Locale, localeRoot } from '@/lib/i18n/locales';
import type { PageId } from '@/loaders/routes/registry';
import { type Quoted, quoted } from '@/tests/languages';
import { builtPage, find, hrefsIn, indexedPages, visibleText } from '../support/site';

/** Text with normalised spaces, apostrophes and quotation marks. */
const plain = (parent: Parameters<typeof visibleText>[0]): string =>
  visibleText(parent).replace(/\s+/g, ' ').replace(/[’‘]/g, "'").replace(/[“”]/g, '"');
const sectionOf = (page: PageId, locale: Locale, id: string): string =>
  plain(find(builtPage(page, locale).document, 'section', 'id', id) as Element);
const section = (locale: Locale, id: string): string => sectionOf('legal', locale, id);

/** Section 9 of the specification, as each policy must say it. */
const facts: Record<Quoted, Record<string, readonly string[]>> = {
  fr: {
    privacy: [
      'Tant que le compte est actif, puis 5 ans après sa clôture',
      'Usage 12 mois',
      'Cookies essentiels de la plateforme Le temps de la session',
      "Cookies de préférence et d'analyse de la plateforme 12 mois au plus",
      'moins de 16 ans',
      '10 mai 2025',
      '3 ans à compter de votre dernier contact',
      'CNIL',
      'Mesures précontractuelles',
    ],
    terms: [
      'Client : la personne morale',
      'Utilisateur : la personne physique que le Client autorise',
      'droit français',
      'tribunaux de Paris',
      'moins de 16 ans',
      '10 mai 2025',
    ],
    cookies: [
      'Ce site ne dépose aucun cookie',
      'Le temps de la session',
      '12 mois au plus',
      '13 mois au plus',
      'i18nextLng',
      '10 mai 2025',
    ],
  },
  en: {
    privacy: [
      'While the account is active, plus 5 years after it is closed',
      'Usage 12 months',
      'Essential cookies of the platform The length of the session',
      'Preference and analytical cookies of the platform Up to 12 months',
      'people under 16',
      '10 May 2025',
      '3 years from your last contact',
      'CNIL',
      'Steps taken at your request before a contract',
    ],
    terms: [
      'Client: the legal entity',
      'User: the individual whom the Client authorises',
      'French law',
      'courts of Paris',
      'people under 16',
      '10 May 2025',
    ],
    cookies: [
      'This site sets no cookies',
      'Session only',
      'Up to 12 months',
      'Up to 13 months',
      'i18nextLng',
      '10 May 2025',
    ],
  },
};

describe.each(quoted)('in %s', (locale) => {
  it.each(['privacy', 'terms', 'cookies'])(
    '%s states its facts, and is complete and visible in the HTML',
    (id) => {
      const text = section(locale, id);
      expect((facts[locale][id] ?? []).filter((fact) => !text.includes(fact))).toEqual([]);
      const element = find(builtPage('legal', locale).document, 'section', 'id', id) as Element;
      expect(attribute(element, 'hidden')).toBeUndefined();
      expect(attribute(element, 'role')).toBeUndefined();
      // The contents repeat the headings.
      const contents = elements(element, 'nav').map(plain).join(' ');
      const words = text.split(' ').length - contents.split(' ').length;
      expect(words).toBeGreaterThanOrEqual(500);
      expect(words).toBeLessThanOrEqual(1300);
      expect(elements(element, 'time').map((time) => attribute(time, 'datetime'))[0]).toBe(
        '2025-05-10',
      );
    },
  );

  it('lists every legal text in the footer of every page', () => {
    const root = localeRoot(locale);
    for (const { document } of indexedPages.filter((page) => page.locale === locale)) {
      const hrefs = hrefsIn(elements(document, 'footer').at(-1) as Element);
      expect(hrefs).toEqual(
        expect.arrayContaining([
          ...['privacy', 'terms', 'cookies'].map((tab) => `${root}privacypolicy/#${tab}`),
          `${root}mentions-legales/`,
          `${root}accessibilite/`,
        ]),
      );
    }
  });

  it('claims hosting in the EU everywhere or nowhere, with its basis', () => {
    const [words, badge] = {
      fr: ["sont hébergées dans l'Union européenne", "Plateforme hébergée dans l'UE"],
      en: ['is hosted in the European Union', 'Platform hosted in the EU'],
    }[locale] as [string, string];
    const places = [
      sectionOf('landing', locale, 'trust'),
      sectionOf('platform', locale, 'security'),
      section(locale, 'privacy'),
      plain(find(builtPage('about', locale).document, 'main') as Element),
    ];
    expect(places.map((text) => text.includes(words))).toEqual(places.map(() => site.hostedInEu));
    const question = find(builtPage('questions', locale).document, 'main', 'id', 'main');
    expect(
      question && elements(question).some((each) => attribute(each, 'id') === 'product-29'),
    ).toBe(site.hostedInEu);
    for (const { document, address } of indexedPages.filter((page) => page.locale === locale)) {
      const footer = plain(elements(document, 'footer').at(-1) as Element);
      expect([address, footer.includes(badge)]).toEqual([address, site.hostedInEu]);
    }
  });
});
