import { readReceiverConfig } from '@/config/receiver';

it('works without configuration', () => {
  expect(readReceiverConfig({})).toEqual({
    database: { url: 'file:data/demo-requests.db', token: null, maxMegabytes: 1024 },
    allowedOrigins: [],
    siteOrigin: '',
    rateLimit: { max: 20, windowSeconds: 600 },
    trustProxy: false,
    mail: null,
    webhook: null,
    retry: { firstSeconds: 5, maxSeconds: 3600, attempts: 120 },
    alert: { afterMinutes: 60, webhookUrl: null, mailTo: null },
    retention: { months: 36, spamDays: 30 },
    healthToken: null,
  });
});

it('reads the configuration', () => {
  expect(
    readReceiverConfig({
      DEMO_DATABASE_URL: 'libsql://requests.example',
      DEMO_DATABASE_TOKEN: 'token',
      DEMO_ALLOWED_ORIGINS: 'https://www.example.com, https://example.com/',
      DEMO_SITE_ORIGIN: 'https://www.example.com',
      DEMO_TRUST_PROXY: '10.0.0.1, 10.1.0.0/16',
      DEMO_SMTP_URL: 'smtp://mail.example:587',
      DEMO_MAIL_FROM: 'site@example.com',
      DEMO_MAIL_TO: 'team@example.com',
      DEMO_WEBHOOK_URL: 'https://hook.example/',
      DEMO_WEBHOOK_SECRET: '0123456789abcdef',
    }),
  ).toMatchObject({
    database: { url: 'libsql://requests.example', token: 'token' },
    allowedOrigins: ['https://www.example.com', 'https://example.com'],
    siteOrigin: 'https://www.example.com',
    trustProxy: ['10.0.0.1', '10.1.0.0/16'],
    mail: { to: 'team@example.com' },
    webhook: { url: 'https://hook.example/' },
  });
  expect(readReceiverConfig({ DEMO_TRUST_PROXY: '2' }).trustProxy).toBe(2);
});

it.each([
  ['DEMO_DATABASE_MAX_MB', '-7'],
  ['DEMO_ALLOWED_ORIGINS', '*'],
  ['DEMO_ALLOWED_ORIGINS', 'https://example.com/form'],
  ['DEMO_SITE_ORIGIN', 'www.site.example'],
  ['DEMO_RATE_LIMIT', 'many'],
  ['DEMO_TRUST_PROXY', 'true'],
  ['DEMO_TRUST_PROXY', 'nginx'],
  ['DEMO_TRUST_PROXY', '10.0.0.1, 10.0.0.0/33'],
])('refuses %s=%s, naming variable, value and remedy', (name, value) => {
  expect(() => readReceiverConfig({ [name]: value })).toThrow(`${name} is "${value}". Set it to `);
});

it.each([
  ['DEMO_DATABASE_URL', 'requests.db'],
  ['DEMO_SMTP_URL', 'mail.example:587'],
  ['DEMO_MAIL_FROM', 'site@example.com'],
  ['DEMO_WEBHOOK_SECRET', 'without an address'],
])('refuses %s=%s without quoting it, for it may hold a password', (name, value) => {
  const read = () => readReceiverConfig({ [name]: value });
  expect(read).toThrow(/^DEMO_\w+ is invalid\. Set it to /);
  expect(read).not.toThrow(value);
});

it('requires a strong webhook secret', () => {
  expect(() =>
    readReceiverConfig({ DEMO_WEBHOOK_URL: 'https://hook.example/', DEMO_WEBHOOK_SECRET: 'short' }),
  ).toThrow(/DEMO_WEBHOOK_SECRET/);
});
