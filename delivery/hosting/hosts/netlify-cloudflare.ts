import { globalHeaders, type Headers } from '@/delivery/hosting/global-headers';
import {
  byPath,
  crossOriginPaths,
  notFoundPages,
  type Pattern,
  type Rule,
  typesByExtension,
  typesByName,
} from '@/delivery/hosting/headers';
import type { Redirect } from '@/delivery/hosting/redirects';
import { localeRoot, locales } from '@/lib/i18n/locales';
import { pagePath } from '@/loaders/routes/addresses';
import { bothForms, type HostFile } from './host-file';

/** Limits of Cloudflare Pages; Netlify's are higher. */
const MAX_RULES = 100;
const MAX_LINE = 2000;

const prefixes = locales.map((locale) => localeRoot(locale).slice(1)).filter(Boolean);

/** The part of a file's path that a pattern covers: its language, or its first folder. */
function patternsOf(file: string): Pattern[] {
  const prefix = prefixes.find((each) => file.startsWith(each));
  if (prefix !== undefined) return [`/${prefix}*`];
  const [first = '', ...below] = file.split('/');
  if (below.length > 0) return [`/${first}/*`];
  return first === 'index.html' ? ['/', `/${first}`] : [`/${first}`];
}

/** Patterns that cover every file except those that other sites may embed. */
const ownPatterns = (files: readonly string[]): Set<Pattern> =>
  new Set(files.flatMap(patternsOf).filter((pattern) => !crossOriginPaths.includes(pattern)));

/**
 * Headers by pattern. Cloudflare joins the values when two matching rules set the same header, so no path
 * gets a header from two rules. Both hosts revalidate pages by default.
 */
function headersByPattern(files: readonly string[]): Map<Pattern, Headers> {
  const byPattern = new Map<Pattern, Headers>([['/*', globalHeaders]]);
  const add = (pattern: Pattern, name: string, value: string) =>
    byPattern.set(pattern, { ...byPattern.get(pattern), [name]: value });

  for (const [name, varying] of Object.entries<readonly Rule[]>(byPath)) {
    for (const [pattern, value] of varying) {
      if (pattern !== '/*') add(pattern, name, value);
      else if (name !== 'Cache-Control')
        for (const own of ownPatterns(files)) add(own, name, value);
    }
  }
  for (const [file, type] of Object.entries(typesByName)) {
    for (const locale of locales) {
      add(`${localeRoot(locale) as Pattern}${file}`, 'Content-Type', type);
    }
  }
  // Neither host sets the charset of calendars by itself.
  for (const locale of locales) {
    const pattern = `${pagePath('calendar', locale) as Pattern}*.ics` as const;
    add(pattern, 'Content-Type', typesByExtension.ics ?? '');
  }
  return byPattern;
}

/**
 * `_headers`, which Netlify and Cloudflare Pages both read.
 * @param files every file of the site.
 * @throws when it exceeds a limit of Cloudflare Pages.
 */
export function headersFile(files: readonly string[]): HostFile {
  const byPattern = headersByPattern(files);
  const lines = [...byPattern].flatMap(([pattern, headers]) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  if (byPattern.size > MAX_RULES || lines.some((line) => line.length > MAX_LINE)) {
    throw new Error(
      `_headers has ${byPattern.size} rules, or a line too long: Cloudflare Pages reads ${MAX_RULES} rules and ${MAX_LINE} characters a line. See delivery/hosting/hosts/netlify-cloudflare.ts.`,
    );
  }
  return { path: '_headers', content: `${lines.join('\n')}\n` };
}

/** Maximum number of redirects on Cloudflare Pages; the Netlify-only rules don't count. */
const MAX_REDIRECTS = 2000;

/**
 * `_redirects`, which Netlify and Cloudflare Pages both read.
 *
 * Netlify needs two more things: `!` to redirect from a path where a file exists, and a 404 page per
 * language. Cloudflare does both by default (redirects win over files, and the nearest 404.html is
 * served) and skips those lines with a note in its log.
 * @param capitalLetters known addresses in capital letters: as many as there is room for.
 */
export function redirectsFile(
  redirects: readonly Redirect[],
  capitalLetters: readonly Redirect[] = [],
): HostFile {
  const shadowed = redirects.filter(({ from }) => from.endsWith('/home'));
  const forBoth = bothForms(redirects);
  const capitals = bothForms(capitalLetters).filter(
    ({ from }) => !forBoth.some((redirect) => redirect.from === from),
  );
  const lines = [
    '# Netlify only: redirect even where a file exists.',
    ...shadowed.map(({ from, to }) => `${from} ${to} 301!`),
    '# Netlify and Cloudflare Pages.',
    ...[...forBoth, ...capitals.slice(0, Math.max(0, MAX_REDIRECTS - forBoth.length))].map(
      ({ from, to }) => `${from} ${to} 301`,
    ),
    '# Netlify only: the not-found page of each language.',
    ...notFoundPages.slice(0, -1).map(([pattern, page]) => `${pattern} ${page} 404`),
  ];
  const left = forBoth.length - MAX_REDIRECTS;
  return {
    path: '_redirects',
    content: `${lines.join('\n')}\n`,
    ...(left > 0 && {
      warning: {
        host: 'cloudflare',
        text: `Cloudflare Pages supports ${MAX_REDIRECTS} redirects: it would ignore the last ${left} of _redirects.`,
      },
    }),
  };
}
