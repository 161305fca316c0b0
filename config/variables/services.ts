import type { VariableGroup } from './variable';

/** Where the receiver of this site takes requests. */
export const OWN_RECEIVER = '/api/demo-requests/';

export const formVariables: VariableGroup = {
  title: 'The demo form',
  reader: 'config/demo-form.ts',
  readBy: 'build',
  variables: [
    {
      name: 'DEMO_FORM_ENDPOINT',
      meaning:
        'Where the form is posted: an `https:` URL, a path of the site’s own host, or `none` for no form',
      fallback: OWN_RECEIVER,
    },
    {
      name: 'DEMO_FORM_FIELDS',
      meaning: 'More hidden fields, as JSON, such as `{"form-name":"demo"}` for Netlify',
      fallback: '{}',
    },
    {
      name: 'DEMO_FORM_SUCCESS',
      meaning:
        'What counts as stored: `receiver` (2xx with an id), `json-ok` (2xx with `"ok": true`, as Formspree) or `status` (any 2xx, as Netlify)',
      fallback: 'receiver',
    },
  ],
};

export const identityVariables: VariableGroup = {
  title: 'Sign-in',
  reader: 'config/identity.ts',
  readBy: 'build',
  variables: [
    { name: 'AUTH_CLIENT_ID', meaning: 'Application (client) ID; public, as it is in the page' },
    {
      name: 'AUTH_AUTHORITY',
      meaning: 'The tenant’s own authority, over `https:`; there is no sign-in without these two',
      example: 'https://login.microsoftonline.com/<tenant id>',
    },
    {
      name: 'AUTH_REDIRECT_URI',
      meaning:
        'One page to return to, for both languages; without it, each language returns to its own',
      example: 'https://www.example.com/signup/',
    },
    {
      name: 'AUTH_KNOWN_AUTHORITIES',
      meaning: 'Host names to trust besides Microsoft’s own, separated by commas',
      example: 'login.example.com',
    },
    {
      name: 'AUTH_PROTOCOL',
      meaning: '`AAD` for Microsoft Entra ID, `OIDC` for any other OpenID provider',
      fallback: 'AAD',
    },
    {
      name: 'PLATFORM_URL',
      meaning: 'Where "Open the platform" leads once signed in',
      example: 'https://app.example.com/',
    },
  ],
};

export const listenVariables: VariableGroup = {
  title: 'Where to listen',
  reader: 'config/receiver.ts',
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
