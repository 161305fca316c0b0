import { isIP } from 'node:net';
import { refuse } from './values';

/** Loopback, private and link-local addresses (RFC 1918, 4193, 4291, 3927). */
const PRIVATE_ADDRESS =
  /^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd][\da-f]{2}:|fe[89ab][\da-f]:)/i;

/** Whether a host is on this machine or a private network: by address, or by a name without a domain. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0
    ? !host.includes('.') || host.endsWith('.localhost') || host.endsWith('.internal')
    : PRIVATE_ADDRESS.test(host);
}

/**
 * The address of a web service that is sent personal data or figures: https, or http on a private network.
 * @throws when it is neither, without quoting it, for it may hold a password.
 */
export function serviceUrl(name: string, value: string): string {
  const url = URL.parse(value);
  const isFit =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && isPrivateHost(url.hostname));
  return isFit ? value : refuse(name, 'an https:// URL; http:// only on a private network');
}

/**
 * The address of a mail server, with encryption required where mail leaves the private network: by itself,
 * `smtp://` would go on in clear text with a server that offers no TLS, or with an attacker who pretends to be one.
 * `?requireTLS=false` turns that off.
 */
export function smtpUrl(name: string, value: string): string {
  const url = URL.parse(value);
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname) {
    return refuse(name, 'smtp://host:port');
  }
  const isDecided = url.searchParams.has('requireTLS') || url.searchParams.has('ignoreTLS');
  if (url.protocol === 'smtps:' || isDecided || isPrivateHost(url.hostname)) return value;
  return `${value}${url.search ? '&' : '?'}requireTLS=true`;
}
