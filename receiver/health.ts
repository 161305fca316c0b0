import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { ReceiverConfig } from '@/lib/config/receiver';
import { failure, type Log, problemOf, said } from './log';
import type { AlertName } from './storage/alerts';
import { type Database, MEGABYTE } from './storage/database';
import { backlogOf } from './storage/deliveries';
import { withRoom } from './storage/doubted';

/** In bytes: more than the largest request takes up with its deliveries. */
const ROOM = 32 * 1024;

/**
 * Writes as much as a large request would, then deletes the previous probes in the same transaction.
 * Both rows exist for a moment, so this fails when the disk or the quota is full.
 * @throws when a request could not be stored.
 */
export const probeStorage = (database: Database): Promise<void> =>
  withRoom(database, () =>
    database.transact(async (queries) => {
      await database.require?.(queries, ROOM);
      // Random, because servers compress what they can.
      const { rows } = await sql<{ id: number }>`INSERT INTO demo_request_probes (room)
        VALUES (${randomBytes(ROOM)}) RETURNING id`.execute(queries);
      await sql`DELETE FROM demo_request_probes WHERE id < ${rows[0]?.id}`.execute(queries);
    }),
  );

/** In ms. A probe writes to disk: checks within this interval reuse its result. With PATIENCE, it shows within five seconds. */
const PROBE_INTERVAL = 2000;

/** @throws when requests cannot be stored. */
export type Check = () => Promise<void>;

export const isStorable = async (check: Check): Promise<boolean> =>
  (await Promise.allSettled([check()]))[0].status === 'fulfilled';

/** What is wrong with the receiver itself, in words for the operator, until it is put right. */
export type Troubles = Map<AlertName, string>;

/** What the receiver's routes and its upkeep have in common. */
export interface Parts {
  readonly config: ReceiverConfig;
  readonly database: Database;
  readonly check: Check;
  readonly troubles: Troubles;
  readonly log: Log;
}

/** After which a check that has no answer yet says that nothing can be stored, in ms. */
const PATIENCE = 2500;

const inTime = <Result>(probe: Promise<Result>): Promise<Result> => {
  const late = sleep(PATIENCE, null, { ref: false });
  return Promise.race([probe, late.then(() => Promise.reject(failure('STORAGE_SLOW')))]);
};

export function createCheck(database: Database, log: Log, troubles: Troubles = new Map()): Check {
  let probe: Promise<void> | null = null;
  let since = 0;
  return () => {
    const now = performance.now();
    if (probe && now - since < PROBE_INTERVAL) return probe;
    since = now;
    probe = inTime(probeStorage(database)).then(
      () => void troubles.delete('storage'),
      (error) => {
        log('storage failed', problemOf(error));
        const text = 'Demo requests cannot be stored, and visitors are asked to try later.';
        troubles.set('storage', `${text} ${said(error)}`);
        throw error;
      },
    );
    return probe;
  };
}

export const megabytes = (bytes: number): number => Math.round((bytes / MEGABYTE) * 10) / 10;

/** What the operator acts on: pending notifications, what is doubted, and room for further requests. */
async function figuresOf(database: Database, maxMegabytes: number) {
  const { bytes, freeBytes } = await database.size();
  return {
    ...(await backlogOf(database)),
    databaseMegabytes: megabytes(bytes),
    maxMegabytes,
    ...(freeBytes !== undefined && { freeDiskMegabytes: megabytes(freeBytes) }),
  };
}

/** Retry-After in seconds while nothing can be stored. */
export const RETRY_AFTER = 30;

/**
 * `GET /health/live/`: the process answers. `GET /health/`: requests can be stored, with figures for those who may see
 * them.
 */
export function healthRoutes(app: FastifyInstance, { config, database, check }: Parts): void {
  for (const url of ['/health/live/', '/health/live']) app.get(url, () => ({ status: 'ok' }));
  for (const url of ['/health/', '/health']) {
    app.get(url, async (request, reply) => {
      // Also while nothing can be stored: they say why, as when the disk is full.
      const figures = maySeeFigures(request)
        ? inTime(figuresOf(database, config.database.maxMegabytes)).catch(() => ({}))
        : {};
      const isStored = await isStorable(check);
      if (!isStored) reply.code(503).header('Retry-After', RETRY_AFTER);
      return { status: isStored ? 'ok' : 'unavailable', ...(await figures) };
    });
  }
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
/** A proxy on the same machine adds these to what it passes on. */
const PROXIED = ['forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'via'];

/** Whether the client runs on this machine and is not a proxy. */
const maySeeFigures = ({ headers, socket }: FastifyRequest): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') && !PROXIED.some((name) => headers[name] !== undefined);
