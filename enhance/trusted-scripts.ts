/** Where the build puts its scripts. */
const BUILD = '/_next/static/';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): unknown;
}

/** An address of a script of this build; null for any other, which the browser then refuses. */
export function ownScript(address: string): string | null {
  const url = new URL(address, location.href);
  return url.origin === location.origin && url.pathname.startsWith(BUILD) ? address : null;
}

/**
 * Lets the framework load its own scripts where the page's policy requires Trusted Types: the rule
 * for every script address written as text.
 */
export function trustOwnScripts(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createScriptURL: ownScript });
}
