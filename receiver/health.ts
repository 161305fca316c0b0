import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Gauge, prometheusContentType, Registry } from 'prom-client';
import type { ReceiverConfig } from '@/lib/config/receiver';
import { type Log, problemOf } from './log';
import type { AlertName } from './storage/alerts';
import type { Database } from './storage/database';
import { type Backlog, backlogOf } from './storage/deliveries';
import { type Punctuality, punctuality } from './storage/punctuality';
import { countQuarantine, withRoom } from './storage/quarantine';
import { RECENT, recentSpeed } from './storage/speed';

/** In bytes: more than the largest request takes up with its deliveries. */
const ROOM = 32 * 1024;

/**
 * Writes as much as a large request would, then deletes the previous probes in the same transaction.
 * Both rows exist for a moment, so this fails when the disk or the quota is full.
 * @throws when a request could not be stored.
 */
export async function probeStorage(database: Database): Promise<void> {
  await withRoom(database, () =>
    database.transact(async (queries) => {
      await database.require?.(queries, ROOM);
      const { id } = await queries
        .insertInto('demo_request_probes')
        // Random, because servers compress what they can.
        .values({ room: randomBytes(ROOM) })
        .returning('id')
        .executeTakeFirstOrThrow();
      await queries.deleteFrom('demo_request_probes').where('id', '<', id).execute();
    }),
  );
}

/**
 * In ms. A probe writes to disk, so checks within this interval reuse the last result. With the time that a
 * probe may take, a failure shows within five seconds.
 */
const PROBE_INTERVAL = 2000;

export interface Health {
  /** @throws when requests cannot be stored. */
  check(): Promise<void>;
  /** Discards the cached result after a failure, so that the next check probes again. */
  doubt(): void;
}

/** What is wrong with the receiver itself, in words for the operator, until it is put right. */
export type Troubles = Map<Exclude<AlertName, 'undelivered'>, string>;

/** After which a check that has no answer yet says that nothing can be stored, in ms. */
const PATIENCE = 2500;

/** Of a probe that takes too long: what waits for storage waits too. */
class TooSlow extends Error {
  readonly code = 'STORAGE_SLOW';
}

const inTime = <Result>(probe: Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new TooSlow()), PATIENCE);
    probe.then(resolve, reject).finally(() => clearTimeout(late));
  });

export function createHealth(database: Database, log: Log, troubles: Troubles = new Map()): Health {
  let probe: Promise<void> | null = null;
  let since = 0;
  return {
    check() {
      const now = performance.now();
      if (!probe || now - since >= PROBE_INTERVAL) {
        probe = inTime(probeStorage(database)).then(
          () => void troubles.delete('storage'),
          (error) => {
            const { code, problem } = problemOf(error);
            log('storage failed', { code, ...(problem && { problem }) });
            const text = `Demo requests cannot be stored, and visitors are asked to try later: ${code}.`;
            troubles.set('storage', problem ? `${text} ${problem}` : text);
            throw error;
          },
        );
        since = now;
      }
      return probe;
    },
    doubt() {
      probe = null;
    },
  };
}

interface HealthDetails extends Backlog, Punctuality {
  readonly quarantined: number;
  readonly databaseMegabytes: number;
  /** The quota, DEMO_DATABASE_MAX_MB. */
  readonly maxMegabytes: number;
  readonly freeDiskMegabytes?: number;
}

const MEGABYTE = 1024 * 1024;
const megabytes = (bytes: number): number => Math.round((bytes / MEGABYTE) * 10) / 10;

/** Figures for the operator: pending notifications, and room for further requests. */
async function healthDetails(
  database: Database,
  { maxMegabytes }: ReceiverConfig['database'],
): Promise<HealthDetails> {
  const { bytes, freeBytes } = await database.size();
  return {
    ...(await backlogOf(database)),
    ...(await punctuality(database)),
    quarantined: await countQuarantine(database),
    databaseMegabytes: megabytes(bytes),
    maxMegabytes,
    ...(freeBytes !== undefined && { freeDiskMegabytes: megabytes(freeBytes) }),
  };
}

