import { type Environment, withSecretFiles } from './values';
import { secretVariables } from './variables';
import { listenVariables, receiverVariables, type Template } from './variables/receiver';
import { reading } from './variables/variable';

/**
 * Settings of the demo-request receiver, read from the environment at startup. Every setting has a
 * default that works locally; lib/config/variables/receiver.ts lists them.
 */

export interface MailSettings {
  /** `smtp://user:password@host:587?requireTLS=true` (STARTTLS), or `smtps://` for implicit TLS. */
  readonly url: string;
  readonly from: string;
  readonly to: string;
}

export interface WebhookSettings {
  readonly url: string;
  /** Key for signing each call; at least 16 characters. Needed unless there is a template. */
  readonly secret: string | null;
  /** What to send instead of the request as it is. */
  readonly template: Template | null;
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
  /** Bearer token for the figures of the health check; null to give them on loopback only. */
  readonly healthToken: string | null;
}

interface RateLimit {
  /** Requests stored per client address and window, before the next ones are doubted. */
  readonly max: number;
  readonly windowSeconds: number;
  /** Requests expected per window of all clients together. */
  readonly total: number;
}

interface AlertSettings {
  /** Age of the oldest pending delivery from which the operator is alerted. */
  readonly afterMinutes: number;
  readonly webhookUrl: string | null;
  /** Recipient of alerts by mail, sent as notifications are; that of notifications if unset. */
  readonly mailTo: string | null;
}

export interface RetentionSettings {
  /** Months from the last contact. */
  readonly months: number;
  /** Days from receipt. */
  readonly spamDays: number;
}

const settingsIn = (variables: Environment) =>
  reading(receiverVariables, withSecretFiles(variables, secretVariables));

/** Where requests are stored, whatever else is set. @throws as `readReceiverConfig` does. */
export function readDatabaseSettings(
  variables: Environment = process.env,
): ReceiverConfig['database'] {
  const { value } = settingsIn(variables);
  return { url: value('DEMO_DATABASE_URL'), maxMegabytes: value('DEMO_DATABASE_MAX_MB') };
}

/** @throws when a value is invalid, with a message that names the variable and says what to set. */
export function readReceiverConfig(variables: Environment = process.env): ReceiverConfig {
  const settings = settingsIn(variables);
  const { value, optional } = settings;
  return {
    database: readDatabaseSettings(variables),
    allowedOrigins: value('DEMO_ALLOWED_ORIGINS'),
    siteOrigin: optional('DEMO_SITE_ORIGIN') ?? '',
    rateLimit: {
      max: value('DEMO_RATE_LIMIT'),
      windowSeconds: value('DEMO_RATE_WINDOW_SECONDS'),
      total: optional('DEMO_RATE_TOTAL') ?? 10 * value('DEMO_RATE_LIMIT'),
    },
    trustProxy: value('DEMO_TRUST_PROXY'),
    mail: mail(settings),
    webhook: webhook(settings),
    retry: {
      firstSeconds: value('DEMO_RETRY_FIRST_SECONDS'),
      maxSeconds: value('DEMO_RETRY_MAX_SECONDS'),
      attempts: value('DEMO_RETRY_ATTEMPTS'),
    },
    alert: alert(settings),
    retention: {
      months: value('DEMO_RETENTION_MONTHS'),
      spamDays: value('DEMO_SPAM_RETENTION_DAYS'),
    },
    healthToken: optional('DEMO_HEALTH_TOKEN'),
  };
}

type Settings = ReturnType<typeof reading<typeof receiverVariables.variables>>;

/** All three variables, or none. */
function mail({ isSet, value }: Settings): MailSettings | null {
  const names = ['DEMO_SMTP_URL', 'DEMO_MAIL_FROM', 'DEMO_MAIL_TO'] as const;
  const missing = names.filter((name) => !isSet(name));
  if (missing.length === names.length) return null;
  if (missing.length > 0)
    throw new Error(`${missing.join(' and ')} must be set too: mail needs ${names.join(', ')}.`);
  return { url: value('DEMO_SMTP_URL'), from: value('DEMO_MAIL_FROM'), to: value('DEMO_MAIL_TO') };
}

/** The address with a key or a template, or none of them. */
function webhook({ isSet, value, optional }: Settings): WebhookSettings | null {
  const names = ['DEMO_WEBHOOK_URL', 'DEMO_WEBHOOK_SECRET', 'DEMO_WEBHOOK_TEMPLATE'] as const;
  if (!names.some(isSet)) return null;
  const template = optional('DEMO_WEBHOOK_TEMPLATE');
  const secret = (template ? optional : value)('DEMO_WEBHOOK_SECRET');
  return { url: value('DEMO_WEBHOOK_URL'), secret, template };
}

function alert({ isSet, value, optional }: Settings): AlertSettings {
  const webhookUrl = optional('DEMO_ALERT_WEBHOOK_URL');
  const mailTo = optional('DEMO_ALERT_MAIL_TO');
  if (mailTo && !isSet('DEMO_SMTP_URL')) {
    throw new Error('DEMO_ALERT_MAIL_TO needs DEMO_SMTP_URL, DEMO_MAIL_FROM and DEMO_MAIL_TO too.');
  }
  return {
    afterMinutes: value('DEMO_ALERT_AFTER_MINUTES'),
    webhookUrl,
    mailTo: mailTo ?? (isSet('DEMO_SMTP_URL') ? optional('DEMO_MAIL_TO') : null),
  };
}

/** What nobody would hear of, each in a sentence. */
export const unheard = ({ mail, webhook, alert }: ReceiverConfig): string[] => [
  ...(mail || webhook
    ? []
    : [
        'Nobody would hear of requests: set DEMO_SMTP_URL, DEMO_MAIL_FROM and DEMO_MAIL_TO, or DEMO_WEBHOOK_URL with DEMO_WEBHOOK_SECRET or DEMO_WEBHOOK_TEMPLATE.',
      ]),
  ...(alert.mailTo || alert.webhookUrl
    ? []
    : ['Nobody would hear of alerts: set DEMO_ALERT_WEBHOOK_URL, or mail.']),
];

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
  const { value } = reading(listenVariables, env);
  return { host: value('HOST'), port: value('PORT') };
}
