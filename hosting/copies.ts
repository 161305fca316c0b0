import { site } from '@/config/site';

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
