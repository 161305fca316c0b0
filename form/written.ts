import { escapeRegExp } from '@/lib/escape';

/**
 * A message without the lines that the site itself wrote into it.
 * @param lines messages with placeholders such as `{regimes}`.
 */
export const withoutLines = (message: string, lines: readonly string[]): string =>
  lines
    .map((line) => line.split(/\{\w+\}/).map(escapeRegExp))
    .reduce((rest, parts) => rest.replace(new RegExp(`^${parts.join('.*')}$`, 'gm'), ''), message)
    .trim();
