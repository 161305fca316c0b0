import { readDemoFormConfig } from './demo-form';
import { missingEndpoint, readHost } from './host';
import { readIdentity } from './identity';
import { readListen } from './listen';
import { missingVariables } from './missing-variables';
import { readReceiverConfig } from './receiver';
import { addressProblems, plainMail } from './release-addresses';
import { readSite } from './site';
import { day, type Environment, withSecretFiles } from './values';
import { allVariables, secretVariables } from './variables';
import { unknownVariables } from './variables/unknown';

const readToday = ({ SITE_TODAY: value }: Environment) =>
  value?.trim() && day('SITE_TODAY', value.trim());

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
 * @param today `YYYY-MM-DD`.
 */
export function releaseProblems(
  env: Environment,
  today = new Date().toISOString().slice(0, 10),
): string[] {
  const unknown = unknownVariables(env);
  const malformed = readers.flatMap((read) => messageOf(() => read(env)));
  if (malformed.length > 0) return [...malformed, ...unknown];
  const all = withSecretFiles(env, secretVariables);
  return [
    ...missingVariables(env).map(({ name, effect }) => `${name} is not set: ${effect}.`),
    ...placeholders(all),
    ...addressProblems(all),
    ...plainMail(all),
    ...foreignRedirect(env),
    ...[missingEndpoint(readHost(env), readDemoFormConfig(env))].filter((line) => line !== null),
    ...forPreviews(env, today),
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

/** Settings that only previews have, and a date that has passed. */
function forPreviews(env: Environment, today: string): string[] {
  const { preview, securityExpires } = readSite(env);
  return [
    ...(preview
      ? ['SITE_PREVIEW or SITE_DRAFTS is yes: search engines would be told to list nothing.']
      : []),
    ...(env.SITE_TODAY?.trim()
      ? ['SITE_TODAY is set: the site would be published as of another day. Unset it.']
      : []),
    ...(securityExpires > today
      ? []
      : [
          `SITE_SECURITY_EXPIRES is ${securityExpires}, which has passed. Check that SITE_EMAIL is read, then set a date within a year.`,
        ]),
  ];
}