const figures: readonly [name: string, help: string, of: keyof HealthDetails, unit?: number][] = [
  ['deliveries_waiting', 'Notifications being retried.', 'waiting'],
  ['deliveries_dead', 'Notifications given up.', 'dead'],
  ['oldest_delivery_seconds', 'Age of the oldest notification being retried.', 'oldestSeconds'],
  ['deliveries_due', 'Of the last 28 days.', 'notificationsDue'],
  ['deliveries_in_time', 'Of those, delivered within five minutes.', 'withinFiveMinutes'],
  ['delivery_seconds_p50', 'Half of those delivered took no longer.', 'medianSeconds'],
  ['delivery_seconds_p95', '95% of those delivered took no longer.', 'p95Seconds'],
  ['quarantined', 'Requests in quarantine.', 'quarantined'],
  ['database_bytes', 'Size of the database.', 'databaseMegabytes', MEGABYTE],
  ['database_max_bytes', 'Its largest size.', 'maxMegabytes', MEGABYTE],
  ['free_disk_bytes', 'Free space on its disk.', 'freeDiskMegabytes', MEGABYTE],
];

/** Figures in Prometheus's text format, 0.0.4; only readiness when nothing can be stored. */
function metricsOf(
  details: HealthDetails | null,
  speed: Awaited<ReturnType<typeof recentSpeed>>,
  answered: Counter,
): Promise<string> {
  const registry = new Registry();
  const add = (name: string, help: string, value: number) =>
    new Gauge({ name: `demo_requests_${name}`, help, registers: [registry] }).set(value);
  add('ready', 'Whether requests can be stored.', details ? 1 : 0);
  for (const [name, help, of, unit = 1] of figures) {
    const value = details?.[of];
    if (value !== undefined) add(name, help, value * unit);
  }
  if (details) registry.registerMetric(answered);
  if (speed.length > 0) {
    const views = new Gauge({
      name: 'page_speed_views',
      help: `Page views of the last ${RECENT} days, by how a metric was rated.`,
      labelNames: ['page', 'metric', 'rating'],
      registers: [registry],
    });
    for (const { views: number, ...labels } of speed) views.set(labels, number);
  }
  return registry.metrics();
}

/** Counts how valid requests were answered since the start. */
export const createAnswered = () =>
  new Counter({
    name: 'demo_requests_answered_total',
    help: 'Valid requests: received, held in quarantine, challenged, refused.',
    labelNames: ['outcome'],
    registers: [],
  });

/** Retry-After in seconds while nothing can be stored. */
const RETRY_AFTER = 30;

const unavailable = (reply: FastifyReply) => () =>
  reply.code(503).header('Retry-After', RETRY_AFTER).send({ status: 'unavailable' });

interface HealthParts {
  readonly config: ReceiverConfig;
  readonly database: Database;
  readonly health: Health;
  readonly answered: Counter;
}

/**
 * `GET /health/live/`: the process answers. `GET /health/`: requests can be stored. `GET /health/details/` and
 * `GET /health/metrics/`: figures, for those who may see them.
 */
export function healthRoutes(app: FastifyInstance, parts: HealthParts): void {
  const { config, database, health, answered } = parts;
  for (const url of ['/health/live/', '/health/live']) app.get(url, () => ({ status: 'ok' }));
  for (const url of ['/health/', '/health']) {
    app.get(url, async (request, reply) => {
      try {
        await health.check();
        const details = maySeeDetails(request, config.healthToken);
        return {
          status: 'ok',
          ...(details && { waiting: (await inTime(backlogOf(database))).waiting }),
        };
      } catch {
        return unavailable(reply)();
      }
    });
  }
  const details = async () => {
    await health.check();
    return inTime(healthDetails(database, config.database));
  };
  app.get('/health/details/', async (request, reply) => {
    if (!maySeeDetails(request, config.healthToken)) return reply.callNotFound();
    return details().then((figures) => ({ status: 'ok', ...figures }), unavailable(reply));
  });
  app.get('/health/metrics/', async (request, reply) => {
    if (!maySeeDetails(request, config.healthToken)) return reply.callNotFound();
    const figures = await details().catch(() => null);
    const speed = figures ? await recentSpeed(database).catch(() => []) : [];
    return reply.type(prometheusContentType).send(await metricsOf(figures, speed, answered));
  });
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
/** A proxy on the same machine adds these to what it passes on. */
const PROXIED = ['forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'via'];

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether the client has the token, or runs on this machine and is not a proxy. */
function maySeeDetails({ headers, socket }: FastifyRequest, token: string | null): boolean {
  const [, given] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? [];
  if (given !== undefined) return token !== null && timingSafeEqual(hash(given), hash(token));
  return (
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    !PROXIED.some((name) => headers[name] !== undefined)
  );
}
