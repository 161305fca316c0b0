import { isReservedName } from './reserved-names';
import { isPrivateHost, smtpUrl } from './transport';
import { type Environment, list } from './values';

/** Variables with URLs that visitors or their data travel to; the reader of SITE_ORIGIN knows placeholders itself. */
const variables = [
  'SITE_ORIGIN',
  'DEMO_FORM_ENDPOINT',
  'AUTH_AUTHORITY',
  'AUTH_REDIRECT_URI',
  'PLATFORM_URL',
  'DEMO_SITE_ORIGIN',
  'DEMO_ALLOWED_ORIGINS',
  'DEMO_SMTP_URL',
  'DEMO_WEBHOOK_URL',
  'DEMO_ALERT_WEBHOOK_URL',
] as const;

const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])$/;
/** Where the receiver sends requests, which may be next to it on a private network. */
const SERVICES: readonly string[] = ['DEMO_SMTP_URL', 'DEMO_WEBHOOK_URL', 'DEMO_ALERT_WEBHOOK_URL'];

const isNear = (name: string, { hostname }: URL): boolean =>
  SERVICES.includes(name) ? isPrivateHost(hostname) : LOCAL.test(hostname);

/** Addresses that a release must not have: readable on the way, or from the documentation. */
export function addressProblems(env: Environment): string[] {
  return variables.flatMap((name) =>
    list(env[name] ?? '')
      .map((address) => URL.parse(address))
      .filter((url) => url !== null)
      .filter((url) => !isNear(name, url))
      .flatMap((url) => [...insecure(name, url), ...placeholder(name, url)]),
  );
}

const insecure = (name: string, { protocol, host }: URL): string[] =>
  protocol === 'http:'
    ? [`${name} starts with http: (${host}). Use https:, as data would be readable.`]
    : [];

const placeholder = (name: string, { hostname }: URL): string[] =>
  name !== 'SITE_ORIGIN' && isReservedName(hostname)
    ? [`${name} has an address for examples, ${hostname}. Set it to a real one.`]
    : [];

/** Mail that the receiver was told to send in clear text; by itself it requires encryption. */
export function plainMail({ DEMO_SMTP_URL: value = '' }: Environment): string[] {
  const url = URL.parse(value.trim() && smtpUrl('DEMO_SMTP_URL', value.trim()));
  if (url?.protocol !== 'smtp:' || isPrivateHost(url.hostname)) return [];
  const { searchParams } = url;
  return searchParams.get('requireTLS') === 'true' && searchParams.get('ignoreTLS') !== 'true'
    ? []
    : ['DEMO_SMTP_URL turns encryption off. Use smtps:, or leave out requireTLS and ignoreTLS.'];
}
