import { defaultLocale, locales } from '@/lib/i18n/locales';
import { DATA_FOLDER } from '@/publishing/open-data/addresses';
import { headersOfCopy } from './copies';
import { globalHeaders, type Headers } from './global-headers';

/**
 * Response headers that every host sends: the embedded server reads this object, and hosting/hosts/ writes
 * each host's configuration from it. Each page carries its own content policy in a `<meta>`
 * (content-policy.ts); this file has only what needs a header.
 */

/** An exact path, or a prefix when it ends in `*`. */
export type Pattern = `/${string}`;
export type Rule = readonly [pattern: Pattern, value: string];

/** Fingerprinted files, whose names change with their content. */
const FINGERPRINTED: Pattern = '/_next/static/*';

/** The open data, which scripts of other sites may read too. */
const OPEN_DATA: Pattern = `${DATA_FOLDER}*`;

/**
 * What other sites embed or fetch: share images, icons, data. Nothing below a language's prefix, so that one
 * rule covers the language; feeds are read by servers and by `fetch`, which do not ask for this header.
 */
export const crossOriginPaths: readonly Pattern[] = [
  '/share/*',
  OPEN_DATA,
  '/favicon.ico',
  '/favicon.svg',
  '/apple-touch-icon.png',
];

/** Headers that vary by path: the first matching pattern wins. */
export const byPath = {
  'Cache-Control': [
    [FINGERPRINTED, 'public, max-age=31536000, immutable'],
    ['/*', 'public, max-age=0, must-revalidate'],
  ],
  'Cross-Origin-Resource-Policy': [
    ...crossOriginPaths.map((pattern): Rule => [pattern, 'cross-origin']),
    ['/*', 'same-origin'],
  ],
  'Access-Control-Allow-Origin': [[OPEN_DATA, '*']],
} as const satisfies Record<string, readonly Rule[]>;

export const matches = (pattern: Pattern, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** All headers for a path of the site, global ones included. */
export function headersOf(path: string): Headers {
  const varying = Object.entries(byPath).flatMap(([name, rules]) => {
    const rule = rules.find(([pattern]) => matches(pattern, path));
    return rule ? [[name, rule[1]]] : [];
  });
  return { ...globalHeaders, ...Object.fromEntries(varying), ...headersOfCopy(path) };
}

/** Not-found pages by path: the first matching pattern wins. */
export const notFoundPages: readonly Rule[] = [
  ...locales
    .filter((locale) => locale !== defaultLocale)
    .map((locale): Rule => [`/${locale}/*`, `/${locale}/404.html`]),
  ['/*', '/404.html'],
];
