import { createHmac, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { CappedMap } from 'altcha-lib';
import type { ReceiverConfig } from '@/lib/config/receiver';
import type { Troubles } from './health';

/** Without the port that some proxies add, as in `192.0.2.1:5000` and `[2001:db8::1]:5000`, or a zone. */
const addressOf = (ip: string): string =>
  ip
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/s, '');

/** The first groups of an IPv6 address; of IPv4, in whatever form, the address. */
function networkOf(ip: string, groups: number): string {
  const address = addressOf(ip);
  if (!isIPv6(address)) return address;
  // As URLs write it: in lower case, each group without leading zeros, and the longest run of zeros as `::`.
  const sides = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [before = [], after = []] = sides.map((side) => side.split(':').filter(Boolean));
  const all = [...before, ...Array(8 - before.length - after.length).fill('0'), ...after];
  if (all.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return `${all.slice(0, groups).join(':')}::`;
  const bytes = all.slice(6).flatMap((group) => [...Buffer.from(group.padStart(4, '0'), 'hex')]);
  return bytes.join('.');
}

/** Who is counted as one client: an IPv4 address, or an IPv6 /64, within which anybody may change addresses. */
export const clientOf = (ip: string): string => networkOf(ip, 4);

/** The /48 of an IPv6 address, which is what providers give one site (RFC 6177); of IPv4, the address. */
export const siteNetworkOf = (ip: string): string => networkOf(ip, 3);

/** What all the receiver's routes count together, in memory. Nothing is refused by it. */
export type Budget = ReturnType<typeof createBudget>;

/** An IPv6 site network may send as much as this many of its subnets. */
const SUBNETS = 4;
/** The hardest challenge, as a multiple of the easiest. */
const HARDEST = 16;
/** Most clients counted at a time. */
const MOST = 50_000;
const FLOOD =
  'More demo requests arrive than all clients together are expected to send (DEMO_RATE_TOTAL). None is refused: proofs become harder, the team gets what is doubted in one notification an hour, and it makes way when the database is full.';

export function createBudget(
  { max, windowSeconds, total }: ReceiverConfig['rateLimit'],
  troubles: Troubles,
) {
  // Addresses are counted by a hash under a key that is thrown away with each window, as the privacy policy
  // promises. Setting the computer's clock thus locks nobody out.
  let key = randomBytes(32);
  let isFlooded = false;
  const counts = new CappedMap<string, number>({ maxSize: MOST });
  const renewing = setInterval(() => {
    key = randomBytes(32);
    counts.clear();
    if (!isFlooded) troubles.delete('flood');
    isFlooded = false;
  }, windowSeconds * 1000).unref();
  const count = (...names: string[]): number => {
    const name = createHmac('sha256', key).update(names.join(' ')).digest('base64');
    const counted = (counts.get(name) ?? 0) + 1;
    // Anew, so that what is counted is forgotten last.
    counts.delete(name);
    counts.set(name, counted);
    return counted;
  };
  return {
    /** Counts a challenge that a client asks for. Returns how hard it is to be, as a multiple of the easiest. */
    ask(ip: string): number {
      const shares = [count('asked', clientOf(ip)) / max, count('asked') / total];
      const doublings = Math.floor(Math.log2(4 * Math.max(...shares)));
      return Math.min(HARDEST, 2 ** Math.max(0, doublings));
    },
    /** Counts a new request. Returns whether it is proven, and more than its client may have so in a window. */
    spend(ip: string, isProven: boolean): boolean {
      if (count('stored') > total) {
        isFlooded = true;
        troubles.set('flood', FLOOD);
      }
      if (!isProven) return false;
      const [own, site] = [count('client', clientOf(ip)), count('site', siteNetworkOf(ip))];
      return own > max || site > SUBNETS * max;
    },
    close: () => clearInterval(renewing),
  };
}
