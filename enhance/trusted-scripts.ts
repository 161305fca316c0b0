/** Where the build puts its scripts. */
const BUILD = '/_next/static/';

/** The text that React makes a script element from, when it renders one. */
const EMPTY_SCRIPT = '<script></script>';

type Rule = (text: string) => string | null;
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: Rule; createScript: Rule; createHTML: Rule },
  ): unknown;
}

/** An address of a script of this build; null for any other, which the browser then refuses. */
export function ownScript(address: string): string | null {
  const url = new URL(address, location.href);
  return url.origin === location.origin && url.pathname.startsWith(BUILD) ? address : null;
}

/** A text that stands in a script of this document already; null for any other. */
export const writtenScript = (text: string): string | null =>
  [...document.scripts].some((script) => script.text === text) ? text : null;

/** The empty script element; null for any other markup. */
export const emptyScript = (html: string): string | null => (html === EMPTY_SCRIPT ? html : null);

/**
 * Lets the framework load its own scripts where the page's policy requires Trusted Types, and render
 * again those the document was written with, as it does around an island that has thrown. The rules
 * for every script address, script text and markup written as text.
 */
export function trustOwnScripts(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: ownScript,
    createScript: writtenScript,
    createHTML: emptyScript,
  });
}
