import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { attribute, elements, parseHtml } from '@/hosting/html';
import { copyProject } from '@/scripts/copy-project';
import { visibleText } from './site';

/** A real build of a copy of the project, with another configuration. */
let folder: string;
beforeAll(() => {
  folder = copyProject();
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
