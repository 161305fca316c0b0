import { isIP } from 'node:net';

/**
 * Settings of the demo-request receiver, from the environment when it starts. Every one has a
 * default that works on one machine; docs/demo-requests.md lists them with examples.
 */

export interface MailSettings {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
  readonly url: string;
  readonly from: string;
  readonly to: string;
}

export interface WebhookSettings {
  readonly url: string;
  /** Signs each call; at least 16 characters. */
  readonly secret: string;
}

export interface ReceiverConfig {
  readonly database: {
    /** `file:` path, or `libsql://` address of a hosted database. */
    readonly url: string;
    readonly token: string | null;
    /** Size a database file may reach; beyond it requests are refused with 503. */
    readonly maxMegabytes: number;
  };
  /** Origins whose pages may send requests from another host, by form or by script. */
  readonly allowedOrigins: readonly string[];
  /** Origin of the thank-you page, whose pages may send requests too; empty for the receiver's own. */
  readonly siteOrigin: string;
  readonly rateLimit: { readonly max: number; readonly windowSeconds: number };
  /** Whose `X-Forwarded-For` to believe: no one, a number of proxies, or their addresses. */
  readonly trustProxy: false | number | string[];
  readonly mail: MailSettings | null;
  readonly webhook: WebhookSettings | null;
  readonly retry: { readonly firstSeconds: number; readonly maxSeconds: number };
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings.
 * @throws with the name of the variable and what it should hold when one is not usable.
 */
export function readReceiverConfig(env: Environment = process.env): ReceiverConfig {
  const text = (name: string, fallback = '') => env[name]?.trim() || fallback;
  return {
    database: {
      url: databaseUrl(text('DEMO_DATABASE_URL', 'file:data/demo-requests.db')),
      token: text('DEMO_DATABASE_TOKEN') || null,
      maxMegabytes: positive(env, 'DEMO_DATABASE_MAX_MB', 1024),
    },
    allowedOrigins: list(text('DEMO_ALLOWED_ORIGINS')).map((value) =>
      origin('DEMO_ALLOWED_ORIGINS', value),
    ),
    siteOrigin: text('DEMO_SITE_ORIGIN') && origin('DEMO_SITE_ORIGIN', text('DEMO_SITE_ORIGIN')),
    rateLimit: {
      max: Math.ceil(positive(env, 'DEMO_RATE_LIMIT', 20)),
      windowSeconds: positive(env, 'DEMO_RATE_WINDOW_SECONDS', 600),
    },
    trustProxy: trustProxy(text('DEMO_TRUST_PROXY')),
    mail: mail(text('DEMO_SMTP_URL'), text('DEMO_MAIL_FROM'), text('DEMO_MAIL_TO')),
    webhook: webhook(text('DEMO_WEBHOOK_URL'), text('DEMO_WEBHOOK_SECRET')),
    retry: {
      firstSeconds: positive(env, 'DEMO_RETRY_FIRST_SECONDS', 5),
      maxSeconds: positive(env, 'DEMO_RETRY_MAX_SECONDS', 3600),
    },
  };
}

/** @param value what was found; left out where it may hold a password. */
const refuse = (name: string, wanted: string, value?: string): never => {
  const found = value === undefined ? 'is not usable' : `is "${value}"`;
  throw new Error(`${name} ${found}. Set it to ${wanted}.`);
};

const list = (value: string): string[] =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

function positive(env: Environment, name: string, fallback: number): number {
  const value = env[name]?.trim() ? Number(env[name]) : fallback;
  return value > 0 && Number.isFinite(value) ? value : refuse(name, 'a number above 0', env[name]);
}

function origin(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash
    ? url.origin
    : refuse(name, 'origins alone, such as https://www.example.com', value);
}

function databaseUrl(value: string): string {
  return /^(file|libsql|https?|wss?):./.test(value)
    ? value
    : refuse('DEMO_DATABASE_URL', 'a file: path or a libsql:// address');
}

/** An IP address, or a range such as `10.0.0.0/8`. */
function isAddressRange(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

function trustProxy(value: string): false | number | string[] {
  if (value === '' || value === 'false') return false;
  if (/^\d+$/.test(value)) return Number(value);
  const proxies = list(value);
  return proxies.every(isAddressRange)
    ? proxies
    : refuse('DEMO_TRUST_PROXY', 'the number of proxies in front, or their IP addresses', value);
}

function mail(url: string, from: string, to: string): MailSettings | null {
  if (!url && !from && !to) return null;
  if (!/^smtps?:\/\/./.test(url)) return refuse('DEMO_SMTP_URL', 'smtp://host:port');
  if (!from.includes('@')) return refuse('DEMO_MAIL_FROM', 'the address that sends', from);
  if (!to.includes('@')) return refuse('DEMO_MAIL_TO', 'the address that receives', to);
  return { url, from, to };
}

function webhook(url: string, secret: string): WebhookSettings | null {
  if (!url && !secret) return null;
  if (!/^https?:\/\/./.test(url)) return refuse('DEMO_WEBHOOK_URL', 'an https:// address');
  if (secret.length < 16) return refuse('DEMO_WEBHOOK_SECRET', 'at least 16 characters');
  return { url, secret };
}
