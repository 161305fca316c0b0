import { missingCompanyVariables } from './company';
import {
  hasReceiver,
  missingCounter,
  missingEndpoint,
  readDemoFormConfig,
  readHost,
} from './demo-form';
import { readIdentity } from './identity';
import { readListen, readReceiverConfig } from './receiver';
import { readSite } from './site';
import {
  type Environment,
  isPrivateHost,
  isReservedName,
  list,
  smtpUrl,
  withSecretFiles,
} from './values';
import { allVariables, secretVariables, unknownVariables } from './variables';
import { siteVariables } from './variables/site';
import { reading } from './variables/variable';

export interface MissingVariable {
  readonly name: string;
  /** What happens while it is not set. */
  readonly effect: string;
}

/** Variables to set before publishing a build made in this environment. */
export function missingVariables(env: Environment): MissingVariable[] {
  const site = readSite(env);
  const until = (name: string): string =>
    allVariables.find((variable) => variable.name === name)?.until ?? '';
  const missing: MissingVariable[] = [];
  if (site.publicOrigin === null) {
    missing.push({
      name: 'SITE_ORIGIN',
      effect: `canonical URLs and the sitemap use ${site.origin}`,
    });
  }
  if (site.email === null) {
    missing.push({
      name: 'SITE_EMAIL',
      effect:
        readDemoFormConfig(env).endpoint === null
          ? 'visitors cannot reach you, as there is no form either'
          : until('SITE_EMAIL'),
    });
  }
  if (site.social === null && env.SITE_SOCIAL_URL?.trim() !== 'none') {
    missing.push({ name: 'SITE_SOCIAL_URL', effect: until('SITE_SOCIAL_URL') });
  }
  if (!env.PLATFORM_HOSTED_IN_EU?.trim()) {
    missing.push({
      name: 'PLATFORM_HOSTED_IN_EU',
      effect: until('PLATFORM_HOSTED_IN_EU'),
    });
  }
  return [
    ...missing,
    ...missingCompanyVariables(env).map((name) => ({
      name,
      effect: until(name),
    })),
  ];
}

/** Variables with URLs that visitors or their data travel to; the reader of SITE_ORIGIN knows placeholders itself. */
const variables = [
  'SITE_ORIGIN',
  'DEMO_FORM_ENDPOINT',
  'AUTH_AUTHORITY',
  'AUTH_REDIRECT_URI',
  'PLATFORM_URL',
  'SITE_SPEED',
  'DEMO_SITE_ORIGIN',
  'DEMO_ALLOWED_ORIGINS',
  'DEMO_SMTP_URL',
  'DEMO_WEBHOOK_URL',
  'DEMO_ALERT_WEBHOOK_URL',
] as const;

/** Where the receiver sends requests, which may be next to it on a private network. */
const SERVICES: readonly string[] = ['DEMO_SMTP_URL', 'DEMO_WEBHOOK_URL', 'DEMO_ALERT_WEBHOOK_URL'];

/** Addresses that a release must not have: readable on the way, out of visitors' reach, or from the documentation. */
function addressProblems(env: Environment): string[] {
  return variables.flatMap((name) =>
    list(env[name] ?? '')
      .map((address) => URL.parse(address))
      .filter((url) => url !== null)
      .flatMap((url) => {
        if (!isPrivateHost(url.hostname))
          return [...insecure(name, url), ...placeholder(name, url)];
        return SERVICES.includes(name) ? [] : unreachable(name, url);
      }),
  );
}

const unreachable = (name: string, { hostname }: URL): string[] => [
  `${name} is on this machine or a private network (${hostname}), which visitors cannot reach.`,
];

const insecure = (name: string, { protocol, host }: URL): string[] =>
  protocol === 'http:'
    ? [`${name} starts with http: (${host}). Use https:, as data would be readable.`]
    : [];

const placeholder = (name: string, { hostname }: URL): string[] =>
  name !== 'SITE_ORIGIN' && isReservedName(hostname)
    ? [`${name} has an address for examples, ${hostname}. Set it to a real one.`]
    : [];

/** Mail that the receiver was told to send in clear text; by itself it requires encryption. */
function plainMail({ DEMO_SMTP_URL: value = '' }: Environment): string[] {
  const url = URL.parse(value.trim() && smtpUrl('DEMO_SMTP_URL', value.trim()));
  if (url?.protocol !== 'smtp:' || isPrivateHost(url.hostname)) return [];
  const { searchParams } = url;
  return searchParams.get('requireTLS') === 'true' && searchParams.get('ignoreTLS') !== 'true'
    ? []
    : ['DEMO_SMTP_URL turns encryption off. Use smtps:, or leave out requireTLS and ignoreTLS.'];
}

/** Why nobody hears of a request that the host's own receiver takes; null when somebody does, or it takes none. */
function unheard(env: Environment): string | null {
  const { mail, webhook } = readReceiverConfig(env);
  const { endpoint } = readDemoFormConfig(env);
  if (mail || webhook || !endpoint?.startsWith('/') || !hasReceiver(readHost(env))) return null;
  return 'DEMO_SMTP_URL and DEMO_WEBHOOK_URL are not set: the team would not hear of requests. Set one, for the receiver too.';
}

const readToday = (env: Environment) => reading(siteVariables, env).optional('SITE_TODAY');

const readers = [
  readSite,
  readHost,
  readDemoFormConfig,
  readIdentity,
  readListen,
  readReceiverConfig,
  readToday,
] as const;

/**
 * What keeps a build made in this environment, and a receiver started in it, from being released.
 */
export function releaseProblems(env: Environment): string[] {
  const unknown = unknownVariables(env);
  const malformed = readers.flatMap((read) => messageOf(() => read(env)));
  if (malformed.length > 0) return [...malformed, ...unknown];
  const all = withSecretFiles(env, secretVariables);
  return [
    ...missingVariables(env).map(({ name, effect }) => {
      const set = env[name]?.trim();
      return `${name} ${set ? `is "${set}", which is reserved for examples` : 'is not set'}: ${effect}.`;
    }),
    ...placeholders(all),
    ...addressProblems(all),
    ...plainMail(all),
    ...foreignRedirect(env),
    ...[
      missingEndpoint(readHost(env), readDemoFormConfig(env)),
      missingCounter(readHost(env), readSite(env).speed),
      unheard(env),
    ].filter((line) => line !== null),
    ...forPreviews(env),
    ...unknown,
  ];
}

function messageOf(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** What people write where they mean to write something later. */
const PLACEHOLDER = /^(todo\b.*|tb[ad]|x{2,}|\.{2,}|…|\?+|<.*>|\[.*\]|à compléter|changeme)$/i;

const placeholders = (env: Environment): string[] =>
  allVariables
    .filter(({ name }) => PLACEHOLDER.test(env[name]?.trim() ?? ''))
    .map(({ name }) => `${name} holds a placeholder. Set it to the real value.`);

function foreignRedirect(env: Environment): string[] {
  const redirect = readIdentity(env)?.redirectUri;
  const { origin } = readSite(env);
  return redirect && new URL(redirect).origin !== origin
    ? [`AUTH_REDIRECT_URI is on another origin than SITE_ORIGIN, ${origin}.`]
    : [];
}

/** Settings that only previews have. */
function forPreviews(env: Environment): string[] {
  const { preview } = readSite(env);
  return [
    ...(preview
      ? ['SITE_PREVIEW or SITE_DRAFTS is yes: search engines would be told to list nothing.']
      : []),
    ...(env.SITE_TODAY?.trim()
      ? ['SITE_TODAY is set: the site would be published as of another day. Unset it.']
      : []),
  ];
}
