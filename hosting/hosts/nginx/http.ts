import { COPY_EXPRESSION, copyHeaders } from '@/hosting/copies';
import { globalHeaders } from '@/hosting/global-headers';
import { byPath, notFoundPages, type Rule } from '@/hosting/headers';
import { escapeRegExp } from '@/lib/escape';
import { refusalPages } from './refusals';
import { ALLOW, expression, lines, MEANT_PAGE, NOT_FOUND_PAGE, quote, variableOf } from './text';

const map = (variable: string, rules: readonly Rule[]): string[] => [
  `map $uri ${variable} {`,
  ...rules.map(([pattern, value]) =>
    pattern === '/*'
      ? `  default ${quote(value)};`
      : `  ${quote(`~${expression(pattern)}`)} ${quote(value)};`,
  ),
  '}',
];

/** Headers of Markdown copies: elsewhere they are as global headers say, or empty, which nginx does not send. */
const copyMaps = (): string[] =>
  Object.entries(copyHeaders('$page')).flatMap(([name, value]) => [
    `map $uri ${variableOf(name)} {`,
    `  default ${quote(globalHeaders[name] ?? '')};`,
    `  ${quote(`~${COPY_EXPRESSION}`)} ${quote(value)};`,
    '}',
  ]);

/** A page's address, with or without its trailing slash. */
const anyCase = (address: string): string => `^${escapeRegExp(address.replace(/\/$/, ''))}/?$`;

/**
 * Directives for the http block: maps of values that vary by path.
 * @param known addresses of the pages.
 */
export const httpPart = (known: readonly string[]): string =>
  lines(
    '# Written by the build. Include it in the http block, before the server block of the site.',
    ...Object.entries<readonly Rule[]>(byPath).flatMap(([name, rules]) =>
      map(variableOf(name), rules),
    ),
    ...copyMaps(),
    ...map(NOT_FOUND_PAGE, notFoundPages),
    '# The page that an address in capital letters means.',
    `map $uri ${MEANT_PAGE} {`,
    ...known.map((address) => `  ${quote(`~*${anyCase(address)}`)} ${quote(address)};`),
    '  default "";',
    '}',
    `map $status ${ALLOW} {`,
    '  405 "GET, HEAD";',
    '  default "";',
    '}',
    ...refusalPages(),
  );
