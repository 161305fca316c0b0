import type { Pattern } from '@/hosting/headers';

/** A value of a directive, whatever it holds. */
export const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern as a regular expression: nginx ignores the case of plain texts in maps. */
export const expression = (pattern: Pattern): string =>
  pattern.endsWith('*') ? `^${literally(pattern.slice(0, -1))}` : `^${literally(pattern)}$`;

/** The variable that holds the value of a header that differs by path. */
export const variableOf = (header: string): string =>
  `$site_${header.toLowerCase().replaceAll('-', '_')}`;

/** The methods of a page, for who used another; empty for all other answers. */
export const ALLOW = '$site_allow';
export const NOT_FOUND_PAGE = '$site_not_found';

export const lines = (...parts: readonly (string | readonly string[])[]): string =>
  `${parts.flat().join('\n')}\n`;
