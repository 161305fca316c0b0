import { type Environment, refuse } from './values';
import { identityVariables } from './variables/pages';
import { reading } from './variables/variable';

/**
 * Settings for sign-in through the customer's identity provider, read at build time. docs/sign-in.md
 * explains how to register the application. Without AUTH_CLIENT_ID and AUTH_AUTHORITY sign-in is
 * disabled, and the page says so. A release says which: AUTH_CLIENT_ID is the ID, or `none`.
 */

/** Microsoft's multi-tenant authorities, which accept accounts of any tenant; and none. */
const SHARED_TENANT = /^\/((common|organizations|consumers)(\/|$)|$)/;
/** Hosts of Entra ID, in its clouds and for customers' accounts. */
const MICROSOFT = /\.(microsoftonline\.(com|us|cn)|ciamlogin\.com)$/;
const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Reads the identity provider's settings; null when sign-in is not configured.
 * @throws when a value is invalid, with a message that names the variable.
 */
export function readIdentity(env: Environment) {
  const { value, optional } = reading(identityVariables, env);
  const clientId = optional('AUTH_CLIENT_ID');
  const authority = optional('AUTH_AUTHORITY');
  if (clientId === null && authority === null) return null;
  if (clientId === null || authority === null) {
    throw new Error(
      'Sign-in needs an ID as AUTH_CLIENT_ID, and AUTH_AUTHORITY. For no sign-in, set AUTH_CLIENT_ID=none and no AUTH_AUTHORITY.',
    );
  }
  const { host, href, pathname } = authority;
  const protocol = value('AUTH_PROTOCOL');
  const knownAuthorities = value('AUTH_KNOWN_AUTHORITIES');
  const isMicrosoft = MICROSOFT.test(host);
  if (protocol === 'AAD' && !isMicrosoft && !knownAuthorities.includes(host)) {
    const ways = `or set AUTH_PROTOCOL=OIDC for another provider, or AUTH_KNOWN_AUTHORITIES=${host} for Entra ID under a name of yours`;
    refuse('AUTH_AUTHORITY', `an address of Microsoft’s, ${ways}`, href);
  }
  if (protocol === 'AAD' && SHARED_TENANT.test(pathname))
    refuse('AUTH_AUTHORITY', 'one tenant’s: https://login.microsoftonline.com/<tenant id>', href);
  const [plain, other] = [href.replace(/(\/v2\.0)?\/?$/, ''), protocol === 'OIDC' ? 'AAD' : 'OIDC'];
  if (isMicrosoft && /\/v2\.0\/?$/.test(pathname) !== (protocol === 'OIDC'))
    refuse(
      'AUTH_AUTHORITY',
      `${plain}${other === 'AAD' ? '/v2.0' : ''}, or AUTH_PROTOCOL to ${other}`,
      href,
    );
  const id = 'the application (client) ID, such as 00001111-aaaa-2222-bbbb-3333cccc4444';
  if (isMicrosoft && !GUID.test(clientId)) refuse('AUTH_CLIENT_ID', id, clientId);
  return {
    clientId,
    authority: href,
    redirectUri: optional('AUTH_REDIRECT_URI')?.href ?? null,
    knownAuthorities,
    protocol,
    renews: value('AUTH_RENEWAL') === 'on',
    platformUrl: optional('PLATFORM_URL')?.href ?? null,
  };
}

export type Identity = NonNullable<ReturnType<typeof readIdentity>>;

export const identity = readIdentity(process.env);
