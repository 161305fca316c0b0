import { isIP } from 'node:net';
import { nearest } from '@/lib/closest';
import { fieldNames } from '@/lib/form/fields';
import {
  count,
  databaseUrl,
  list,
  originOf,
  positive,
  refuse,
  refuseFile,
  serviceUrl,
  smtpUrl,
  textOf,
} from '../values';
import { group, means } from './variable';

function listenAddress(name: string, value: string): string {
  return /^[\w.:-]+$/.test(value) ? value : refuse(name, 'an address, such as 127.0.0.1', value);
}

function port(name: string, value: string): number {
  return /^\d+$/.test(value) && Number(value) <= 65_535
    ? Number(value)
    : refuse(name, 'a port, such as 3000', value);
}

export const listenVariables = group({
  title: 'Where to listen',
  readBy: 'server',
  variables: {
    HOST: { meaning: 'Address to listen on', fallback: '127.0.0.1', parse: listenAddress },
    PORT: { meaning: 'Port, or `0` for any free one', fallback: '3000', parse: port },
  },
});

const origin = (name: string, value: string): string =>
  originOf(value) ??
  refuse(name, 'origins only, separated by commas, such as https://www.example.com', value);

const origins = (name: string, value: string): string[] =>
  list(value).map((item) => origin(name, item));

/** Accepts an IP address or a CIDR range such as `10.0.0.0/8`; not one of half the Internet, where visitors are too. */
function isAddressRange(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  const [least, most] = version === 4 ? [8, 32] : [7, 128];
  return (
    bits === undefined || (/^\d+$/.test(bits) && Number(bits) >= least && Number(bits) <= most)
  );
}

/** Which proxies' `X-Forwarded-For` to trust: none, a number of hops, or addresses. */
function proxies(name: string, value: string): false | number | string[] {
  if (value === '' || value === 'false') return false;
  if (/^\d+$/.test(value)) return Number(value);
  const ranges = list(value);
  return ranges.every(isAddressRange)
    ? ranges
    : refuse(name, 'the number of proxies in front, or their IP addresses', value);
}

const mailAddress = (whose: string) => (name: string, value: string) =>
  value.includes('@') ? value : refuse(name, `${whose} e-mail address`, value);

const key = (name: string, value: string): string =>
  value.length < 16 ? refuse(name, 'at least 16 characters', value && undefined) : value;

/** Payloads that the receiver knows by name, in receiver/outbox/templates/. */
const services = ['slack', 'teams', 'hubspot'] as const;

/** The name of one, or JSON of the deployer's. */
export type Template = (typeof services)[number] | object;

/** `{name}`, or `{name:140}` for so many characters of it at most. */
export const PLACEHOLDER = /\{(\w+)(?::(\d+))?\}/g;
const told = ['subject', 'text', 'requestId', 'spam', 'spamReasons', 'revises', 'lastContactAt'];
const placeholders = ['id', 'receivedAt', 'kind', 'locale', ...fieldNames, ...told];

/** Such a name, or the path of a JSON file. @throws when that has a placeholder which nothing fills. */
function template(name: string, value: string): Template {
  const service = services.find((known) => known === value);
  if (service) return service;
  const text = textOf(
    name,
    value,
    ` Set it to ${services.join(', ')}, or the path of a JSON file.`,
  );
  const named = [...text.matchAll(PLACEHOLDER)].map(([, word = '']) => word);
  const wrong = named.find((word) => !placeholders.includes(word));
  const [meant] = nearest(wrong ?? '', placeholders);
  if (wrong)
    refuseFile(name, value, `has {${wrong}}, which nothing fills: did you mean {${meant}}?`);
  try {
    return Object(JSON.parse(text));
  } catch (error) {
    return refuseFile(name, value, `is not JSON: ${(error as Error).message}.`);
  }
}

/** No more than the privacy policy and the form promise. */
const atMost =
  (most: number, parse = positive) =>
  (name: string, value: string) =>
    parse(name, value, most);

