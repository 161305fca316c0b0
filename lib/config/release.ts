import { localeRoot, locales } from '@/lib/i18n/locales';
import { missingCompanyVariables } from './company';
import { hasReceiver, missingEndpoint, readDemoFormConfig, readHost } from './demo-form';
import { readIdentity } from './identity';
import { readReceiverConfig } from './receiver';
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
import { peopleVariables } from './variables/company';
import { identityVariables } from './variables/pages';
import { reading } from './variables/variable';

export interface MissingVariable {
  readonly name: string;
  /** What happens while it is not set. */
  readonly effect: string;
}

/** Variables to set before publishing a build made in this environment. */
export function missingVariables(env: Environment): MissingVariable[] {
  const site = readSite(env);
  const { endpoint } = readDemoFormConfig(env);
  const until = (name: string): string =>
    allVariables.find((variable) => variable.name === name)?.until ?? '';
  const isSet = (name: string) => Boolean(env[name]?.trim());
  const missing = [
    ...(site.publicOrigin === null ? ['SITE_ORIGIN'] : []),
    ...(site.email === null && endpoint !== null ? ['SITE_EMAIL'] : []),
    ...(site.social === null && env.SITE_SOCIAL_URL?.trim() !== 'none' ? ['SITE_SOCIAL_URL'] : []),
    ...['PLATFORM_HOSTED_IN_EU', 'AUTH_CLIENT_ID'].filter((name) => !isSet(name)),
    ...missingCompanyVariables(env),
  ];
  return [
    ...missing.map((name) => ({ name, effect: until(name) })),
    ...(site.email === null && endpoint === null ? [{ name: 'SITE_EMAIL', effect: NO_WAY }] : []),
    ...missingForForm(env, endpoint),
  ];
}

const NO_WAY = 'visitors cannot reach you, as there is no form either';

/** What a form that is posted to a path needs besides. */
function missingForForm(env: Environment, endpoint: string | null): MissingVariable[] {
  if (!endpoint?.startsWith('/')) return [];
  const host = readHost(env);
  const untold = `nothing tells whether ${endpoint} exists where the site is published`;
  const isSet = (name: string) => Boolean((env[name] || env[`${name}_FILE`])?.trim());
  const receives = host === null || hasReceiver(host);
  const [hasMail, hasHook] = [isSet('DEMO_SMTP_URL'), isSet('DEMO_WEBHOOK_URL')];
  const isUnheard = receives && !hasMail && !hasHook;
  const isUnalerted = receives && !(hasMail && hasHook) && !isSet('DEMO_ALERT_WEBHOOK_URL');
  return [
    ...(host === null ? [{ name: 'SITE_HOST', effect: untold }] : []),
    ...(isUnheard ? [{ name: 'DEMO_SMTP_URL', effect: UNHEARD }] : []),
    ...(isUnalerted ? [{ name: 'DEMO_ALERT_WEBHOOK_URL', effect: UNALERTED }] : []),
  ];
}

const UNHEARD =
  'nobody would hear of requests; set it with DEMO_MAIL_FROM and DEMO_MAIL_TO, or DEMO_WEBHOOK_URL with DEMO_WEBHOOK_SECRET or DEMO_WEBHOOK_TEMPLATE, for the receiver too';

const UNALERTED =
  'nobody would hear that notifications fail, as alerts would go the same way or nowhere; set it, or to none if you watch /api/health/ from elsewhere';

/** Where the receiver sends requests, which may be next to it on a private network. */
const services = ['DEMO_SMTP_URL', 'DEMO_WEBHOOK_URL', 'DEMO_ALERT_WEBHOOK_URL'];

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
  ...services,
];

/** Addresses that a release must not have: readable on the way, out of visitors' reach, or from the documentation. */
function addressProblems(env: Environment): string[] {
  return variables.flatMap((name) =>
    list(env[name] ?? '')
      .map((address) => URL.parse(address))
      .filter((url) => url !== null)
      .flatMap((url) => {
        if (!isPrivateHost(url.hostname))
          return [...insecure(name, url), ...placeholder(name, url)];
        const far = `${name} is on this machine or a private network (${url.hostname}), which visitors cannot reach.`;
        return services.includes(name) ? [] : [far];
      }),
  );
}

