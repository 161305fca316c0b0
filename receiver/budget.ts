import { createHash, createHmac, randomBytes } from 'node:crypto';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReceiverConfig } from '@/lib/config/receiver';
import type { Troubles } from './health';

/** Bits of an IPv6 address that name a subnet, and what providers give one site (RFC 6177). */
const SUBNET = 64;
const SITE = 48;

/** Without the port that some proxies add, as in `192.0.2.1:5000` and `[2001:db8::1]:5000`, or a zone. */
const addressOf = (ip: string): string =>
  ip
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');

/** Who is counted as one client: an IPv4 address, or an IPv6 subnet, within which anybody may change addresses. */
export const clientOf = (ip: string): string => normalizeIP(addressOf(ip), SUBNET);

/** The /48 network of an IPv6 address, with 65,536 subnets to send from; of IPv4, the address. */
export const siteNetworkOf = (ip: string): string => normalizeIP(addressOf(ip), SITE);

/** What a request that is to be stored may exceed. */
export type SpentBudget = 'budget' | 'crowd' | 'repeated';

/** Limits that all the receiver's routes share. What exceeds them is doubted, not refused. */
export interface Budget {
  /**
   * Counts a new request: for its address and the network of that, for all clients together, and for its text unless
   * it is proven. Returns what it exceeds.
   */
  spend(request: FastifyRequest, text: string, isProven: boolean): Promise<SpentBudget[]>;
  /** Counts what a client stores beyond its budget; seconds to wait (Retry-After) when there is no room, or null. */
  overflow(request: FastifyRequest): Promise<number | null>;
}

/** An IPv6 site network may send as much as this many of its subnets. */
const SUBNETS = 4;
/** What is proven has budgets of its own, so many times as large. */
const PROVEN = 4;
/** How often one text may come in a day; shorter ones may be the same by chance. */
const SAME_TEXTS = 3;
const SAME_FROM = 60;
const DAY = 86_400_000;
const FLOOD =
  'More demo requests arrive than all clients together may send. Scripts have to prove their work, the others are held and marked as suspected: see npm run requests -- inbox.';
/** How many clients and texts are remembered, of each kind. */
const MOST = 50_000;

/** The letters of a text, so that no number or sign makes it another one. */
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}]+/gu, '');

export async function createBudget(
  app: FastifyInstance,
  { max, windowSeconds, total }: ReceiverConfig['rateLimit'],
  troubles: Troubles,
): Promise<Budget> {
  const timeWindow = windowSeconds * 1000;
  // Addresses are counted by a hash under a key that is thrown away with each window, as the privacy policy
  // promises. Setting the computer's clock thus locks nobody out.
  let key = randomBytes(32);
  let isFlooded = false;
  const renewing = setInterval(() => {
    key = randomBytes(32);
    if (!isFlooded) troubles.delete('flood');
    isFlooded = false;
  }, timeWindow).unref();
  app.addHook('onClose', () => clearInterval(renewing));
  const hidden = (name: string): string => createHmac('sha256', key).update(name).digest('base64');

  await app.register(rateLimit, { global: false });
  const texts = new WeakMap<FastifyRequest, string>();
  const limit = (
    most: number,
    nameOf: (request: FastifyRequest) => string,
    duration = timeWindow,
  ) => {
    const options = { max: most, timeWindow: duration, keyGenerator: nameOf, cache: MOST };
    const counted = app.createRateLimit(options);
    return async (request: FastifyRequest): Promise<number | null> => {
      const spent = await counted(request);
      return !spent.isAllowed && spent.isExceeded ? spent.ttlInSeconds : null;
    };
  };
  /** Tells the operator of a limit that nobody exceeds alone; until a window passes without. */
  const flooded = (wait: number | null) => {
    if (wait === null) return null;
    isFlooded = true;
    troubles.set('flood', FLOOD);
    return wait;
  };
  const budgetsOf = (times: number) => ({
    byAddress: limit(times * max, ({ ip }) => hidden(clientOf(ip))),
    byNetwork: limit(times * SUBNETS * max, ({ ip }) => hidden(siteNetworkOf(ip))),
    all: limit(times * total, () => hidden('all')),
  });
  const unproven = budgetsOf(1);
  const proven = budgetsOf(PROVEN);
  const beyond = limit(total, () => hidden('all'));
  const byText = limit(SAME_TEXTS, (request) => texts.get(request) ?? '', DAY);
  return {
    async spend(request, text, isProven) {
      const { byAddress, byNetwork, all } = isProven ? proven : unproven;
      const letters = lettersOf(text);
      texts.set(request, createHash('sha256').update(letters).digest('base64'));
      const waits: Record<SpentBudget, number | null> = {
        budget: (await byAddress(request)) ?? (await byNetwork(request)),
        crowd: flooded(await all(request)),
        repeated: isProven || letters.length < SAME_FROM ? null : await byText(request),
      };
      return (Object.keys(waits) as SpentBudget[]).filter((name) => waits[name] !== null);
    },
    overflow: async (request) => flooded(await beyond(request)),
  };
}
