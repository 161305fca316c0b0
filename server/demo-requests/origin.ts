import type { FastifyRequest } from 'fastify';

/**
 * Whether a request comes from a page of the site, or from no page at all. Browsers say which in
 * `Sec-Fetch-Site`; where that is missing, as in older ones and over http, in `Origin`, which is held
 * against the host they asked for. What sends neither is no page of another site.
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

/** Some proxies name it, where origins never do. */
const withoutDefaultPort = (host: string): string => host.toLowerCase().replace(/:(80|443)$/, '');
