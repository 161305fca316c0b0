import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Pattern } from '@/delivery/hosting/headers';
import { site } from '@/lib/config/site';
import { escapeRegExp } from '@/lib/escape';
import { defaultLocale, type Locale, localeRoot, locales } from '@/lib/i18n/locales';
import { typeset } from '@/lib/typography';

/** A directive's value, quoted and escaped. */
export const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** A pattern as a regular expression: plain strings in an nginx map are case-insensitive. */
export const expression = (pattern: Pattern): string =>
  `^${pattern.split('*').map(escapeRegExp).join('.*')}$`.replace(/\.\*\$$/, '');

/** The nginx variable that holds a header whose value varies by path. */
export const variableOf = (header: string): string =>
  `$site_${header.toLowerCase().replaceAll('-', '_')}`;

/** The Allow header of a 405 response; empty for every other response. */
export const ALLOW = '$site_allow';
export const NOT_FOUND_PAGE = '$site_not_found';
/** The address of the page that a request in capital letters means; empty when there is none. */
export const MEANT_PAGE = '$site_meant';

export const lines = (...parts: readonly (string | readonly string[])[]): string =>
  `${parts.flat().join('\n')}\n`;

/**
 * Responses nginx sends on behalf of the demo-request receiver: by message key, the status and the
 * nginx errors it replaces.
 */
const refusals = {
  // 503 is what nginx itself answers beyond its limits: the receiver's own answers pass as they are.
  unanswered: { status: 503, errors: '502 503 504' },
  tooLarge: { status: 413, errors: '413' },
} as const;
type Refusal = keyof typeof refusals;
const names = Object.keys(refusals) as Refusal[];

/** Matches the receiver's own pages: system colours and system fonts. */
const STYLE =
  ':root{color-scheme:light dark;font:1.0625rem/1.55 Georgia,"Times New Roman",serif}' +
  'body{margin:0 auto;max-width:40rem;padding:2.5rem 1.25rem}a{color:inherit}';
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const refusalVariable = (name: Refusal): string => `$site_request_${snakeCase(name)}`;
const locationOf = (name: Refusal): string => `@request_${snakeCase(name)}`;

const messagesOf = (locale: Locale) =>
  JSON.parse(readFileSync(path.join('messages', `${locale}.json`), 'utf8'));

/** The receiver's messages (`demoRequest.receiver`), typeset. */
function receiverMessages(
  locale: Locale,
): (key: Refusal | 'documentTitle' | 'errorPrefix' | 'write') => string {
  const { demoRequest } = messagesOf(locale);
  return (key) => typeset(demoRequest.receiver[key], locale);
}

/** Error page for browsers without JavaScript; with it, the form shows its own message. */
function pageOf(name: Refusal, locale: Locale): string {
  const text = receiverMessages(locale);
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${STYLE_HASH}'">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><style>${STYLE}</style>`,
    `<title>${text('errorPrefix')}${text('documentTitle')}</title></head>`,
    `<body><main><h1>${text('documentTitle')}</h1><p role="alert">${text(name)}</p>`,
    ...(site.email
      ? [`<p>${text('write')} <a href="mailto:${site.email}">${site.email}</a></p>`]
      : []),
    '</main></body></html>',
  ].join('');
}

/** For the http block: the error pages, in the language of the page that held the form. */
export const refusalPages = (): string[] =>
  names.flatMap((name) => [
    `map $http_referer ${refusalVariable(name)} {`,
    ...locales
      .filter((locale) => locale !== defaultLocale)
      .map((locale) => `  "~^https?://[^/]+${localeRoot(locale)}" ${quote(pageOf(name, locale))};`),
    `  default ${quote(pageOf(name, defaultLocale))};`,
    '}',
  ]);

/** For the receiver's location block. */
export const refusalErrors = (): string[] =>
  names.map((name) => `  error_page ${refusals[name].errors} = ${locationOf(name)};`);

/** For the server block. */
export const refusalLocations = (): string[] =>
  names.flatMap((name) => [
    `location ${locationOf(name)} {`,
    '  default_type "text/html; charset=utf-8";',
    `  return ${refusals[name].status} ${refusalVariable(name)};`,
    '}',
  ]);
