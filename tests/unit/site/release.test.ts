import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { companyFacts } from '@/lib/config/company';
import { readReceiverConfig } from '@/lib/config/receiver';
import { releaseProblems } from '@/lib/config/release';
import { allVariables, secretVariables } from '@/lib/config/variables';
import { freshFixture } from '@/tests/fixture';

const ready = {
  SITE_HOST: 'nginx',
  DEMO_SMTP_URL: 'smtps://mail.vigie-esg.fr',
  DEMO_MAIL_FROM: 'a@vigie-esg.fr',
  DEMO_MAIL_TO: 'b@vigie-esg.fr',
  DEMO_ALERT_WEBHOOK_URL: 'none',
  SITE_ORIGIN: 'https://www.vigie-esg.fr',
  SITE_EMAIL: 'contact@vigie-esg.fr',
  SITE_SOCIAL_URL: 'none',
  PLATFORM_HOSTED_IN_EU: 'yes',
  AUTH_CLIENT_ID: 'none',
  ...Object.fromEntries(
    Object.values(companyFacts).flatMap((group) =>
      Object.values<string>(group).map((name) => [name, '01 99 00 00 00']),
    ),
  ),
};

const unheard = { DEMO_SMTP_URL: '', DEMO_MAIL_FROM: '', DEMO_MAIL_TO: '' };
const provider = { AUTH_AUTHORITY: 'https://login.vigie-esg.fr/tenant', AUTH_PROTOCOL: 'OIDC' };
const signIn = { ...provider, AUTH_CLIENT_ID: 'a' };
const redirect = (uri: string) => ({ ...signIn, AUTH_REDIRECT_URI: uri });
const webhook = (url: string) => ({
  DEMO_WEBHOOK_URL: url,
  DEMO_WEBHOOK_SECRET: '0123456789abcdef',
});
const form = (url: string) => ({ DEMO_FORM_ENDPOINT: url });
const mail = (url: string) => ({ DEMO_SMTP_URL: url });

it('accepts a complete environment', () => {
  expect(releaseProblems(ready)).toEqual([]);
});

