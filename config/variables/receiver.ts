import type { VariableGroup } from './variable';

export const listenVariables: VariableGroup = {
  title: 'Where to listen',
  reader: 'config/listen.ts',
  readBy: 'server',
  variables: [
    { name: 'HOST', meaning: 'Address to listen on', fallback: '127.0.0.1' },
    { name: 'PORT', meaning: 'Port, or `0` for any free one', fallback: '3000' },
  ],
};

export const receiverVariables: VariableGroup = {
  title: 'The receiver of demo requests',
  reader: 'config/receiver.ts',
  readBy: 'server',
  variables: [
    {
      name: 'DEMO_DATABASE_URL',
      meaning:
        '`file:` path, or `postgres://user:password@host/database?sslmode=verify-full` for several receivers',
      fallback: 'file:data/demo-requests.db',
      secret: true,
    },
    {
      name: 'DEMO_DATABASE_MAX_MB',
      meaning:
        'Maximum size of the data; beyond it requests are rejected with 503, so that the disk does not fill up',
      fallback: '1024',
    },
    {
      name: 'DEMO_ALLOWED_ORIGINS',
      meaning: 'Other origins whose pages may post requests, separated by commas',
      example: 'https://www.example.com',
    },
    {
      name: 'DEMO_SITE_ORIGIN',
      meaning:
        'Origin of the site with the thank-you page, also allowed to post; the receiver’s own if unset',
      example: 'https://www.example.com',
    },
    {
      name: 'DEMO_RATE_LIMIT',
      meaning: 'Maximum number of requests per IP address, rejected ones included…',
      fallback: '20',
    },
    {
      name: 'DEMO_RATE_WINDOW_SECONDS',
      meaning:
        '…in this time window; at most 600, as the privacy policy says. IPv6 addresses are grouped by /64 network, and a /48 may send four times as much',
      fallback: '600',
    },
    {
      name: 'DEMO_RATE_TOTAL',
      meaning:
        'Maximum number of requests stored in this window, of all clients together; ten times `DEMO_RATE_LIMIT` if unset',
      example: '200',
    },
    {
      name: 'DEMO_TRUST_PROXY',
      meaning:
        'Proxies whose `X-Forwarded-For` to trust: addresses or networks separated by commas, or the number of hops',
      example: '127.0.0.1',
    },
    {
      name: 'DEMO_SMTP_URL',
      meaning:
        'Mail server: `smtps:`, or `smtp:`, which must be encrypted too except on a private network',
      example: 'smtp://user:password@mail.example.com:587',
      secret: true,
    },
    { name: 'DEMO_MAIL_FROM', meaning: 'Sender of notifications', example: 'site@example.com' },
    {
      name: 'DEMO_MAIL_TO',
      meaning: 'Their recipient; Reply-To is the visitor',
      example: 'team@example.com',
    },
    {
      name: 'DEMO_WEBHOOK_URL',
      meaning: 'URL called for each request',
      example: 'https://hooks.example.com/demo',
      secret: true,
    },
    {
      name: 'DEMO_WEBHOOK_SECRET',
      meaning: 'Key for signing the calls; at least 16 characters',
      secret: true,
    },
    {
      name: 'DEMO_RETRY_FIRST_SECONDS',
      meaning: 'Exponential backoff after a failed delivery: first…',
      fallback: '5',
    },
    { name: 'DEMO_RETRY_MAX_SECONDS', meaning: '…and longest delay', fallback: '3600' },
    {
      name: 'DEMO_RETRY_ATTEMPTS',
      meaning:
        'Failed attempts after which a notification is given up: about four days with these delays',
      fallback: '120',
    },
    {
      name: 'DEMO_ALERT_AFTER_MINUTES',
      meaning: 'Age of the oldest pending notification from which the operator is alerted',
      fallback: '60',
    },
    {
      name: 'DEMO_ALERT_WEBHOOK_URL',
      meaning:
        'Where alerts go; without this or the next, they are only logged, except for what is in quarantine',
      example: 'https://hooks.example.com/alerts',
      secret: true,
    },
    {
      name: 'DEMO_ALERT_MAIL_TO',
      meaning: 'Recipient of alerts by mail',
      example: 'operator@example.com',
    },
    {
      name: 'DEMO_RETENTION_MONTHS',
      meaning:
        'How long requests are kept after the last contact; at most 36, as the privacy policy says',
      fallback: '36',
    },
    {
      name: 'DEMO_SPAM_RETENTION_DAYS',
      meaning: 'How long requests in quarantine are kept; at most 30, as the privacy policy says',
      fallback: '30',
    },
    {
      name: 'DEMO_HEALTH_TOKEN',
      meaning: 'Bearer token for the figures of the health check; at least 16 characters',
      secret: true,
    },
  ],
};