const insecure = (name: string, { protocol, host }: URL): string[] =>
  protocol === 'http:'
    ? [`${name} starts with http: (${host}). Use https:, as data would be readable.`]
    : [];

const placeholder = (name: string, { hostname }: { hostname: string }): string[] =>
  name !== 'SITE_ORIGIN' && isReservedName(hostname)
    ? [`${name} has an address for examples, ${hostname}. Set it to a real one.`]
    : [];

/** Mail that nobody gets, or that servers refuse for its sender. */
const exampleMail = (env: Environment): string[] =>
  ['DEMO_MAIL_FROM', 'DEMO_MAIL_TO', 'DEMO_ALERT_MAIL_TO'].flatMap((name) =>
    [...(env[name] ?? '').matchAll(/@([^\s>,;]+)/g)].flatMap(([, hostname = '']) =>
      placeholder(name, { hostname }),
    ),
  );

/** Mail that the receiver was told to send in clear text; by itself it requires encryption. */
function plainMail({ DEMO_SMTP_URL: value = '' }: Environment): string[] {
  const url = URL.parse(value.trim() && smtpUrl('DEMO_SMTP_URL', value.trim()));
  if (url?.protocol !== 'smtp:' || isPrivateHost(url.hostname)) return [];
  const { searchParams } = url;
  return searchParams.get('requireTLS') === 'true' && searchParams.get('ignoreTLS') !== 'true'
    ? []
    : ['DEMO_SMTP_URL turns encryption off. Use smtps:, or leave out requireTLS and ignoreTLS.'];
}

/** Of settings that depend on each other. */
const readers = [readSite, readIdentity, readReceiverConfig] as const;

/**
 * What keeps a build made in this environment, and a receiver started in it, from being released: all of it at once.
 */
export function releaseProblems(env: Environment): string[] {
  const all = withSecrets(env);
  const malformed = allVariables.flatMap(({ name, parse }) => {
    const value = all[name]?.trim();
    return value ? messageOf(() => parse(name, value)).map((message) => ({ name, message })) : [];
  });
  const names = malformed.map(({ name }) => name);
  // Nothing below reads people, and the reader of the site refuses them in part.
  const refused = [...names, ...Object.keys(peopleVariables.variables)];
  const sound = Object.fromEntries(Object.entries(all).filter(([name]) => !refused.includes(name)));
  const others = [
    ...missingVariables(sound).map(({ name, effect }) => {
      const set = env[name]?.trim();
      return `${name} ${set ? `is "${set}", which is reserved for examples` : 'is not set'}: ${effect}.`;
    }),
    ...placeholders(all),
    ...addressProblems(sound),
    ...exampleMail(sound),
    ...plainMail(sound),
    ...foreignRedirect(sound),
    ...[missingEndpoint(readHost(sound), readDemoFormConfig(sound)) ?? []].flat(),
    ...forPreviews(sound),
  ];
  return [
    ...new Set([
      ...malformed.map(({ message }) => message),
      ...readers.flatMap((read) => messageOf(() => read(env))),
      ...others.filter((line) => !names.some((name) => line.startsWith(`${name} `))),
      ...unknownVariables(env),
    ]),
  ];
}

/** With the secrets that files hold; the reader of the receiver says which of them cannot be read. */
function withSecrets(env: Environment): Environment {
  try {
    return withSecretFiles(env, secretVariables);
  } catch {
    return env;
  }
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
const PLACEHOLDER =
  /\btodo\b|lorem ipsum|^(tb[ad]|x{2,}|\.{2,}|…|\?+|<.*>|\[.*\]|à compléter|changeme)$/i;

const placeholders = (env: Environment): string[] =>
  allVariables
    .filter(({ name }) => PLACEHOLDER.test(env[name]?.trim() ?? ''))
    .map(({ name }) => `${name} holds a placeholder. Set it to the real value.`);

function foreignRedirect(env: Environment): string[] {
  const redirect = reading(identityVariables, env).optional('AUTH_REDIRECT_URI');
  const { origin } = readSite(env);
  const pages = locales.map((locale) => `${origin}${localeRoot(locale)}signup/`);
  return redirect && !pages.includes(redirect.href)
    ? [`AUTH_REDIRECT_URI is ${redirect}. Set it to ${pages.join(' or ')}, or unset it.`]
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
