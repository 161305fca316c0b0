import { readDemoFormConfig } from './demo-form';
import { readIdentity } from './identity';
import { missingVariables } from './missing-variables';
import { readReceiverConfig, secretVariables } from './receiver';
import { readSite } from './site';
import { type Environment, withSecretFiles } from './values';

/** Variables with a URL that visitors or their data travel to. */
const secureVariables = [
  'SITE_ORIGIN',
  'AUTH_REDIRECT_URI',
  'PLATFORM_URL',
  'DEMO_SITE_ORIGIN',
  'DEMO_ALLOWED_ORIGINS',
  'DEMO_WEBHOOK_URL',
  'DEMO_ALERT_WEBHOOK_URL',
] as const;

const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** What keeps a build made in this environment, and a receiver started in it, from being released. */
export function releaseProblems(env: Environment): string[] {
  const malformed = [readSite, readDemoFormConfig, readIdentity, readReceiverConfig].flatMap(
    (read) => messageOf(() => read(env)),
  );
  if (malformed.length > 0) return malformed;
  const all = withSecretFiles(env, secretVariables);
  return [
    ...missingVariables(env).map(({ name, effect }) => `${name} is not set: ${effect}.`),
    ...secureVariables.flatMap((name) => insecure(name, all[name] ?? '')),
    ...plainMail(all.DEMO_SMTP_URL?.trim() ?? ''),
    ...foreignRedirect(env),
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

const insecure = (name: string, value: string): string[] =>
  value
    .split(',')
    .map((item) => URL.parse(item.trim()))
    .filter((url) => url?.protocol === 'http:' && !LOCAL.test(url.hostname))
    .map(
      (url) => `${name} starts with http: (${url?.host}). Use https:, as data would be readable.`,
    );

/** STARTTLS without requireTLS falls back to plain text when somebody in between removes it. */
function plainMail(value: string): string[] {
  const url = URL.parse(value);
  if (url?.protocol !== 'smtp:' || LOCAL.test(url.hostname)) return [];
  return url.searchParams.get('requireTLS') === 'true'
    ? []
    : ['DEMO_SMTP_URL does not require encryption. Use smtps:, or add ?requireTLS=true.'];
}

function foreignRedirect(env: Environment): string[] {
  const redirect = readIdentity(env)?.redirectUri;
  const { origin } = readSite(env);
  return redirect && new URL(redirect).origin !== origin
    ? [`AUTH_REDIRECT_URI is on another origin than SITE_ORIGIN, ${origin}.`]
    : [];
}
