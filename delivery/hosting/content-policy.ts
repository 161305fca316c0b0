import { createHash } from 'node:crypto';
import { demoForm } from '@/lib/config/demo-form';
import { type Identity, identity } from '@/lib/config/identity';
import { site } from '@/lib/config/site';
import type { PageId } from '@/loaders/routes/registry';

/** What a page contains that its policy must allow. */
export interface PageContent {
  /** Source of its inline scripts. Data blocks don't count as scripts. */
  readonly scripts: readonly string[];
  /** Source of its inline styles. */
  readonly styles: readonly string[];
  /** URLs its forms submit to. */
  readonly forms: readonly string[];
  /** Cross-origin URLs its code calls. */
  readonly connections: readonly string[];
  /** URLs of the scripts of vendors that its code loads (browser/enhance/vendor-script.ts). */
  readonly vendors: readonly string[];
}

const SELF = "'self'";
const NONE = "'none'";

const hashes = (texts: readonly string[]): string[] =>
  texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

/** A URL as a CSP source, without query or separators; null for a same-origin URL. */
function sourceOf(address: string): string | null {
  const url = URL.parse(address);
  if (!url) return null;
  const path = url.pathname === '/' ? '' : url.pathname;
  return `${url.origin}${path.replaceAll(';', '%3B').replaceAll(',', '%2C')}`;
}

const sources = (addresses: readonly string[]): string[] =>
  addresses.flatMap((address) => sourceOf(address) ?? []);

/**
 * The Content-Security-Policy of one page, for its `<meta>`: only what the page needs.
 * `frame-ancestors`, which only works in a header, is in global-headers.ts.
 *
 * `upgrade-insecure-requests` is left out: no page refers to http URLs, HSTS covers the origin, and Safari
 * would apply it to a preview on http://localhost.
 */
export function contentPolicy(content: PageContent): string {
  const directives: readonly (readonly string[])[] = [
    ['default-src', NONE],
    ['script-src', SELF, ...hashes(content.scripts), ...sources(content.vendors)],
    ['style-src', SELF, ...hashes(content.styles)],
    ['img-src', SELF],
    ['font-src', SELF],
    // Same origin: the search index.
    ['connect-src', SELF, ...sources(content.connections)],
    // A form posted to another origin redirects back here, and browsers check the redirect too.
    ['form-action', ...(content.forms.length > 0 ? [SELF, ...sources(content.forms)] : [NONE])],
    ['base-uri', NONE],
    ['require-trusted-types-for', "'script'"],
    // Only that script's address is made under this name.
    ['trusted-types', content.vendors.length > 0 ? 'speed' : NONE],
  ];
  return directives.map((directive) => [...new Set(directive)].join(' ')).join('; ');
}

/** Hosts that sign-in calls from the browser: the authority and any additional trusted ones. */
const identityHosts = (provider: Identity | null): string[] =>
  provider
    ? [
        new URL(provider.authority).origin,
        ...provider.knownAuthorities.map((host) => `https://${host}`),
      ]
    : [];

/** Cross-origin addresses that a page's code calls, from the build's configuration. */
export const connectionsOf = (id: PageId): string[] => [
  ...((id === 'signup' || id === 'message') && demoForm.endpoint ? [demoForm.endpoint] : []),
  ...(id === 'signup' ? identityHosts(identity) : []),
  ...(site.speed?.origins ?? []),
];

/** The script of the vendor that measures the speed of pages, from the build's configuration. */
export const vendors = site.speed ? [site.speed.address] : [];
