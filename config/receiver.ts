import { isIP } from 'node:net';
import {
  type Environment,
  list,
  positive,
  refuse,
  serviceUrl,
  smtpUrl,
  withSecretFiles,
} from './values';
import { secretVariables, setting } from './variables';

/**
 * Settings of the demo-request receiver, read from the environment at startup. Every setting has a
 * default that works locally; config/variables/services.ts lists them.
 */

export interface MailSettings {
  /** `smtp://user:password@host:587?requireTLS=true` (STARTTLS), or `smtps://` for implicit TLS. */
  readonly url: string;
  readonly from: string;
  readonly to: string;
}

export interface WebhookSettings {
  readonly url: string;
  /** Key for signing each call; at least 16 characters. */
  readonly secret: string;
}

export interface ReceiverConfig {
  readonly database: {
    /** `file:` path, or `postgres://` URL. */
    readonly url: string;
    /** Maximum size of the database; beyond it requests are rejected with 503. */
    readonly maxMegabytes: number;
  };
  /** Other origins whose pages may post requests, by form or fetch (CORS). */
  readonly allowedOrigins: readonly string[];
  /** Origin of the site with the thank-you page, also allowed to post; empty for the receiver's own. */
  readonly siteOrigin: string;
  readonly rateLimit: RateLimit;
  /** Which proxies' `X-Forwarded-For` to trust: none, a number of hops, or addresses. */
  readonly trustProxy: false | number | string[];
  readonly mail: MailSettings | null;
  readonly webhook: WebhookSettings | null;
  readonly retry: {
    readonly firstSeconds: number;
    readonly maxSeconds: number;
    /** Failed attempts after which a delivery is given up. */
    readonly attempts: number;
  };
  readonly alert: AlertSettings;
  readonly retention: RetentionSettings;
  /** Bearer token for the details of the health check; null to give them on loopback only. */
  readonly healthToken: string | null;
}

export interface RateLimit {
  /** Requests per client address and window. */
  readonly max: number;
  readonly windowSeconds: number;
  /** Requests stored per window, of all clients together; a quarter more for those that look genuine. */
  readonly total: number;
}

export interface AlertSettings {
  /** Age of the oldest pending delivery from which the operator is alerted. */
  readonly afterMinutes: number;
  readonly webhookUrl: string | null;
  /** Recipient of alerts by mail, sent as notifications are. */
  readonly mailTo: string | null;
}

export interface RetentionSettings {
  /** Months from the last contact. */
  readonly months: number;
  /** Days from receipt. */
  readonly spamDays: number;
}

/** As the privacy policy and the form promise: three years after the last contact. */
const PROMISED_MONTHS = 36;
/** As the privacy policy promises. */
const SPAM_DAYS = 30;
/** IP addresses are kept for so long, in seconds: the few minutes of the privacy policy. */
const WINDOW = 600;

/** @throws when a value is invalid, with a message that names the variable and says what to set. */
export function readReceiverConfig(variables: Environment = process.env): ReceiverConfig {
  const env = withSecretFiles(variables, secretVariables);
  const text = (name: string) => setting(env, name);
  const number = (name: string, most?: number) => positive(name, text(name), most);
  return {
    database: {
      url: databaseUrl(text('DEMO_DATABASE_URL')),
      maxMegabytes: number('DEMO_DATABASE_MAX_MB'),
    },
    allowedOrigins: list(text('DEMO_ALLOWED_ORIGINS')).map((value) =>
      origin('DEMO_ALLOWED_ORIGINS', value),
    ),
    siteOrigin: text('DEMO_SITE_ORIGIN') && origin('DEMO_SITE_ORIGIN', text('DEMO_SITE_ORIGIN')),
    rateLimit: rateLimit(env),
    trustProxy: trustProxy(text('DEMO_TRUST_PROXY')),
    mail: mail(text('DEMO_SMTP_URL'), text('DEMO_MAIL_FROM'), text('DEMO_MAIL_TO')),
    webhook: webhook(text('DEMO_WEBHOOK_URL'), text('DEMO_WEBHOOK_SECRET')),
    retry: {
      firstSeconds: number('DEMO_RETRY_FIRST_SECONDS'),
      maxSeconds: number('DEMO_RETRY_MAX_SECONDS'),
      attempts: Math.ceil(number('DEMO_RETRY_ATTEMPTS')),
    },
    alert: alert(env, text('DEMO_ALERT_WEBHOOK_URL'), text('DEMO_ALERT_MAIL_TO')),
    retention: {
      months: number('DEMO_RETENTION_MONTHS', PROMISED_MONTHS),
      spamDays: number('DEMO_SPAM_RETENTION_DAYS', SPAM_DAYS),
    },
    healthToken: healthToken(text('DEMO_HEALTH_TOKEN')),
  };
}

