import type { Environment } from './values';
import { identityVariables } from './variables/pages';
import { reading } from './variables/variable';

/**
 * Settings for sign-in through the customer's identity provider, read at build time. docs/sign-in.md
 * explains how to register the application. Without AUTH_CLIENT_ID and AUTH_AUTHORITY sign-in is
 * disabled, and the page says so. A release says which: AUTH_CLIENT_ID is the ID, or `none`.
 */

/** Microsoft's multi-tenant authorities, which accept accounts of any tenant. */
const SHARED_TENANT = /^\/(common|organizations|consumers)(\/|$)/;

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
    throw new Error('Sign-in needs both AUTH_CLIENT_ID and AUTH_AUTHORITY; set the missing one.');
  }
  const protocol = value('AUTH_PROTOCOL');
  if (
    protocol === 'AAD' &&
    (authority.pathname === '/' || SHARED_TENANT.test(authority.pathname))
  ) {
    throw new Error(
      `AUTH_AUTHORITY is "${authority}". Name one tenant: https://login.microsoftonline.com/<tenant id>`,
    );
  }
  return {
    clientId,
    authority: authority.href,
    redirectUri: optional('AUTH_REDIRECT_URI')?.href ?? null,
    knownAuthorities: value('AUTH_KNOWN_AUTHORITIES'),
    protocol,
    renews: value('AUTH_RENEWAL') === 'on',
    platformUrl: optional('PLATFORM_URL')?.href ?? null,
  };
}

export type Identity = NonNullable<ReturnType<typeof readIdentity>>;

export const identity = readIdentity(process.env);
