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

/** Directives for the http block: maps of values that vary by path. */
export const httpPart = (): string =>
  lines(
    '# Written by the build. Include it in the http block, before the server block of the site.',
    ...Object.entries<readonly Rule[]>(byPath).flatMap(([name, rules]) =>
      map(variableOf(name), rules),
    ),
    ...map(NOT_FOUND_PAGE, notFoundPages),
    `map $status ${ALLOW} {`,
    '  405 "GET, HEAD";',
    '  default "";',
    '}',
    ...refusalPages(),
  );