function rateLimit(env: Environment): RateLimit {
  const number = (name: string, most?: number) => positive(name, setting(env, name), most);
  const max = Math.ceil(number('DEMO_RATE_LIMIT'));
  return {
    max,
    windowSeconds: number('DEMO_RATE_WINDOW_SECONDS', WINDOW),
    total: setting(env, 'DEMO_RATE_TOTAL') ? Math.ceil(number('DEMO_RATE_TOTAL')) : 10 * max,
  };
}

function origin(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash
    ? url.origin
    : refuse(name, 'origins only, such as https://www.example.com', value);
}

/** Of an invalid value, only the scheme is quoted: the rest may hold a password. */
function databaseUrl(value: string): string {
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(value) ?? [];
  return /^(file:|postgres(ql)?:\/\/)./.test(value)
    ? value
    : refuse(
        'DEMO_DATABASE_URL',
        'a file: path, or a postgres:// URL',
        scheme === undefined ? undefined : `${scheme}:…`,
      );
}

/** Accepts an IP address or a CIDR range such as `10.0.0.0/8`. */
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
  const encrypted = smtpUrl('DEMO_SMTP_URL', url);
  if (!from.includes('@')) return refuse('DEMO_MAIL_FROM', "the sender's e-mail address", from);
  if (!to.includes('@')) return refuse('DEMO_MAIL_TO', "the recipient's e-mail address", to);
  return { url: encrypted, from, to };
}

function webhook(url: string, secret: string): WebhookSettings | null {
  if (!url && !secret) return null;
  serviceUrl('DEMO_WEBHOOK_URL', url);
  if (secret.length < 16) return refuse('DEMO_WEBHOOK_SECRET', 'at least 16 characters');
  return { url, secret };
}

function alert(env: Environment, url: string, to: string): AlertSettings {
  if (url) serviceUrl('DEMO_ALERT_WEBHOOK_URL', url);
  if (to && !to.includes('@')) {
    return refuse('DEMO_ALERT_MAIL_TO', "the operator's e-mail address", to);
  }
  if (to && !env.DEMO_SMTP_URL?.trim()) {
    throw new Error('DEMO_ALERT_MAIL_TO needs DEMO_SMTP_URL, DEMO_MAIL_FROM and DEMO_MAIL_TO too.');
  }
  return {
    afterMinutes: positive('DEMO_ALERT_AFTER_MINUTES', setting(env, 'DEMO_ALERT_AFTER_MINUTES')),
    webhookUrl: url || null,
    mailTo: to || null,
  };
}

function healthToken(value: string): string | null {
  if (value && value.length < 16) return refuse('DEMO_HEALTH_TOKEN', 'at least 16 characters');
  return value || null;
}

export interface Listen {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
}

/**
 * Where the server listens.
 * @throws when a value is invalid, with a message that names the variable.
 */
export function readListen(env: Environment): Listen {
  const host = setting(env, 'HOST');
  if (!/^[\w.:-]+$/.test(host)) refuse('HOST', 'an address, such as 127.0.0.1', host);
  const value = setting(env, 'PORT');
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535) refuse('PORT', 'a port, such as 3000', value);
  return { host, port };
}
