import { site } from '@/lib/config/site';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { DATA_FOLDER } from '@/publishing/open-data/addresses';
import { globalHeaders, type Headers } from './global-headers';

/**
 * Response headers that every host sends: the embedded server reads this object, and delivery/hosting/hosts/ writes
 * each host's configuration from it. Each page carries its own content policy in a `<meta>`
 * (content-policy.ts); this file has only what needs a header.
 */

/** An exact path, or one with a `*` for whatever stands there. */
export type Pattern = `/${string}`;
export type Rule = readonly [pattern: Pattern, value: string];

/** Markdown copies of pages: search engines list the page only. */
const COPIES: Pattern = '/*.md';

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
  // The global header of a preview says it of every file.
  'X-Robots-Tag': site.preview ? [] : [[COPIES, 'noindex']],
} as const satisfies Record<string, readonly Rule[]>;

export function matches(pattern: Pattern, path: string): boolean {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return path === pattern;
  return path.length >= start.length + end.length && path.startsWith(start) && path.endsWith(end);
}

/** All headers for a path of the site, global ones included. */
export function headersOf(path: string): Headers {
  const varying = Object.entries(byPath).flatMap(([name, rules]) => {
    const rule = rules.find(([pattern]) => matches(pattern, path));
    return rule ? [[name, rule[1]]] : [];
  });
  return { ...globalHeaders, ...Object.fromEntries(varying) };
}

/** Not-found pages by path: the first matching pattern wins. */
export const notFoundPages: readonly Rule[] = [
  ...locales
    .filter((locale) => locale !== defaultLocale)
    .map((locale): Rule => [`/${locale}/*`, `/${locale}/404.html`]),
  ['/*', '/404.html'],
];

/** Content types of the site's files, by extension. */
export const typesByExtension: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ics: 'text/calendar; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
};

/** Content types by full file name. */
export const typesByName: Readonly<Record<string, string>> = {
  'feed.xml': 'application/atom+xml; charset=utf-8',
};

/** Content type of a file by its path; undefined when neither table lists it. */
export function contentTypeOf(file: string): string | undefined {
  const name = file.slice(file.lastIndexOf('/') + 1);
  return typesByName[name] ?? typesByExtension[name.slice(name.lastIndexOf('.') + 1)];
}
