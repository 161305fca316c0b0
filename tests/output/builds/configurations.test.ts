import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { site } from '@/lib/config/site';
import { listFiles } from '@/lib/exported-files';
import { attribute, type Element, elements, parseHtml, textOf } from '@/lib/html';
import { company, ORIGIN, SPEED } from '@/tests/variant/settings';
import { requireVariant, variantOut } from '@/tests/variant/variant';
import { visibleText } from '../support/page';

beforeAll(requireVariant);

const page = (file: string) => parseHtml(readFileSync(path.join(variantOut, file), 'utf8'));

it('says that there is no form, and shows the e-mail address instead', () => {
  for (const [file, words] of [
    ['signup/index.html', 'Le formulaire n’est pas ouvert pour le moment'],
    ['en/signup/index.html', 'The form is closed at the moment'],
  ] as const) {
    const document = page(file);
    expect(elements(document, 'form')).toEqual([]);
    expect(visibleText(document)).toContain(words);
    const mail = elements(document, 'a').map((link) => attribute(link, 'href') ?? '');
    expect(mail).toContainEqual(expect.stringMatching(/^mailto:hello@esg\.internal\?subject=/));
  }
});

it('says that sign-in is open, where the login button leads', () => {
  for (const [language, offer, summary] of [
    ['', 'Connexion', 'La connexion est ouverte'],
    ['en/', 'Log in', 'Login is open'],
  ] as const) {
    for (const file of ['about/index.html', '404.html'])
      expect(visibleText(page(`${language}${file}`)).split(offer)).toHaveLength(3);
    const words = visibleText(page(`${language}signup/index.html`));
    expect(words).toContain(summary);
    expect(words).not.toMatch(/pas encore ouverte|not open/);
  }
});

it('says nowhere that the platform is hosted in the EU, where the publisher does not', () => {
  const claim = /héberg\S+ dans l.(UE|Union)|hosted in the (EU|European Union)/i;
  for (const file of listFiles(variantOut, '.html'))
    expect([file, claim.exec(visibleText(page(file)))?.[0]]).toEqual([file, undefined]);
});

it('calls its data open once the licences are granted, and prints them wherever it may be taken', () => {
  const { data, texts } = site.licences;
  for (const [file, name, reserved] of [
    ['donnees/index.html', 'Données ouvertes', 'demande notre accord'],
    ['en/donnees/index.html', 'Open data', 'needs our consent'],
  ] as const) {
    const html = readFileSync(path.join(variantOut, file), 'utf8');
    const words = visibleText(page(file)).replace(/\s+/g, ' ');
    expect(words).toContain(name);
    for (const { url } of [data, texts]) expect(words).toContain(url);
    expect(words).not.toContain(reserved);
    expect(html).toContain(`"license":"${data.url}"`);
  }
  const read = (file: string) => readFileSync(path.join(variantOut, file), 'utf8');
  expect(JSON.parse(read('registre/registre.json')).licence).toEqual(data);
  for (const file of ['registre/regles.csv', 'registre/jalons.csv', 'downloads/iro-grid-fr.csv'])
    expect(read(file)).toContain(data.url);
  expect(read('guides/csrdguide/index.html')).toContain(`"license":"${texts.url}"`);
  expect(read('mentions-legales/index.html')).toContain(`href="${texts.url}"`);
  expect(read('en/llms.txt')).toContain('Open data');
});

describe('measuring the speed of pages', () => {
  const scripts = listFiles(path.join(variantOut, '_next/static'), '.js');
  const size = (file = '') => statSync(path.join(variantOut, '_next/static', `${file}.gz`)).size;

  it('loads the script late, apart from the enhancer, which hardly grows', () => {
    const [enhancer, loader] = [/^enhance-/, /^vendor-script-/].map((name) =>
      scripts.find((file) => name.test(file)),
    );
    expect(size(enhancer)).toBeLessThanOrEqual(4000);
    expect(size(loader)).toBeLessThanOrEqual(1000);
    for (const file of ['index.html', 'en/guides/csrdguide/index.html'])
      expect(readFileSync(path.join(variantOut, file), 'utf8')).not.toContain(`${loader}`);
  });

  it.each(['index.html', 'en/guides/csrdguide/index.html', '404.html'])(
    'lets %s load that script, and connect to where it sends',
    (file) => {
      const policy = elements(page(file), 'meta').map((meta) => attribute(meta, 'content') ?? '');
      const [csp = ''] = policy.filter((content) => content.includes('script-src'));
      expect(/script-src [^;]+/.exec(csp)?.[0].split(' ')).toContain(SPEED);
      expect(csp).toContain(`connect-src 'self' ${new URL(SPEED).origin};`);
      expect(csp).toContain('trusted-types speed');
    },
  );

  it.each([
    [
      'privacypolicy/index.html',
      "charge le script d'un prestataire depuis cdn.esg.internal",
      'un prestataire (cdn.esg.internal)',
    ],
    [
      'en/privacypolicy/index.html',
      "a provider's script from cdn.esg.internal",
      'a provider (cdn.esg.internal)',
    ],
  ])('says so in the policies of %s, the privacy policy within its length', (file, ...words) => {
    const sections = ['cookies', 'privacy'].map(
      (id) =>
        elements(page(file), 'section').find(
          (section) => attribute(section, 'id') === id,
        ) as Element,
    );
    for (const [index, section] of sections.entries())
      expect(visibleText(section).replace(/\s+/g, ' ')).toContain(words[index]);
    const [privacy] = sections.slice(1);
    const count = (parent: Element) => visibleText(parent).replace(/\s+/g, ' ').split(' ').length;
    const contents = elements(privacy as Element, 'nav').map(count);
    expect(count(privacy as Element) - (contents[0] ?? 0)).toBeLessThanOrEqual(1200);
  });
});

