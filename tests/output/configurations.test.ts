import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/hosting/files';
import { attribute, type Element, elements, parseHtml, textOf } from '@/hosting/html';
import { copyProject } from '@/scripts/copy-project';
import { addGuide, edit } from '../new-guides';
import { visibleText } from './site';

const TODAY = '2027-01-31';

/** Where nobody is, though no example says so: a name kept for private networks. */
const ORIGIN = 'https://esg.internal';
/** All that the legal notice states. */
const company = {
  PUBLISHER_LEGAL_NAME: 'Exemple SAS',
  PUBLISHER_LEGAL_FORM: 'Société par actions simplifiée',
  PUBLISHER_SHARE_CAPITAL: '10 000 euros',
  PUBLISHER_REGISTERED_OFFICE: '1 rue de la Paix, 75002 Paris',
  PUBLISHER_REGISTRATION: 'RCS Paris 000 000 000',
  PUBLISHER_VAT_NUMBER: 'none',
  PUBLISHER_PHONE: '+33 1 99 00 00 00',
  PUBLISHER_DIRECTOR: 'Camille Martin',
  LEGAL_HOST_NAME: 'Hébergeur Exemple',
  LEGAL_HOST_ADDRESS: '2 rue du Port, 59000 Lille',
  LEGAL_HOST_PHONE: '+33 3 53 01 00 00',
};

/** A real build of a copy of the project, with another configuration and guides not published yet. */
let folder: string;
let printed: string;
beforeAll(() => {
  folder = copyProject();
  addGuide(folder, 'draftguide');
  addGuide(folder, 'latestguide', TODAY);
  addGuide(folder, 'laterguide', '2027-02-01');
  edit(folder, 'content/guides/tnfdguide/guide.yaml', /^related: \[/m, 'related: [latestguide, ');
  edit(folder, 'content/guides/tnfdguide/guide.yaml', /(^related: .*), \w+\]/m, '$1]');
  const { status, stdout, stderr } = spawnSync('npx', ['next', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      DEMO_FORM_ENDPOINT: 'none',
      SITE_ORIGIN: ORIGIN,
      SITE_EMAIL: 'hello@esg.internal',
      SITE_SOCIAL_URL: 'https://social.internal/esg',
      ...company,
      AUTH_CLIENT_ID: 'site',
      AUTH_AUTHORITY: 'https://login.microsoftonline.com/11111111-2222-3333-4444-555555555555',
      SITE_TODAY: TODAY,
    },
  });
  printed = stdout;
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const page = (file: string) => parseHtml(readFileSync(path.join(folder, 'out', file), 'utf8'));

it('says that there is no form, and offers the e-mail address in its place', () => {
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

it('lets the demo page alone call the identity provider', () => {
  const calls = (file: string) => {
    const [policy] = elements(page(file), 'meta').flatMap((meta) =>
      attribute(meta, 'http-equiv') ? (attribute(meta, 'content') ?? []) : [],
    );
    return /connect-src ([^;]*)/.exec(policy ?? '')?.[1];
  };
  for (const language of ['', 'en/']) {
    expect(calls(`${language}signup/index.html`)).toBe("'self' https://login.microsoftonline.com");
    expect(calls(`${language}about/index.html`)).toBe("'self'");
  }
});

it('says wherever it leads customers that they can sign in', () => {
  for (const [language, offer, summary] of [
    ['', 'Se connecter', 'vous vous connectez aussi depuis cette page'],
    ['en/', 'Sign in', 'You also sign in from this page'],
  ] as const) {
    for (const file of ['about/index.html', '404.html'])
      expect(visibleText(page(`${language}${file}`)).split(offer)).toHaveLength(3);
    const words = visibleText(page(`${language}signup/index.html`));
    expect(words).toContain(summary);
    expect(words).not.toMatch(/pas encore ouverte|not open/);
  }
});

it('puts the configured origin and company everywhere', () => {
  for (const [file, text] of [
    ['about/index.html', `${ORIGIN}/about/`],
    ['about/index.html', `${ORIGIN}/share/about-fr.png`],
    ['sitemap.xml', `<loc>${ORIGIN}/about/</loc>`],
    ['robots.txt', `Sitemap: ${ORIGIN}/sitemap.xml`],
    // For a guide that is printed.
    ['guides/csrdguide/index.html', `${ORIGIN}/guides/csrdguide/</p>`],
  ] as const) {
    const content = readFileSync(path.join(folder, 'out', file), 'utf8');
    expect(content).toContain(text);
    expect(content).not.toContain('vigie-esg.example');
  }
});

it('names the company in the legal notice, which search engines may then show', () => {
  for (const file of ['mentions-legales/index.html', 'en/mentions-legales/index.html']) {
    const words = visibleText(page(file)).replace(/\s+/g, ' ');
    for (const value of Object.values(company).filter((text) => text !== 'none'))
      expect(words).toContain(value);
    expect(words).not.toMatch(/aperçu|preview/i);
    expect(readFileSync(path.join(folder, 'out', file), 'utf8')).not.toContain('noindex');
  }
  for (const list of ['sitemap.xml', 'llms.txt'])
    expect(readFileSync(path.join(folder, 'out', list), 'utf8')).toContain('/mentions-legales/');
});

it('leads to the e-mail address and the social profile, for readers and for machines', () => {
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
  expect(readFileSync(path.join(folder, 'out/.well-known/security.txt'), 'utf8')).toMatch(
    /^Contact: mailto:hello@esg\.internal$/m,
  );
});

it('ends by saying that nothing is left to set', () => {
  expect(printed.trimEnd().split('\n').at(-1)).toBe('out/ is ready to be published.');
});

describe('guides', () => {
  const out = () => path.join(folder, 'out');
  /** Files of the export that hold a text, in their content or their name. */
  const holding = (text: RegExp): string[] =>
    listFiles(out()).filter(
      (file) =>
        text.test(file) ||
        (!/\.(br|gz|png|ico|woff2)$/.test(file) &&
          text.test(readFileSync(path.join(out(), file), 'utf8'))),
    );

  it.each(['draftguide', 'laterguide'])('leaves no trace of %s, which is not published', (name) => {
    expect(holding(new RegExp(name, 'i'))).toEqual([]);
  });

  it('takes a guide up on its day, wherever guides are listed', () => {
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
