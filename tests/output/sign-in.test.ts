import { identity } from '@/lib/config/identity';
import { site } from '@/lib/config/site';
import { attribute, type Document, elements } from '@/lib/html';
import { quoted } from '@/tests/languages';
import { builtPages, find, hrefsIn, visibleText } from './support/site';

const pages = builtPages.filter(({ page }) => page.id === 'signup');
const section = (document: Document) => {
  const found = find(document, 'section', 'id', 'sign-in');
  if (!found) throw new Error('The page has no section for signing in.');
  return found;
};

it.each(pages.map((page) => [page.address, page] as const))(
  '%s says why signing in is unavailable without a provider, without a dead button',
  (_address, { document }) => {
    expect(identity).toBeNull();
    expect(elements(section(document), 'button')).toEqual([]);
    expect(hrefsIn(section(document))).toEqual(site.email ? [`mailto:${site.email}`] : []);
    const [first] = elements(section(document), 'p').map(visibleText);
    expect(first).toMatch(
      /^(La connexion n’est pas|Login is not).* (une invitation|an invitation)/,
    );
  },
);

it.each(quoted)(
  'never claims in %s, beyond the name of the button, that visitors can sign in',
  (locale) => {
    const login = { fr: 'Connexion', en: 'Log in' }[locale];
    const offers =
      /Se connecter|[Vv]ous vous connectez|Sign in\b|Log in\b|[Yy]ou (also )?(sign|log) in/;
    for (const { address, document } of builtPages.filter(
      (page) => page.locale === locale && page.page.id !== 'homeRedirect',
    )) {
      const header = find(document, 'header');
      const links = (header ? elements(header, 'a') : []).filter((link) =>
        attribute(link, 'href')?.endsWith('/signup/#sign-in'),
      );
      // One for each layout.
      expect([address, links.length]).toEqual([address, 2]);
      for (const link of links) expect(visibleText(link).trim()).toBe(login);
      const rest = [...links, ...elements(document, 'h2')].reduce(
        (text, named) => (visibleText(named).trim() === login ? text.replace(login, '') : text),
        visibleText(document),
      );
      expect([address, offers.exec(rest)?.[0]]).toEqual([address, undefined]);
    }
  },
);
