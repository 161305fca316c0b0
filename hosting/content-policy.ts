import { createHash } from 'node:crypto';

/** What a page holds that its policy has to allow. */
export interface PageContent {
  /** Whether the framework's scripts run on it. */
  readonly islands: boolean;
  /** Texts of its inline scripts. Blocks of data are no scripts. */
  readonly scripts: readonly string[];
  /** Texts of its inline styles. */
  readonly styles: readonly string[];
  /** Addresses its forms are sent to. */
  readonly forms: readonly string[];
  /** Addresses its code calls on other hosts. */
  readonly connections: readonly string[];
  /** Whether it names a web manifest. */
  readonly manifest: boolean;
}

const SELF = "'self'";
const NONE = "'none'";
/** styled-components fills an empty <style> through the CSSOM: the empty text is what is checked. */
const RUNTIME_STYLE = '';

const hashes = (texts: readonly string[]): string[] =>
  texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

/** An address as a source, which has neither query nor separators; null for one of the site's own. */
function sourceOf(address: string): string | null {
  const url = URL.parse(address);
  if (!url) return null;
  const path = url.pathname === '/' ? '' : url.pathname;
  return `${url.origin}${path.replaceAll(';', '%3B').replaceAll(',', '%2C')}`;
}

const sources = (addresses: readonly string[]): string[] =>
  addresses.flatMap((address) => sourceOf(address) ?? []);

/**
 * The Content-Security-Policy of one page, for its `<meta>`: nothing but what it needs.
 * Directives that only a header can carry are in headers.ts: `frame-ancestors`.
 *
 * `upgrade-insecure-requests` is left out: no page names an http address, Strict-Transport-Security
 * does the same for the origin, and Safari would apply it to a preview on http://localhost.
 */
export function contentPolicy(content: PageContent): string {
  const styles = content.islands ? [...content.styles, RUNTIME_STYLE] : content.styles;
  const directives: readonly (readonly string[])[] = [
    ['default-src', NONE],
    ['script-src', SELF, ...hashes(content.scripts)],
    ['style-src', SELF, ...hashes(styles)],
    ['img-src', SELF],
    ['font-src', SELF],
    // The site's own: the search index.
    ['connect-src', SELF, ...sources(content.connections)],
    ...(content.manifest ? [['manifest-src', SELF]] : []),
    // A form sent elsewhere comes back here with a redirect, which browsers check as well.
    ['form-action', ...(content.forms.length > 0 ? [SELF, ...sources(content.forms)] : [NONE])],
    ['base-uri', NONE],
    // Not where the framework runs: when an island throws, it writes the document again as markup.
    ...(content.islands
      ? []
      : [
          ['require-trusted-types-for', "'script'"],
          ['trusted-types', NONE],
        ]),
  ];
  return directives.map((words) => [...new Set(words)].join(' ')).join('; ');
}