export const receiverVariables = group({
  title: 'The receiver of demo requests',
  readBy: 'server',
  variables: {
    DEMO_DATABASE_URL: means(
      '`file:` path, or `postgres://user:password@host/database?sslmode=verify-full` for several receivers',
    ).byDefault('file:data/demo-requests.db', databaseUrl, { secret: true }),
    DEMO_DATABASE_MAX_MB: means(
      'Maximum size of the data; beyond it requests are rejected with 503, so that the disk does not fill up',
    ).byDefault('1024', positive),
    DEMO_ALLOWED_ORIGINS: means(
      'Other origins whose pages may post requests, separated by commas',
    ).suchAs('https://www.example.com', origins),
    DEMO_SITE_ORIGIN: means(
      'Origin of the site with the thank-you page, also allowed to post; the receiver’s own if unset',
    ).suchAs('https://www.example.com', origin),
    DEMO_RATE_LIMIT: means(
      'Number of proven requests per IP address; the next ones are stored too, as doubted…',
    ).byDefault('20', count),
    DEMO_RATE_WINDOW_SECONDS: means(
      '…in this time window; at most 600, as the privacy policy says. IPv6 addresses are grouped by /64 network, and a /48 may send four times as much',
    ).byDefault('600', atMost(600)),
    DEMO_RATE_TOTAL: means(
      'Number of requests of all clients together, in this window, from which proofs become harder and the operator is told; ten times `DEMO_RATE_LIMIT` if unset',
    ).suchAs('200', count),
    DEMO_TRUST_PROXY: means(
      'Proxies whose `X-Forwarded-For` to trust: addresses or networks separated by commas, or the number of hops',
    ).suchAs('127.0.0.1', proxies),
    DEMO_SMTP_URL: {
      meaning:
        'Mail server: `smtps:`, or `smtp:`, which must be encrypted too except on a private network',
      example: 'smtp://user:password@mail.example.com:587',
      required: 'this or `DEMO_WEBHOOK_URL`, where `SITE_HOST` is `node` or `nginx`',
      secret: true,
      parse: smtpUrl,
    },
    DEMO_MAIL_FROM: means('Sender of notifications').suchAs(
      'site@example.com',
      mailAddress("the sender's"),
    ),
    DEMO_MAIL_TO: means('Their recipient; Reply-To is the visitor').suchAs(
      'team@example.com',
      mailAddress("the recipient's"),
    ),
    DEMO_WEBHOOK_URL: means('URL called for each request').suchAs(
      'https://hooks.example.com/demo',
      serviceUrl,
      { secret: true },
    ),
    DEMO_WEBHOOK_SECRET: {
      meaning: 'Key for signing the calls; at least 16 characters',
      secret: true,
      parse: key,
    },
    DEMO_WEBHOOK_TEMPLATE: means(
      'What is sent there instead of the request as it is: `slack`, `teams`, `hubspot`, or the path of a JSON file with `{email}` and the like; no key is needed then',
    ).suchAs('slack', template),
    DEMO_RETRY_FIRST_SECONDS: means(
      'Exponential backoff after a failed delivery: first…',
    ).byDefault('5', positive),
    DEMO_RETRY_MAX_SECONDS: { meaning: '…and longest delay', fallback: '3600', parse: positive },
    DEMO_RETRY_ATTEMPTS: means(
      'Failed attempts after which a notification is given up: about four days with these delays',
    ).byDefault('120', count),
    DEMO_ALERT_AFTER_MINUTES: means(
      'Age of the oldest pending notification from which the operator is alerted',
    ).byDefault('60', positive),
    DEMO_ALERT_WEBHOOK_URL: {
      meaning:
        'Where alerts go besides mail, which may be what is broken; `none` if you watch `/api/health/` yourself',
      example: 'https://hooks.example.com/alerts',
      required: 'unless requests go by mail and webhook, where `SITE_HOST` is `node` or `nginx`',
      secret: true,
      parse: (name, value) => (value === 'none' ? null : serviceUrl(name, value)),
    },
    DEMO_ALERT_MAIL_TO: means('Recipient of alerts by mail; `DEMO_MAIL_TO` if unset').suchAs(
      'operator@example.com',
      mailAddress("the operator's"),
    ),
    DEMO_RETENTION_MONTHS: means(
      'How long requests are kept after the last contact; at most 36, as the privacy policy says',
    ).byDefault('36', atMost(36, count)),
    DEMO_SPAM_RETENTION_DAYS: means(
      'How long doubted requests are kept; at most 30, as the privacy policy says',
    ).byDefault('30', atMost(30)),
  },
});