it('uses the configured origin and company everywhere', () => {
  for (const [file, text] of [
    ['about/index.html', `${ORIGIN}/about/`],
    ['about/index.html', `${ORIGIN}/share/about-fr.png`],
    ['sitemap.xml', `<loc>${ORIGIN}/about/</loc>`],
    ['robots.txt', `Sitemap: ${ORIGIN}/sitemap.xml`],
    // For a guide that is printed.
    ['guides/csrdguide/index.html', `${ORIGIN}/guides/csrdguide/</p>`],
  ] as const) {
    const content = readFileSync(path.join(variantOut, file), 'utf8');
    expect(content).toContain(text);
    expect(content).not.toContain('vigie-esg.example');
  }
});

it('names the company in the legal notice, which is then indexed', () => {
  for (const file of ['mentions-legales/index.html', 'en/mentions-legales/index.html']) {
    const words = visibleText(page(file)).replace(/\s+/g, ' ');
    for (const value of Object.values(company).filter((text) => text !== 'none'))
      expect(words).toContain(value);
    expect(words).not.toMatch(/aperçu|preview/i);
    expect(readFileSync(path.join(variantOut, file), 'utf8')).not.toContain('noindex');
  }
  for (const list of ['sitemap.xml', 'llms.txt'])
    expect(readFileSync(path.join(variantOut, list), 'utf8')).toContain('/mentions-legales/');
});

it('has the e-mail address and the social profile, in links and in structured data', () => {
  for (const file of ['index.html', 'en/about/index.html']) {
    const document = page(file);
    const footer = elements(document, 'footer').at(-1) as Element;
    const links = elements(footer, 'a').map((link) => attribute(link, 'href'));
    expect(links).toEqual(
      expect.arrayContaining(['mailto:hello@esg.internal', 'https://social.internal/esg']),
    );
    const [data] = elements(document, 'script').filter(
      (script) => attribute(script, 'type') === 'application/ld+json',
    );
    expect(data && textOf(data)).toContain('"email":"hello@esg.internal"');
    expect(data && textOf(data)).toContain('"sameAs":"https://social.internal/esg"');
    expect(data && textOf(data)).toContain(`"@id":"${ORIGIN}/#organization"`);
  }
  expect(readFileSync(path.join(variantOut, '.well-known/security.txt'), 'utf8')).toMatch(
    /^Contact: mailto:hello@esg\.internal$/m,
  );
});

describe('guides', () => {
  /** Files of the export that contain a text, in their content or their name. */
  const holding = (text: RegExp): string[] =>
    listFiles(variantOut).filter(
      (file) =>
        text.test(file) ||
        (!/\.(br|gz|png|ico|woff2)$/.test(file) &&
          text.test(readFileSync(path.join(variantOut, file), 'utf8'))),
    );

  it.each(['draftguide', 'laterguide'])('leaves no trace of %s, which is unpublished', (name) => {
    expect(holding(new RegExp(name, 'i'))).toEqual([]);
  });

  it('includes a guide from its publication date, wherever guides are listed', () => {
    const files = holding(/latestguide/i).map((file) =>
      file.replace(/-[0-9a-f]{12}\.json$/, '.json').replace(/[\w-]+(?=\.conf$)/, '*'),
    );
    expect(files).toEqual(
      expect.arrayContaining([
        '_next/static/search-en.json',
        '_next/static/search-fr.json',
        '_redirects',
        'en/feed.xml',
        'en/guides/latestguide/index.html',
        'en/guides/latestguide/index.md',
        'en/guides/tnfdguide/index.html',
        'en/ressources/index.html',
        'feed.xml',
        'guides/latestguide/index.html',
        'guides/latestguide/index.md',
        'guides/tnfdguide/index.html',
        'llms.txt',
        'ressources/index.html',
        'share/guides-latestguide-en.png',
        'share/guides-latestguide-fr.png',
        'sitemap.xml',
      ]),
    );
    expect(visibleText(page('en/ressources/index.html'))).not.toMatch(/Draft|Scheduled/);
  });
});

describe('a page added as docs/adding-a-page.md says', () => {
  it.each([
    ['evenements/index.html', 'Nous rencontrer', `${ORIGIN}/evenements/`],
    ['en/evenements/index.html', 'Meet us', `${ORIGIN}/en/evenements/`],
  ])('gives %s its title, its canonical address and its summary', (file, title, address) => {
    const document = page(file);
    expect(elements(document, 'h1').map(textOf)).toEqual([title]);
    const canonical = elements(document, 'link').find(
      (link) => attribute(link, 'rel') === 'canonical',
    );
    expect(canonical && attribute(canonical, 'href')).toBe(address);
    expect(readFileSync(path.join(variantOut, 'sitemap.xml'), 'utf8')).toContain(
      `<loc>${address}</loc>`,
    );
  });

  it('lists the page in the footer, in the search and in the site map', () => {
    for (const file of ['index.html', 'recherche/index.html']) {
      const links = elements(page(file), 'a').filter(
        (link) => attribute(link, 'href') === '/evenements/',
      );
      expect(links.map(textOf)).toContain('Événements');
    }
  });
});
