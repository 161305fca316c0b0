import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { companyVariables } from '@/config/company';
import { readReceiverConfig, secretVariables } from '@/config/receiver';
import { releaseProblems } from '@/config/release';
import { Fixture } from '@/tests/fixture';

const ready = {
  SITE_ORIGIN: 'https://www.vigie-esg.fr',
  SITE_EMAIL: 'contact@vigie-esg.fr',
  SITE_SOCIAL_URL: 'none',
  PLATFORM_HOSTED_IN_EU: 'yes',
  ...Object.fromEntries(
    Object.values(companyVariables).flatMap((group) =>
      Object.values<string>(group).map((name) => [name, 'given']),
    ),
  ),
};

it('accepts a complete environment', () => {
  expect(releaseProblems(ready)).toEqual([]);
});

it.each<[string, Record<string, string>, RegExp]>([
  ['no origin', { SITE_ORIGIN: '' }, /^SITE_ORIGIN is not set/],
  ['a placeholder origin', { SITE_ORIGIN: 'https://www.vigie-esg.example' }, /^SITE_ORIGIN/],
  ['an http: origin', { SITE_ORIGIN: 'http://www.vigie-esg.fr' }, /^SITE_ORIGIN starts with http:/],
  ['a placeholder address', { SITE_EMAIL: 'contact@example.com' }, /^SITE_EMAIL is not set/],
  ['a malformed address', { SITE_EMAIL: 'foo' }, /^SITE_EMAIL is "foo"/],
  ['a placeholder profile', { SITE_SOCIAL_URL: 'https://social.example/x' }, /^SITE_SOCIAL_URL/],
  ['no publication director', { PUBLISHER_DIRECTOR: '' }, /^PUBLISHER_DIRECTOR is not set/],
  ['an unreadable limit', { DEMO_RATE_LIMIT: 'many' }, /^DEMO_RATE_LIMIT is "many"/],
  [
    'an http: webhook',
    {
      DEMO_WEBHOOK_URL: 'http://hooks.vigie-esg.fr/',
      DEMO_WEBHOOK_SECRET: '0123456789abcdef',
    },
    /^DEMO_WEBHOOK_URL starts with http:/,
  ],
  [
    'one http: origin of two',
    {
      DEMO_ALLOWED_ORIGINS: 'https://a.vigie-esg.fr, http://b.vigie-esg.fr',
    },
    /^DEMO_ALLOWED_ORIGINS starts with http: \(b\./,
  ],
  [
    'mail without encryption',
    {
      DEMO_SMTP_URL: 'smtp://mail.vigie-esg.fr:587',
      DEMO_MAIL_FROM: 'a@vigie-esg.fr',
      DEMO_MAIL_TO: 'b@vigie-esg.fr',
    },
    /^DEMO_SMTP_URL does not require encryption/,
  ],
  [
    'a redirect elsewhere',
    {
      AUTH_CLIENT_ID: 'a',
      AUTH_AUTHORITY: 'https://login.vigie-esg.fr/tenant',
      AUTH_REDIRECT_URI: 'https://elsewhere.fr/signup/',
    },
    /^AUTH_REDIRECT_URI is on another origin/,
  ],
])('refuses %s', (_what, changes, problem) => {
  expect(releaseProblems({ ...ready, ...changes })).toEqual([expect.stringMatching(problem)]);
});

describe('secrets in files', () => {
  let fixture: Fixture;
  beforeEach(() => {
    fixture = new Fixture();
  });
  afterEach(() => fixture.remove());

  const file = (content: string) => {
    const name = path.join(fixture.root, 'secret');
    writeFileSync(name, content);
    return name;
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
    const read = (name: string) => () => readReceiverConfig({ DEMO_HEALTH_TOKEN_FILE: name });
    expect(read('/nowhere')).toThrow(
      'DEMO_HEALTH_TOKEN_FILE is "/nowhere", which cannot be read (ENOENT).',
    );
    expect(read(file(' \n'))).toThrow(/which is empty/);
  });
});
