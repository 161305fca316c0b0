import { readReceiverConfig } from '@/lib/config/receiver';

it('reads lists, and the number or the addresses of proxies', () => {
  expect(
    readReceiverConfig({
      DEMO_ALLOWED_ORIGINS: 'https://www.example.com, https://example.com/',
      DEMO_TRUST_PROXY: '10.0.0.1, 10.1.0.0/16',
    }),
  ).toMatchObject({
    allowedOrigins: ['https://www.example.com', 'https://example.com'],
    trustProxy: ['10.0.0.1', '10.1.0.0/16'],
  });
  expect(readReceiverConfig({ DEMO_TRUST_PROXY: '2' }).trustProxy).toBe(2);
});

it.each([
  ['DEMO_DATABASE_MAX_MB', '-7'],
  ['DEMO_ALLOWED_ORIGINS', '*'],
  ['DEMO_SITE_ORIGIN', 'www.site.example'],
  ['DEMO_RATE_LIMIT', 'many'],
  ['DEMO_TRUST_PROXY', 'nginx'],
  ['DEMO_TRUST_PROXY', '0.0.0.0/1, 128.0.0.0/1'],
  ['DEMO_TRUST_PROXY', '::/0'],
])('refuses %s=%s, naming variable, value and remedy', (name, value) => {
  expect(() => readReceiverConfig({ [name]: value })).toThrow(`${name} is "${value}". Set it to `);
});

it.each<[string, string, object]>([
  ['DEMO_DATABASE_URL', 'requests.db', {}],
  ['DEMO_SMTP_URL', 'mail.example:587', { DEMO_MAIL_FROM: 'a@b.fr', DEMO_MAIL_TO: 'a@b.fr' }],
  ['DEMO_WEBHOOK_SECRET', 'too short', { DEMO_WEBHOOK_URL: 'https://hook.example/' }],
])('refuses %s=%s without quoting it, for it may hold a password', (name, value, others) => {
  const read = () => readReceiverConfig({ ...others, [name]: value });
  expect(read).toThrow(/^DEMO_\w+ is invalid\. Set it to /);
  expect(read).not.toThrow(value);
});

it.each(['file::memory:', 'http://:secret@db.example'])(
  'refuses a database at %s, naming the kind of address and what to use, and no password',
  (value) => {
    const read = () => readReceiverConfig({ DEMO_DATABASE_URL: value });
    const [scheme] = value.split(':');
    expect(read).toThrow(
      `DEMO_DATABASE_URL is "${scheme}:…". Set it to a file: path, or a postgres:// URL.`,
    );
    expect(read).not.toThrow(/secret/);
  },
);

it.each([
  ['postgres://r:secret@db.example/requests?sslmode=require', false],
  ['postgres://r:secret@db.example/requests?sslmode=verify-full&sslmode=disable', false],
  ['postgres://r:secret@db.example/requests?ssl=0&sslmode=verify-full', false],
  ['postgres://r:secret@127.0.0.1/requests?host=db.example', false],
  ['postgresql://r:secret@db.example:5433/requests?sslmode=verify-full', true],
  ['postgres://r:secret@127.0.0.1:5432/requests', true],
  ['postgres:///requests?host=/var/run/postgresql', true],
])('asks for encryption on the way to %s, unless nobody can read it', (value, isTaken) => {
  const read = () => readReceiverConfig({ DEMO_DATABASE_URL: value }).database.url;
  if (isTaken) return expect(read()).toBe(value);
  expect(read).toThrow(/^DEMO_DATABASE_URL is "postgres:…"\. .*sslmode=verify-full/);
  expect(read).not.toThrow(/secret/);
});

it('requires all that mail needs, at once and without quoting any of it', () => {
  expect(() => readReceiverConfig({ DEMO_SMTP_URL: 'smtp://u:secret@mail.example' })).toThrow(
    /^DEMO_MAIL_FROM and DEMO_MAIL_TO must be set too: mail needs [\w, ]+\.$/,
  );
});

describe('what leaves the private network', () => {
  const mail = { DEMO_MAIL_FROM: 'a@example.com', DEMO_MAIL_TO: 'b@example.com' };
  const secret = '0123456789abcdef';

  it.each([
    ['smtp://user:pass@mail.example.com:587', '?requireTLS=true'],
    ['smtp://mail.example.com?pool=true', '&requireTLS=true'],
    ['smtp://mail.example.com?requireTLS=false', ''],
    ['smtps://mail.example.com:465', ''],
    ['smtp://127.0.0.1:2525', ''],
    ['smtp://mailpit:1025', ''],
  ])('encrypts mail by %s', (url, added) => {
    const config = readReceiverConfig({ ...mail, DEMO_SMTP_URL: url });
    expect(config.mail?.url).toBe(`${url}${added}`);
  });

  it.each(['https://crm.example.com/', 'http://crm:8080/', 'http://[fd00::1]/'])(
    'takes the webhook %s',
    (url) => {
      const env = {
        DEMO_WEBHOOK_URL: url,
        DEMO_WEBHOOK_SECRET: secret,
        DEMO_ALERT_WEBHOOK_URL: url,
      };
      expect(readReceiverConfig(env).webhook?.url).toBe(url);
    },
  );

  it.each(['http://crm.example.com/', 'http://203.0.113.7/', 'ftp://crm.example.com/'])(
    'refuses the webhook %s, which is in clear text',
    (url) => {
      const env = { DEMO_WEBHOOK_URL: url, DEMO_WEBHOOK_SECRET: secret };
      expect(() => readReceiverConfig(env)).toThrow(
        /^DEMO_WEBHOOK_URL is invalid\. Set it to an https/,
      );
      expect(() => readReceiverConfig({ DEMO_ALERT_WEBHOOK_URL: url })).toThrow(/^DEMO_ALERT_WEB/);
    },
  );
});
