/** @jest-environment jsdom */
import { certainAddress, closestPages, type KnownPage } from '@/browser/enhance/not-found';
import { forEveryLocale, localeRoot } from '@/lib/i18n/locales';
import { inEveryLanguage } from '@/tests/languages';

const pages: KnownPage[] = [
  ['', 'Accueil', 'Home'],
  ['about', 'À propos', 'About'],
  ['plateforme', 'Plateforme', 'Platform'],
  ['ressources', 'Ressources', 'Resources'],
  ['glossaire', 'Glossaire', 'Glossary'],
  ['accessibilite', 'Accessibilité', 'Accessibility'],
  ['mentions-legales', 'Mentions légales', 'Legal notice'],
  ['solutions/veilleesg', 'Veille', 'Monitoring'],
  ['guides/assuranceguide', 'L’assurance sous la CSRD', 'Assurance under the CSRD'],
  ['guides/csrdfrance2027', 'CSRD en France', 'The CSRD in France'],
  ['guides/csrdguide', 'La CSRD, mode d’emploi', 'The CSRD: a working guide'],
  ['guides/taxonomieguide', 'La taxonomie européenne', 'The EU Taxonomy'],
].map(([path = '', fr = '', en = '']) => ({
  path,
  ...(path === 'ressources' && { guessed: ['guides', 'blog'] }),
  links: forEveryLocale((locale) => ({
    address: `${localeRoot(locale)}${path}/`.replace('//', '/'),
    name: inEveryLanguage({ fr, en })[locale],
  })),
}));

describe('an address with a certain match', () => {
  it.each([
    // Case, accents, file extensions, slashes.
    ['/Guides/CSRDGuide', '/guides/csrdguide/'],
    ['/guides/CSRDGuide/', '/guides/csrdguide/'],
    ['/en/Guides/TaxonomieGuide', '/en/guides/taxonomieguide/'],
    ['/About/index.html', '/about/'],
    ['/about.html', '/about/'],
    ['/accessibilit%C3%A9/', '/accessibilite/'],
    ['//about//', '/about/'],
    ['/about', '/about/'],
    ['/index.php', '/'],
    ['/en/index.html', '/en/'],
    ['/HOME', '/'],
    // What visitors guess.
    ['/guides/', '/ressources/'],
    ['/en/Blog', '/en/ressources/'],
    // Language prefixes: too many, in capitals, in the wrong place. The last one counts.
    ['/fr/about/', '/about/'],
    ['/fr/', '/'],
    ['/FR', '/'],
    ['/en/en/about/', '/en/about/'],
    ['/fr/fr/about/', '/about/'],
    ['/fr/en/about/', '/en/about/'],
    ['/en/fr/about/', '/about/'],
    ['/EN/about/', '/en/about/'],
    ['/about/en/', '/en/about/'],
    ['/guides/en/csrdguide/', '/en/guides/csrdguide/'],
  ])('%s is %s', (asked, meant) => expect(certainAddress(asked, pages)).toBe(meant));

  it.each([
    '/rien/du/tout',
    '/guides/csrd',
    '/en/platform/',
    '/english/about/',
    '/404/',
    '/%E0%A4%A',
    // Where the address would redirect to itself.
    '/about/',
    '/en/guides/csrdguide/',
    '/',
  ])('%s is none', (asked) => expect(certainAddress(asked, pages)).toBeNull());
});

describe('closest pages', () => {
  const closest = (address: string) => closestPages(address, pages).map((page) => page.address);

  it.each([
    ['/guides/csrd', '/guides/csrdguide/'],
    ['/csrd', '/guides/csrdguide/'],
    ['/guides/csrdgiude/', '/guides/csrdguide/'],
    ['/en/guides/taxonomyguide', '/en/guides/taxonomieguide/'],
    ['/en/platform/', '/en/plateforme/'],
    ['/en/resources', '/en/ressources/'],
    ['/en/glossary.html', '/en/glossaire/'],
    ['/en/monitoring', '/en/solutions/veilleesg/'],
    ['/veilleesg/', '/solutions/veilleesg/'],
    ['/mention-legale', '/mentions-legales/'],
    ['/a-propos', '/about/'],
  ])('to %s begin with %s', (address, first) => expect(closest(address)[0]).toBe(first));

  it('are at most three, in the language of the address', () => {
    expect(closestPages('/en/guides/guide', pages).length).toBeLessThanOrEqual(3);
    expect(closestPages('/en/plateform', pages)[0]).toEqual({
      address: '/en/plateforme/',
      name: 'Platform',
    });
  });

  it.each(['/rien/du/tout', '/wp-login.php', '/', '/en/', '/404/', '/x'])(
    'are none for %s',
    (address) => expect(closest(address)).toEqual([]),
  );
});
