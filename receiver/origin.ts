import type { FastifyRequest } from 'fastify';

/**
 * CSRF check: whether a request comes from a page of this site, or from no page at all. Uses
 * `Sec-Fetch-Site`; where it is missing (older browsers, plain http), compares `Origin` with `Host`.
 * A request with neither header does not come from another site's page.
 */
export function isFromSite(request: FastifyRequest, trusted: ReadonlySet<string>): boolean {
  const { origin, 'sec-fetch-site': relation } = request.headers;
  if (relation === 'same-origin' || relation === 'none') return true;
  if (origin !== undefined && trusted.has(origin)) return true;
  if (relation !== undefined) return false;
  return origin === undefined || hostOf(origin) === withoutDefaultPort(request.host);
}

const hostOf = (origin: string): string | null =>
  URL.canParse(origin) ? new URL(origin).host : null;

/** Some proxies add the default port to `Host`; a serialized origin never has it. */
const withoutDefaultPort = (host: string): string => host.toLowerCase().replace(/:(80|443)$/, '');
