import { globalHeaders, type Headers } from '@/delivery/hosting/global-headers';
import { byPath, type Rule, typesByExtension } from '@/delivery/hosting/headers';
import type { Redirect } from '@/delivery/hosting/redirects';
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

/**
 * One route for both forms of an address, where nothing else begins as it does: then what was pasted with it leads there
 * too.
 * @param addresses of the files and redirects.
 */
function redirectRoutes(redirect: Redirect, addresses: readonly string[]): Route[] {
  const isAlone = addresses.filter((address) => address.startsWith(redirect.from)).length === 1;
  return (isAlone ? [{ ...redirect, from: `${redirect.from}*` }] : bothForms([redirect])).map(
    ({ from, to }) => ({ route: from, redirect: to, statusCode: 301 }),
  );
}

/** The first matching rule wins, so redirects come before header overrides. */
const print = (first: readonly Route[]): string =>
  JSON.stringify({
    trailingSlash: 'always',
    routes: [...first, ...exceptions()],
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
export function azureConfig(
  redirects: readonly Redirect[],
  files: readonly string[] = [],
): HostFile {
  const path = 'staticwebapp.config.json';
  const addresses = [...files.map((file) => `/${file}`), ...redirects.map(({ from }) => from)];
  const moved = redirects.flatMap((redirect) => redirectRoutes(redirect, addresses));
  const kept = fitting(moved);
  const left = moved.length - kept.length;
  return {
    path,
    content: print(kept),
    ...(left > 0 && {
      warning: {
        host: 'azure',
        text: `Azure Static Web Apps limits ${path} to ${MAX_SIZE} bytes: ${left} of ${moved.length} redirects are left out, so those addresses answer 404.`,
      },
    }),
  };
}
