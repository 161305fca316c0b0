import { readReceiverConfig, unheard } from '@/lib/config/receiver';

const MAIL = { DEMO_MAIL_FROM: 'a@example.com', DEMO_MAIL_TO: 'b@example.com' };
const KEY = { DEMO_WEBHOOK_SECRET: '0123456789abcdef' };
const DATABASE = 'DEMO_DATABASE_URL';

it.each<[Record<string, string>, object]>([
  [
    { DEMO_ALLOWED_ORIGINS: 'https://www.example.com, https://example.com/' },
    { allowedOrigins: ['https://www.example.com', 'https://example.com'] },
  ],
  [{ DEMO_TRUST_PROXY: '2' }, { trustProxy: 2 }],
  [{ DEMO_TRUST_PROXY: '10.0.0.1, 10.1.0.0/16' }, { trustProxy: ['10.0.0.1', '10.1.0.0/16'] }],
  // What nobody on the way can read.
  ...[
    'postgresql://r:secret@db.example:5433/requests?sslmode=verify-full',
    'postgres://r:secret@127.0.0.1:5432/requests',
    'postgres:///requests?host=/var/run/postgresql',
  ].map((url): [Record<string, string>, object] => [{ [DATABASE]: url }, { database: { url } }]),
  // Mail that leaves the private network is encrypted; alerts go with notifications.
  ...[
    ['smtp://user:pass@mail.example.com:587', '?requireTLS=true'],
    ['smtp://mail.example.com?pool=true', '&requireTLS=true'],
    ['smtp://mail.example.com?requireTLS=false', ''],
    ['smtps://mail.example.com:465', ''],
    ['smtp://mailpit:1025', ''],
  ].map(([url = '', added]): [Record<string, string>, object] => [
    { ...MAIL, DEMO_SMTP_URL: url },
    { mail: { url: `${url}${added}` }, alert: { mailTo: 'b@example.com' } },
  ]),
  ...['https://crm.example.com/', 'http://crm:8080/', 'http://[fd00::1]/'].map(
    (url): [Record<string, string>, object] => [
      { ...KEY, DEMO_WEBHOOK_URL: url },
      { webhook: { url } },
    ],
  ),
])('reads %j', (env, config) => {
  expect(readReceiverConfig(env)).toMatchObject(config);
});

it.each([
  ['DEMO_DATABASE_MAX_MB', '-7'],
  ['DEMO_ALLOWED_ORIGINS', '*'],
  ['DEMO_SITE_ORIGIN', 'www.site.example'],
  ['DEMO_RATE_LIMIT', '20.5'],
  ['DEMO_RETRY_MAX_SECONDS', '4'],
  ['DEMO_TRUST_PROXY', 'nginx'],
  ['DEMO_TRUST_PROXY', '0.0.0.0/1, 128.0.0.0/1'],
  ['DEMO_TRUST_PROXY', '::/0'],
])('refuses %s=%s, naming variable, value and remedy', (name, value) => {
  expect(() => readReceiverConfig({ [name]: value })).toThrow(`${name} is "${value}". Set it to `);
});

it.each<[string, string, object, RegExp]>([
  [DATABASE, 'requests.db', {}, / is invalid\. Set it to /],
  [DATABASE, 'file::memory:', {}, / is "file:…"\. Set it to a file: path, or a postgres:/],
  [DATABASE, 'http://:secret@db.example', {}, / is "http:…"\. Set it to a file: path/],
  // Others could read on the way what goes there.
  [DATABASE, 'postgres://r:secret@db.example/r?sslmode=require', {}, /"postgres:…".*verify-full/],
  [DATABASE, 'postgres://db.example/r?sslmode=verify-full&sslmode=disable', {}, /verify-full/],
  [DATABASE, 'postgres://db.example/r?ssl=0&sslmode=verify-full', {}, /verify-full/],
  [DATABASE, 'postgres://127.0.0.1/r?host=db.example', {}, /verify-full/],
  ['DEMO_SMTP_URL', 'mail.example:587', MAIL, / is invalid\. Set it to /],
  ['DEMO_SMTP_URL', 'smtp://u:secret#1@mail.example', MAIL, /with %23 for a # of the password/],
  ['DEMO_SMTP_URL', 'smtp://u:1#secret@mail.example', MAIL, /%23/],
  ['DEMO_SMTP_URL', 'smtp://u:secret@mail.example', {}, /DEMO_MAIL_FROM and DEMO_MAIL_TO must/],
  ['DEMO_WEBHOOK_URL', 'https://a.example/', {}, /^DEMO_WEBHOOK_SECRET is not set\. .* 16 char/],
  ['DEMO_WEBHOOK_SECRET', KEY.DEMO_WEBHOOK_SECRET, {}, /^DEMO_WEBHOOK_URL is not set\. Set it/],
  ['DEMO_WEBHOOK_SECRET', 'too short', { DEMO_WEBHOOK_URL: 'https://a.example/' }, / is invalid/],
  ...['http://crm.example.com/', 'http://203.0.113.7/', 'ftp://crm.example.com/'].flatMap(
    (url): [string, string, object, RegExp][] => [
      ['DEMO_WEBHOOK_URL', url, KEY, / is invalid\. Set it to an https/],
      ['DEMO_ALERT_WEBHOOK_URL', url, {}, / is invalid\. Set it to an https/],
    ],
  ),
])('refuses %s=%s without quoting it, for it may hold a password', (name, value, others, words) => {
  const read = () => readReceiverConfig({ ...others, [name]: value });
  expect(read).toThrow(words);
  expect(read).not.toThrow(value);
  expect(read).not.toThrow(/secret/);
});

it('says of what nobody would hear', () => {
  const hook = { DEMO_WEBHOOK_URL: 'https://a.example/', DEMO_WEBHOOK_TEMPLATE: 'slack' };
  const of = (env: Record<string, string>) => `${unheard(readReceiverConfig(env))}`.split(':')[0];
  expect(of({})).toBe('Nobody would hear of requests, nor of alerts');
  expect(of(hook)).toBe('Nobody would hear of alerts');
  expect(of({ ...hook, DEMO_ALERT_WEBHOOK_URL: 'none' })).toBe('');
  expect(of({ ...hook, DEMO_ALERT_WEBHOOK_URL: 'https://b.example/' })).toBe('');
  expect(of({ ...MAIL, DEMO_SMTP_URL: 'smtps://mail.example.com' })).toBe('');
});
