import { isIPv6 } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReceiverConfig } from '@/config/receiver';
import { MemoryStore, sharedStore } from './budget-stores';
import type { Database } from './storage/database';

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

/** Rate limits shared by all the receiver's routes that use them. */
export interface Budget {
  /** Counts a request before any of it is parsed: for its address, and for the network of that. */
  count(request: FastifyRequest): Promise<void>;
  /** Seconds until the client may try again (Retry-After); null when within the limit. */
  waitOf(request: FastifyRequest): number | null;
  /** Counts a page view, apart from requests; seconds until the client may send the next, or null. */
  countView(request: FastifyRequest): Promise<number | null>;
  /**
   * Counts a request that is about to be stored, for all clients together. Beyond the limit there is a
   * reserve for requests that look genuine. Returns seconds until there is room again, or null.
   */
  admit(request: FastifyRequest, looksGenuine: boolean): Promise<number | null>;
}

/** An IPv6 site network may send as much as this many of its subnets. */
const SUBNETS = 4;
/** Somebody who reads the site views as many pages for each request that they may send. */
const VIEWS = 10;
/** Share of the total that is added for genuine requests. */
const RESERVE = 0.25;

type Limit = ReturnType<FastifyInstance['createRateLimit']>;

/** Seconds to wait when a limit is exceeded, or else null. */
async function waitFor(limit: Limit, request: FastifyRequest): Promise<number | null> {
  const spent = await limit(request);
  return !spent.isAllowed && spent.isExceeded ? spent.ttlInSeconds : null;
}

export async function createBudget(
  app: FastifyInstance,
  { max, windowSeconds, total }: ReceiverConfig['rateLimit'],
  database: Database,
): Promise<Budget> {
  await app.register(rateLimit, {
    global: false,
    max,
    timeWindow: windowSeconds * 1000,
    keyGenerator: ({ ip }) => clientOf(ip),
    // A file belongs to one receiver, which counts in its memory.
    store: database.kind === 'postgres' ? sharedStore(database) : MemoryStore,
  });
  const byAddress = app.createRateLimit();
  const byNetwork = app.createRateLimit({
    max: SUBNETS * max,
    keyGenerator: ({ ip }) => `network ${siteNetworkOf(ip)}`,
  });
  const all = app.createRateLimit({ max: total, keyGenerator: () => 'all' });
  const reserve = app.createRateLimit({
    max: Math.ceil(RESERVE * total),
    keyGenerator: () => 'reserve',
  });
  const views = app.createRateLimit({
    max: VIEWS * max,
    keyGenerator: ({ ip }) => `views ${clientOf(ip)}`,
  });
  const allViews = app.createRateLimit({ max: VIEWS * total, keyGenerator: () => 'views' });
  const waits = new WeakMap<FastifyRequest, number>();
  return {
    async count(request) {
      const found = [
        await waitFor(byAddress, request),
        siteNetworkOf(request.ip) === null ? null : await waitFor(byNetwork, request),
      ].filter((seconds) => seconds !== null);
      if (found.length > 0) waits.set(request, Math.max(...found));
    },
    countView: async (request) =>
      (await waitFor(views, request)) ?? (await waitFor(allViews, request)),
    waitOf: (request) => waits.get(request) ?? null,
    async admit(request, looksGenuine) {
      const wait = await waitFor(all, request);
      return wait !== null && looksGenuine ? waitFor(reserve, request) : wait;
    },
  };
}
