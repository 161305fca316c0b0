import { COPY_EXPRESSION, copyHeaders } from '@/hosting/copies';
import { byPath, notFoundPages, type Rule } from '@/hosting/headers';
import { refusalPages } from './refusals';
import { ALLOW, expression, lines, NOT_FOUND_PAGE, quote, variableOf } from './text';

const map = (variable: string, rules: readonly Rule[]): string[] => [
  `map $uri ${variable} {`,
  ...rules.map(([pattern, value]) =>
    pattern === '/*'
      ? `  default ${quote(value)};`
      : `  ${quote(`~${expression(pattern)}`)} ${quote(value)};`,
  ),
  '}',
];

/** Headers that only Markdown copies have: elsewhere they are empty, which nginx does not send. */
const copyMaps = (): string[] =>
  Object.entries(copyHeaders('$page')).flatMap(([name, value]) => [
    `map $uri ${variableOf(name)} {`,
    '  default "";',
    `  ${quote(`~${COPY_EXPRESSION}`)} ${quote(value)};`,
    '}',
  ]);

/** Directives for the http block: maps of values that vary by path. */
export const httpPart = (): string =>
  lines(
    '# Written by the build. Include it in the http block, before the server block of the site.',
    ...Object.entries<readonly Rule[]>(byPath).flatMap(([name, rules]) =>
      map(variableOf(name), rules),
    ),
    ...copyMaps(),
    ...map(NOT_FOUND_PAGE, notFoundPages),
    `map $status ${ALLOW} {`,
    '  405 "GET, HEAD";',
    '  default "";',
    '}',
    ...refusalPages(),
  );
