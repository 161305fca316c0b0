import { notFoundPages } from '@/hosting/headers';
import type { Redirect } from '@/hosting/redirects';
import { pageOfPath } from '@/routes/addresses';
import { bothForms, type HostFile } from './host-file';

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
  const shadowed = redirects.filter(({ from }) => pageOfPath(from) !== null);
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
      warning: `Cloudflare Pages supports ${MAX_REDIRECTS} redirects: it would ignore the last ${left} of _redirects.`,
    }),
  };
}