it.each<[string, Record<string, string>, RegExp]>([
  ['an http: origin', { SITE_ORIGIN: 'http://www.vigie-esg.fr' }, /^SITE_ORIGIN starts with http:/],
  ['a telephone in words', { PUBLISHER_PHONE: 'abc' }, /^PUBLISHER_PHONE is "abc"/],
  ['a private origin', { SITE_ORIGIN: 'https://10.0.0.5' }, /^SITE_ORIGIN is on this/],
  ['one of a local network', { SITE_ORIGIN: 'https://site.local' }, /^SITE_ORIGIN is on this mach/],
  [
    'a form that posts to a private network',
    { DEMO_FORM_ENDPOINT: 'https://192.168.1.2/api/demo-requests/' },
    /^DEMO_FORM_ENDPOINT is on this machine or a private network \(192\.168\.1\.2\)/,
  ],
  ['a receiver nobody hears of', unheard, /^DEMO_SMTP_URL is not set: nobody .*DEMO_WEBHOOK_URL/],
  [
    'a receiver whose alerts nobody gets',
    { ...unheard, ...webhook('https://crm.vigie-esg.fr/'), DEMO_ALERT_WEBHOOK_URL: '' },
    /^DEMO_ALERT_WEBHOOK_URL is not set: nobody would hear/,
  ],
  [
    'mail whose failure only mail would tell',
    { DEMO_ALERT_WEBHOOK_URL: '' },
    /^DEMO_ALERT_WEBHOOK_URL is not set: .* or to none if you watch/,
  ],
  [
    'a database in clear text',
    { DEMO_DATABASE_URL: 'postgres://r:secret@db.vigie-esg.fr/r?sslmode=disable' },
    /^DEMO_DATABASE_URL is "postgres:…"\. Set it to a URL that ends in \?sslmode=verify-full/,
  ],
  ['any proxy', { DEMO_TRUST_PROXY: '0.0.0.0/0' }, /^DEMO_TRUST_PROXY is "0\.0\.0\.0/],
  [
    'a placeholder address',
    { SITE_EMAIL: 'contact@example.com' },
    /^SITE_EMAIL is "contact@example\.com", which is reserved for examples: no address is shown/,
  ],
  ['no word on sign-in', { AUTH_CLIENT_ID: '' }, /^AUTH_CLIENT_ID is not set: .* or set none/],
  ['no director', { PUBLISHER_DIRECTOR: 'TODO' }, /^PUBLISHER_DIRECTOR holds a pl/],
  ['no register', { PUBLISHER_REGISTRATION: 'RCS TODO' }, /^PUBLISHER_REGISTRATION holds/],
  ['filler', { PUBLISHER_LEGAL_FORM: 'Lorem ipsum dolor' }, /^PUBLISHER_LEGAL_FORM holds a/],
  ['an address to fill in', { LEGAL_HOST_ADDRESS: '<address>' }, /^LEGAL_HOST_ADDRESS holds a pl/],
  [
    'a path that the receiver does not answer',
    { DEMO_FORM_ENDPOINT: '/api/forms/' },
    /^DEMO_FORM_ENDPOINT is \/api\/forms\/, and the receiver .* at \/api\/demo-requests\/ only/,
  ],
  ['an http: webhook', webhook('http://hooks.vigie-esg.fr/'), /^DEMO_WEBHOOK_URL is invalid/],
  [
    'one http: origin of two',
    {
      DEMO_ALLOWED_ORIGINS: 'https://a.vigie-esg.fr, http://b.vigie-esg.fr',
    },
    /^DEMO_ALLOWED_ORIGINS starts with http: \(b\./,
  ],
  [
    'mail without encryption',
    mail('smtp://mail.vigie-esg.fr:587?requireTLS=false'),
    /^DEMO_SMTP_URL turns encryption off/,
  ],
  [
    'mail that ignores encryption',
    mail('smtp://mail.vigie-esg.fr:587?requireTLS=true&ignoreTLS=true'),
    /^DEMO_SMTP_URL turns encryption off/,
  ],
  ['one elsewhere', redirect('https://elsewhere.fr/signup/'), /^AUTH_REDIRECT_URI is https:/],
  ['one without slash', redirect('https://www.vigie-esg.fr/signup'), /fr\/signup\/ or .*\/en\/s/],
  ['an example sender', { DEMO_MAIL_FROM: 'V <a@m.example.com>' }, /^DEMO_MAIL_FROM has .* m\.exa/],
  ['an example recipient', { DEMO_MAIL_TO: 'a@vigie.test' }, /^DEMO_MAIL_TO has .* vigie\.test/],
  ['an example for alerts', { DEMO_ALERT_MAIL_TO: 'a@example.org' }, /^DEMO_ALERT_MAIL_TO has an /],
  ['a receiver elsewhere by another path', form('https://f.vigie.fr/'), /requests at \/api.* only/],
  [
    'a form that posts to an example',
    { DEMO_FORM_ENDPOINT: 'https://forms.example.com/api/demo-requests/' },
    /^DEMO_FORM_ENDPOINT has an address for examples, forms\.example\.com/,
  ],
  ['a host that is not told', { SITE_HOST: '' }, /^SITE_HOST is not set: .*\/api\//],
  [
    'an unknown host',
    { SITE_HOST: 'apache' },
    /^SITE_HOST is "apache"\. Set it to one of node, nginx/,
  ],
  ['a form without a receiver', { SITE_HOST: 'github' }, /^DEMO_FORM_ENDPOINT .* on github/],
  ['a path of Azure', { SITE_HOST: 'azure' }, /^DEMO_FORM_ENDPOINT .* on azure: set it to the h/],
  ['a preview', { SITE_PREVIEW: 'yes' }, /^SITE_PREVIEW or SITE_DRAFTS is yes/],
  ['another day', { SITE_TODAY: '2027-01-31' }, /^SITE_TODAY is set/],
  [
    'a misspelt name',
    { SITE_ORIGN: 'https://www.vigie-esg.fr' },
    /^SITE_ORIGN is not a variable of this site\. Did you mean SITE_ORIGIN\?$/,
  ],
])('refuses %s', (_what, changes, problem) => {
  expect(releaseProblems({ ...ready, ...changes })).toEqual([expect.stringMatching(problem)]);
});

it('names all that is malformed or missing at once', () => {
  const changes = {
    SITE_HSTS: '3600',
    SITE_ORIGIN: 'https://www.vigie-esg.fr/site',
    SITE_REVIEWED_ON: 'soon',
    SITE_HOST: '',
    PUBLISHER_PHONE: '',
    DEMO_MAIL_FROM: '',
    DEMO_MAIL_TO: '',
  };
  const subjects = releaseProblems({ ...ready, ...changes }).map((line) => line.split(' is ')[0]);
  const mail = expect.stringMatching(/^DEMO_MAIL_FROM and DEMO_MAIL_TO must be set too/);
  const malformed = ['SITE_ORIGIN', 'SITE_HSTS', 'SITE_REVIEWED_ON'];
  expect(subjects).toEqual([...malformed, mail, 'PUBLISHER_PHONE', 'SITE_HOST']);
});

it.each<[string, Record<string, string>]>([
  ['a form on Netlify', { SITE_HOST: 'netlify', DEMO_FORM_FIELDS: '{"form-name":"demo"}' }],
  ['no form', { SITE_HOST: 'github', DEMO_FORM_ENDPOINT: 'none' }],
  [
    'a receiver elsewhere',
    { ...form('https://f.vigie.fr/api/demo-requests/'), SITE_HOST: 'azure' },
  ],
  ['a proxy', { SITE_HOST: 'other' }],
  [
    'webhooks on this machine',
    { ...unheard, ...webhook('http://a:1/'), DEMO_ALERT_WEBHOOK_URL: 'http://localhost:9000/' },
  ],
  ['no mail where the form is taken elsewhere', { ...unheard, SITE_HOST: 'other' }],
  ['a webhook on a private network', webhook('http://crm:8080/')],
  ['mail that the receiver encrypts', mail('smtp://mail.vigie-esg.fr:587')],
  ['mail on a private network', mail('smtp://mailpit:1025')],
  ['a service of forms', { ...form('https://f.vigie.fr/1'), DEMO_FORM_SUCCESS: 'status' }],
  // The build and the nightly reviews say so; the site goes on.
  ['a security.txt that has run out', { SITE_SECURITY_EXPIRES: '2026-01-01' }],
  ['one page to return to', redirect('https://www.vigie-esg.fr/en/signup/')],
  ['variables that Netlify sets', { SITE_ID: '1', SITE_NAME: 'vigie' }],
])('accepts %s', (_what, changes) => {
  expect(releaseProblems({ ...ready, ...changes })).toEqual([]);
});

/** A value that each variable refuses, but for free text. */
const malformed: Record<string, string> = {
  SITE_AUTHOR_NAME: 'A',
  SITE_AUTHOR_ROLE_FR: 'A',
  SITE_AUTHOR_ROLE_EN: 'A',
  SITE_REVIEWER_NAME: 'A',
  SITE_REVIEWER_ROLE_FR: 'A',
  SITE_REVIEWER_ROLE_EN: 'A',
};
const FREE_TEXT = /^(SITE_BRAND|SITE_SOCIAL_NAME|PUBLISHER_.*|LEGAL_HOST_.*)$/;

it.each(allVariables.map(({ name }) => name).filter((name) => !FREE_TEXT.test(name)))(
  'refuses a malformed %s, naming it',
  (name) => {
    const problems = releaseProblems({
      ...ready,
      ...signIn,
      ...webhook('https://hooks.vigie-esg.fr/'),
      [name]: malformed[name] ?? '<malformed>',
    });
    expect(problems.join('\n')).toContain(name);
  },
);

it('refuses the example configuration in one screen, by the names to set', () => {
  // An .env of one's own does not replace what is set here.
  const none = Object.fromEntries(allVariables.map(({ name }) => [name, '']));
  const env = {
    ...none,
    PATH: process.env.PATH,
    NODE_ENV: 'production' as const,
    SITE_HSTS: '3600',
  };
  const args = ['--import', 'tsx', 'scripts/check.ts', 'deploy'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
  const lines = stderr.trim().split('\n');
  expect(status).toBe(1);
  expect(lines.length).toBeLessThanOrEqual(24);
  expect(stderr).toContain('- SITE_HSTS is "3600"');
  for (const { name } of allVariables.filter(({ required }) => required))
    expect(stderr).toContain(`- ${name} is not set: `);
});

describe('secrets in files', () => {
  const fixture = freshFixture();
  const file = (content: string) => {
    fixture.write({ secret: content });
    return path.join(fixture.root, 'secret');
  };

  it('are read like the variables', () => {
    expect(
      readReceiverConfig({
        DEMO_WEBHOOK_URL: 'https://hooks.example.com/',
        DEMO_WEBHOOK_SECRET_FILE: file('0123456789abcdef\n'),
      }).webhook?.secret,
    ).toBe('0123456789abcdef');
  });

  it.each(secretVariables)('may hold %s, but not beside the variable itself', (name) => {
    const both = { [name]: 'x', [`${name}_FILE`]: file('y') };
    expect(() => readReceiverConfig(both)).toThrow(`Set ${name} or ${name}_FILE, not both.`);
  });

  it('must exist and hold something', () => {
    const read = (name: string) => () => readReceiverConfig({ DEMO_SMTP_URL_FILE: name });
    expect(read('/nowhere')).toThrow('DEMO_SMTP_URL_FILE is "/nowhere", which does not exist.');
    expect(read(file(' \n'))).toThrow(/which is empty/);
  });
});
