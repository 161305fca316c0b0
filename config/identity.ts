import type { Environment } from './values';
import { setting } from './variables';

/**
 * Settings for sign-in through the customer's identity provider, read at build time. docs/sign-in.md
 * explains how to register the application. Without AUTH_CLIENT_ID and AUTH_AUTHORITY sign-in is
 * disabled, and the page says so.
 */

/** What AUTH_* and PLATFORM_URL say (config/variables/services.ts); null where they say nothing. */
export interface Identity {
  clientId: string;
  authority: string;
  redirectUri: string | null;
  knownAuthorities: readonly string[];
  protocol: 'AAD' | 'OIDC';
  platformUrl: string | null;
}

/** A host name with an optional port, as a CSP host source accepts it. */
const HOST = /^[a-z\d]([a-z\d.-]*[a-z\d])?(:\d+)?$/i;

/** Microsoft's multi-tenant authorities, which accept accounts of any tenant. */
const SHARED_TENANT = /^\/(common|organizations|consumers)(\/|$)/;

/**
 * Reads the identity provider's settings; null when sign-in is not configured.
 * @throws when a value is invalid, with a message that names the variable.
 */
export function readIdentity(environment: Environment): Identity | null {
  const readText = (name: string): string | null => setting(environment, name) || null;
  const readUrl = (name: string): URL | null => {
    const value = readText(name);
    const url = value === null ? null : URL.parse(value);
    if (value !== null && (!url || !/^https?:$/.test(url.protocol) || url.hash)) {
      throw new Error(`${name} is "${value}". Set it to a full URL, such as https://example.com/`);
    }
    return url;
  };

  const clientId = readText('AUTH_CLIENT_ID');
  const authority = readUrl('AUTH_AUTHORITY');
  if (clientId === null && authority === null) return null;
  if (clientId === null || authority === null) {
    throw new Error('Sign-in needs both AUTH_CLIENT_ID and AUTH_AUTHORITY; set the missing one.');
  }
  if (/[\s<>"]/.test(clientId)) {
    throw new Error(`AUTH_CLIENT_ID is "${clientId}". Set it to the application (client) ID.`);
  }
  const protocol = readText('AUTH_PROTOCOL');
  if (protocol !== 'AAD' && protocol !== 'OIDC') {
    throw new Error(`AUTH_PROTOCOL is "${protocol}". Set it to AAD or OIDC.`);
  }
  if (authority.protocol !== 'https:') {
    throw new Error(`AUTH_AUTHORITY is "${authority}". It must start with https://`);
  }
  if (
    protocol === 'AAD' &&
    (authority.pathname === '/' || SHARED_TENANT.test(authority.pathname))
  ) {
    throw new Error(
      `AUTH_AUTHORITY is "${authority}". Name one tenant: https://login.microsoftonline.com/<tenant id>`,
    );
  }
  if (/[<>]|%3[CE]/i.test(authority.href)) {
    throw new Error(
      `AUTH_AUTHORITY is "${readText('AUTH_AUTHORITY')}". Replace the <placeholder> with your tenant ID`,
    );
  }
  return {
    clientId,
    authority: authority.href,
    redirectUri: readUrl('AUTH_REDIRECT_URI')?.href ?? null,
    knownAuthorities: readHosts(readText('AUTH_KNOWN_AUTHORITIES') ?? ''),
    protocol,
    platformUrl: readUrl('PLATFORM_URL')?.href ?? null,
  };
}

function readHosts(value: string): string[] {
  const hosts = value
    .split(',')
    .map((host) => host.trim())
    .filter((host) => host !== '');
  const wrong = hosts.find((host) => !HOST.test(host));
  if (wrong !== undefined) {
    throw new Error(
      `AUTH_KNOWN_AUTHORITIES contains "${wrong}". Set it to host names only, such as login.example.com`,
    );
  }
  return hosts;
}

export const identity = readIdentity(process.env);
