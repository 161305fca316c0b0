import type { Pattern } from '@/hosting/headers';
import { escapeRegExp } from '@/lib/escape';

/** A directive's value, quoted and escaped. */
export const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** A pattern as a regular expression: plain strings in an nginx map are case-insensitive. */
export const expression = (pattern: Pattern): string =>
  pattern.endsWith('*') ? `^${escapeRegExp(pattern.slice(0, -1))}` : `^${escapeRegExp(pattern)}$`;

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
