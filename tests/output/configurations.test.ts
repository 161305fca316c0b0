import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/hosting/files';
import { attribute, elements, parseHtml } from '@/hosting/html';
import { copyProject } from '@/scripts/copy-project';
import { addGuide, edit } from '../new-guides';
import { visibleText } from './site';

const TODAY = '2027-01-31';

/** A real build of a copy of the project, with another configuration and guides not published yet. */
let folder: string;
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
      SITE_ORIGIN: 'https://esg.example',
      SITE_EMAIL: 'hello@esg.example',
      PUBLISHER_LEGAL_NAME: 'Exemple SAS',
      AUTH_CLIENT_ID: 'site',
      AUTH_AUTHORITY: 'https://login.microsoftonline.com/11111111-2222-3333-4444-555555555555',
      SITE_TODAY: TODAY,
    },
  });
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
    expect(mail).toContainEqual(expect.stringMatching(/^mailto:hello@esg\.example\?subject=/));
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
    ['about/index.html', 'https://esg.example/about/'],
    ['about/index.html', 'https://esg.example/share/about-fr.png'],
    ['sitemap.xml', '<loc>https://esg.example/about/</loc>'],
    ['robots.txt', 'Sitemap: https://esg.example/sitemap.xml'],
  ] as const) {
    const content = readFileSync(path.join(folder, 'out', file), 'utf8');
    expect(content).toContain(text);
    expect(content).not.toContain('vigie-esg.example');
  }
  expect(visibleText(page('mentions-legales/index.html'))).toContain('Exemple SAS');
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
