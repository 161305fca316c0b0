import type { IncomingMessage } from 'node:http';

const HOST = /^[^\s/?#@\\]*$/;

/** Whether a request says which host it is for, once and legibly; HTTP/1.0 need not (RFC 9112, 3.2). */
export function namesHost({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host',
  );
  if (hosts.length === 0) return httpVersion !== '1.1';
  return hosts.length === 1 && hosts.every((host) => HOST.test(host));
}

/** Path and query of a request's target, which may be a whole URL (RFC 9112, 3.2.2). */
export const pathOf = (target: string): string =>
  target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/|\*$)/, '/');
