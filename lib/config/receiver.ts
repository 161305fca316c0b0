import { type Environment, refuse, withSecretFiles } from './values';
import { secretVariables } from './variables';
import { listenVariables, receiverVariables } from './variables/receiver';
import { reading } from './variables/variable';

/**
 * Settings of the demo-request receiver, read from the environment at startup. Every setting has a
 * default that works locally; lib/config/variables/receiver.ts lists them.
 */

const settingsIn = (variables: Environment) =>
  reading(receiverVariables, withSecretFiles(variables, secretVariables));

/** Where requests are stored, whatever else is set. @throws as `readReceiverConfig` does. */
export function readDatabaseSettings(variables: Environment = process.env) {
  const { value } = settingsIn(variables);
  return { url: value('DEMO_DATABASE_URL'), maxMegabytes: value('DEMO_DATABASE_MAX_MB') };
}

/** @throws when a value is invalid, with a message that names the variable and says what to set. */
export function readReceiverConfig(variables: Environment = process.env) {
  const settings = settingsIn(variables);
  const { value, optional } = settings;
  const firstSeconds = value('DEMO_RETRY_FIRST_SECONDS');
  const maxSeconds = value('DEMO_RETRY_MAX_SECONDS');
  if (firstSeconds > maxSeconds)
    refuse(
      'DEMO_RETRY_MAX_SECONDS',
      `${firstSeconds} (DEMO_RETRY_FIRST_SECONDS) or more`,
      `${maxSeconds}`,
    );
  return {
    database: readDatabaseSettings(variables),
    /** Other origins whose pages may post requests, by form or fetch (CORS). */
    allowedOrigins: value('DEMO_ALLOWED_ORIGINS'),
    /** Origin of the site with the thank-you page, also allowed to post; empty for the receiver's own. */
    siteOrigin: optional('DEMO_SITE_ORIGIN') ?? '',
    rateLimit: {
      /** Requests stored per client address and window, before the next ones are doubted. */
      max: value('DEMO_RATE_LIMIT'),
      windowSeconds: value('DEMO_RATE_WINDOW_SECONDS'),
      /** Requests expected per window of all clients together. */
      total: optional('DEMO_RATE_TOTAL') ?? 10 * value('DEMO_RATE_LIMIT'),
    },
    trustProxy: value('DEMO_TRUST_PROXY'),
    mail: mail(settings),
    webhook: webhook(settings),
    /** With how many failed attempts after which a delivery is given up. */
    retry: { firstSeconds, maxSeconds, attempts: value('DEMO_RETRY_ATTEMPTS') },
    alert: alert(settings),
    retention: {
      /** Months from the last contact. */
      months: value('DEMO_RETENTION_MONTHS'),
      /** Days from receipt. */
      spamDays: value('DEMO_SPAM_RETENTION_DAYS'),
    },
  };
}

export type ReceiverConfig = ReturnType<typeof readReceiverConfig>;

type Settings = ReturnType<typeof reading<typeof receiverVariables.variables>>;

/** All three variables, or none. */
function mail({ isSet, value }: Settings) {
  const names = ['DEMO_SMTP_URL', 'DEMO_MAIL_FROM', 'DEMO_MAIL_TO'] as const;
  const missing = names.filter((name) => !isSet(name));
  if (missing.length === names.length) return null;
  if (missing.length > 0)
    throw new Error(`${missing.join(' and ')} must be set too: mail needs ${names.join(', ')}.`);
  return { url: value('DEMO_SMTP_URL'), from: value('DEMO_MAIL_FROM'), to: value('DEMO_MAIL_TO') };
}

/** The address with a key or a template, or none of them. */
function webhook({ isSet, value, optional }: Settings) {
  const names = ['DEMO_WEBHOOK_URL', 'DEMO_WEBHOOK_SECRET', 'DEMO_WEBHOOK_TEMPLATE'] as const;
  if (!names.some(isSet)) return null;
  const template = optional('DEMO_WEBHOOK_TEMPLATE');
  /** Signs each call. */
  const secret = (template ? optional : value)('DEMO_WEBHOOK_SECRET');
  return { url: value('DEMO_WEBHOOK_URL'), secret, template };
}

function alert({ isSet, value, optional }: Settings) {
  const webhookUrl = optional('DEMO_ALERT_WEBHOOK_URL');
  const mailTo = optional('DEMO_ALERT_MAIL_TO');
  if (mailTo && !isSet('DEMO_SMTP_URL'))
    throw new Error('DEMO_ALERT_MAIL_TO needs DEMO_SMTP_URL, DEMO_MAIL_FROM and DEMO_MAIL_TO too.');
  return {
    /** Age of the oldest pending delivery from which the operator is alerted. */
    afterMinutes: value('DEMO_ALERT_AFTER_MINUTES'),
    webhookUrl,
    /** Whether they go nowhere on purpose, by `none`. */
    isDeclined: !webhookUrl && isSet('DEMO_ALERT_WEBHOOK_URL'),
    /** Sent as notifications are; to whoever gets these, if unset. */
    mailTo: mailTo ?? (isSet('DEMO_SMTP_URL') ? optional('DEMO_MAIL_TO') : null),
  };
}

/** What nobody would hear of, in one sentence, or none. */
export function unheard({ mail, webhook, alert }: ReceiverConfig): string[] {
  const alerts =
    alert.mailTo || alert.webhookUrl || alert.isDeclined
      ? ''
      : 'alerts: set DEMO_ALERT_WEBHOOK_URL, or mail.';
  if (mail || webhook) return alerts ? [`Nobody would hear of ${alerts}`] : [];
  return [
    `Nobody would hear of requests${alerts && ', nor of alerts'}: set DEMO_SMTP_URL, DEMO_MAIL_FROM and DEMO_MAIL_TO, or DEMO_WEBHOOK_URL with DEMO_WEBHOOK_SECRET or DEMO_WEBHOOK_TEMPLATE${alerts && ', and DEMO_ALERT_WEBHOOK_URL'}.`,
  ];
}

/**
 * Where the server listens.
 * @throws when a value is invalid, with a message that names the variable.
 */
export function readListen(env: Environment) {
  const { value } = reading(listenVariables, env);
  /** The port is 0 for any free one. */
  return { host: value('HOST'), port: value('PORT') };
}
