import { typesByExtension } from '@/hosting/content-types';
import { byPath, globalHeaders, type Headers, type Rule } from '@/hosting/headers';
import type { Redirect } from '@/hosting/redirects';
import { bothForms, type HostFile } from './host-file';

/** Maximum file size of Azure Static Web Apps, in bytes; the file is pure ASCII. */
const MAX_SIZE = 20_000;

interface Route {
  readonly route: string;
  readonly redirect?: string;
  readonly statusCode?: number;
  readonly headers?: Headers;
}

/** Paths that override the default headers. */
function exceptions(): Route[] {
  const byRoute = new Map<string, Headers>();
  for (const [name, rules] of Object.entries<readonly Rule[]>(byPath)) {
    for (const [route, value] of rules) {
      if (route !== '/*') byRoute.set(route, { ...byRoute.get(route), [name]: value });
    }
  }
  return [...byRoute].map(([route, headers]) => ({ route, headers }));
}

const defaults = (): Headers =>
  Object.fromEntries(
    Object.entries<readonly Rule[]>(byPath).flatMap(([name, rules]) =>
      rules.filter(([pattern]) => pattern === '/*').map(([, value]) => [name, value]),
    ),
  );

const redirectRoute = ({ from, to }: Redirect): Route => ({
  route: from,
  redirect: to,
  statusCode: 301,
});

/** The first matching rule wins, so redirects come before header overrides. */
const print = (redirects: readonly Route[]): string =>
  JSON.stringify({
    trailingSlash: 'always',
    routes: [...redirects, ...exceptions()],
    globalHeaders: { ...globalHeaders, ...defaults() },
    // One not-found page for all languages: Azure doesn't support one per path.
    responseOverrides: { 404: { rewrite: '/404.html' } },
    mimeTypes: Object.fromEntries(
      Object.entries(typesByExtension).map(([extension, type]) => [`.${extension}`, type]),
    ),
  });

/** As many routes as fit into the file beside everything else. */
function fitting(routes: readonly Route[]): Route[] {
  let size = print([]).length;
  return routes.filter((route) => {
    size += JSON.stringify(route).length + 1;
    return size <= MAX_SIZE;
  });
}

/** `staticwebapp.config.json`, with as many redirects as the host's limit allows. */
export function azureConfig(redirects: readonly Redirect[]): HostFile {
  const path = 'staticwebapp.config.json';
  const all = bothForms(redirects).map(redirectRoute);
  const kept = fitting(all);
  const left = all.length - kept.length;
  return {
    path,
    content: print(kept),
    ...(left > 0 && {
      warning: `Azure Static Web Apps limits ${path} to ${MAX_SIZE} bytes: ${left} of ${all.length} redirects are left out, so those addresses answer 404.`,
    }),
  };
}
