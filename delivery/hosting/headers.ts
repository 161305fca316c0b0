import { site } from '@/lib/config/site';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { DATA_FOLDER } from '@/publishing/open-data/addresses';
import { globalHeaders, type Headers } from './global-headers';

/**
 * Response headers that every host sends: the embedded server reads this object, and delivery/hosting/hosts/ writes
 * each host's configuration from it. Each page carries its own content policy in a `<meta>`
 * (content-policy.ts); this file has only what needs a header.
 */

/** Name of a Markdown copy, in the folder of its page. */
const COPY = 'index.md';

/**
 * Headers of a copy by the path of its page: search engines list that page only. On some hosts the path is a
 * variable.
 */
export const copyHeaders = (page: string): Readonly<Record<string, string>> => ({
  'X-Robots-Tag': 'noindex',
  Link: `<${site.origin}${page}>; rel="canonical"`,
});

/** Headers of a Markdown copy of a page; none for any other path. */
export const headersOfCopy = (path: string): Readonly<Record<string, string>> =>
  path.endsWith(`/${COPY}`) ? copyHeaders(path.slice(0, -COPY.length)) : {};

/** The copies among the files of the site. */
export const copiesOf = (files: readonly string[]): `/${string}`[] =>
  files.filter((file) => file.endsWith(`/${COPY}`)).map((file): `/${string}` => `/${file}`);

/** Matches the path of a copy; its first group is the path of the page. */
export const COPY_EXPRESSION = `^(?<page>.*/)${COPY.replace('.', '\\.')}$`;

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
  webmanifest: 'application/manifest+json',
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
