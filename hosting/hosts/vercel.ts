import { globalHeaders, type Headers } from '@/hosting/global-headers';
import { copiesOf, headersOfCopy } from '@/hosting/headers';
import type { Redirect } from '@/hosting/redirects';
import { bothForms, type HostFile } from './host-file';
import { headersByPattern } from './netlify-cloudflare';

/** Maximum number of headers and redirects together. */
const MAX_ROUTES = 2048;

/** A pattern as path-to-regexp reads it. */
const source = (pattern: string): string =>
  pattern.replace(/[.+?^${}()|[\]\\:]/g, '\\$&').replaceAll('*', '(.*)');

/** Headers of every path; those of a copy besides, where they are not global already. */
function headers(files: readonly string[]) {
  const byPattern: [string, Headers][] = [
    ...headersByPattern(files),
    ...copiesOf(files).map((copy): [string, Headers] => [copy, headersOfCopy(copy)]),
  ];
  return byPattern.map(([pattern, own]) => ({
    source: source(pattern),
    headers: Object.entries(own)
      .filter(([name]) => pattern === '/*' || !(name in globalHeaders))
      .map(([key, value]) => ({ key, value })),
  }));
}

/**
 * `vercel.json`, which Vercel reads in the folder that is deployed. It has one not-found page, 404.html.
 * @param files every file of the site.
 */
export function vercelConfig(redirects: readonly Redirect[], files: readonly string[]): HostFile {
  const rules = headers(files);
  const moved = bothForms(redirects);
  const room = Math.max(0, MAX_ROUTES - rules.length);
  const left = moved.length - room;
  return {
    path: 'vercel.json',
    content: JSON.stringify({
      trailingSlash: true,
      headers: rules,
      redirects: moved
        .slice(0, room)
        .map(({ from, to }) => ({ source: source(from), destination: to, statusCode: 301 })),
    }),
    ...(left > 0 && {
      warning: `Vercel reads ${MAX_ROUTES} rules of vercel.json: its last ${left} redirects are left out, so those addresses answer 404.`,
    }),
  };
}
