import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** Groups of 16 bits that name a subnet (/64), and what providers give one site (/48, RFC 6177). */
const SUBNET = 4;
const SITE = 3;

/** Without the port that some proxies add, as in `192.0.2.1:5000` and `[2001:db8::1]:5000`, or a zone. */
const addressOf = (ip: string): string =>
  ip
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=[\d.]+$)/i, '');

/** The first groups of an IPv6 address, such as `2001:db8:1`; null for IPv4, also when it is mapped to IPv6. */
function networkOf(ip: string, groups: number): string | null {
  const address = addressOf(ip);
  if (!isIPv6(address)) return null;
  const [head = [], tail] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = tail ? GROUPS - head.length - tail.length : 0;
  return [...head, ...Array<string>(Math.max(0, zeros)).fill('0'), ...(tail ?? [])]
    .slice(0, groups)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Who is counted as one client: an IPv4 address, or an IPv6 subnet, within which anybody may change addresses. */
export const clientOf = (ip: string): string => networkOf(ip, SUBNET) ?? addressOf(ip);

/** The /48 network of an IPv6 address, with 65,536 subnets to send from; null for IPv4. */
export const siteNetworkOf = (ip: string): string | null => networkOf(ip, SITE);
