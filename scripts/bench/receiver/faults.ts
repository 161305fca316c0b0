import { chmodSync, chownSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { purgeRequests } from '@/receiver/storage/erase';
import { pathOf } from '@/receiver/storage/sqlite/database';
import { rawFile } from '@/receiver/storage/sqlite/dialect';
import type { Server, Target } from './target';
import { pause, quantile, tally, untilHealth } from './traffic';

/** What a fault did to requests, in words, and to the health check. */
export interface Told {
  readonly requests: string;
  /** Milliseconds until health was red, and green again after the repair; null where it does not apply. */
  readonly red?: number;
  readonly green?: number;
}

/** A fault of storage, while the page is being read. */
interface Fault {
  readonly name: string;
  readonly start?: Parameters<Target['start']>[0];
  prepare?(target: Target): void;
  run(server: Server, target: Target): Promise<Told>;
}

const NOBODY = 65_534;

const several = (server: Server, count: number, changes?: object) =>
  Promise.all(Array.from({ length: count }, () => server.post({ ...changes })));

/** Fills storage until a request is refused; returns how many were taken. */
async function fill(server: Server): Promise<number> {
  for (let taken = 0; taken < 2000; taken++) {
    if ((await server.post({ message: 'x'.repeat(4000 - taken) })) === 503) return taken;
  }
  throw new Error('Storage was never full.');
}

/** Breaks writing, waits for health to turn red, repairs it, waits for green. */
async function withBroken(server: Server, harm: () => void, repair: () => void): Promise<Told> {
  await several(server, 5);
  await untilHealth(server, 200);
  harm();
  const red = await untilHealth(server, 503);
  const refused = await several(server, 20);
  repair();
  const green = await untilHealth(server, 200);
  const after = await several(server, 5);
  return { requests: `${tally(refused)}; then ${tally(after)}`, red, green };
}

/** Sets the mode of the database and its folder. */
function setModes({ data }: Target, folder: number, file: number): void {
  for (const name of readdirSync(data)) chmodSync(path.join(data, name), file);
  chmodSync(data, folder);
}

/** How long to wait for the lock, in ms. */
const LOCK_TIMEOUT = 2000;

/** Locks the database from a thread of its own: waiting for the lock here would hold up what reads the page. */
function createLock(url: string) {
  const file = rawFile(pathOf(url), LOCK_TIMEOUT);
  const run = (statement: string) => sql.raw(statement).execute(file);
  return {
    hold: () => run('BEGIN IMMEDIATE'),
    release: () => run('ROLLBACK'),
    end: () => file.destroy(),
  };
}

export const faults: readonly Fault[] = [
  {
    name: 'database locked for good',
    async run(server, { databaseUrl }) {
      await several(server, 5);
      await untilHealth(server, 200);
      const lock = createLock(databaseUrl);
      await lock.hold();
      const refused = several(server, 20);
      const red = await untilHealth(server, 503);
      const statuses = await refused;
      await lock.release();
      const green = await untilHealth(server, 200);
      await lock.end();
      return { requests: tally(statuses), red, green };
    },
  },
  {
    name: 'storage slow: locked 0.4 s of each 0.5 s',
    async run(server, { databaseUrl }) {
      let done = false;
      let turns = 0;
      const lock = createLock(databaseUrl);
      const slowing = (async () => {
        while (!done) {
          const held = await lock.hold().then(
            () => true,
            () => false,
          );
          if (held) turns += 1;
          await pause(400);
          if (held) await lock.release();
          await pause(100);
        }
        await lock.end();
      })();
      const statuses: number[] = [];
      while (turns < 6) statuses.push(...(await several(server, 4)));
      done = true;
      await slowing;
      return { requests: `${tally(statuses)}, locked ${turns} times` };
    },
  },
  {
    name: 'database and folder read-only',
    start: { unprivileged: true },
    prepare({ data }) {
      mkdirSync(data);
      if (process.getuid?.() === 0) chownSync(data, NOBODY, NOBODY);
    },
    run: (server, target) =>
      withBroken(
        server,
        () => setModes(target, 0o555, 0o444),
        () => setModes(target, 0o755, 0o644),
      ),
  },
  {
    name: 'quota full',
    start: { env: { DEMO_DATABASE_MAX_MB: '1' } },
    async run(server, target) {
      const taken = await fill(server);
      const red = await untilHealth(server, 503);
      const { lost } = await target.audit();
      if (lost > 0) return { requests: `${lost} lost`, red };
      target.acknowledged.length = 0;
      await target.beside((database) => purgeRequests(database, new Date()));
      const green = await untilHealth(server, 200);
      const after = tally(await several(server, 5));
      return { requests: `${taken} × 201, 503; purged; then ${after}`, red, green };
    },
  },
  {
    name: 'disk full',
    start: { fileSize: 1600 },
    async run(server) {
      const taken = await fill(server);
      return { requests: `${taken} × 201, 503`, red: await untilHealth(server, 503) };
    },
  },
  {
    name: 'data folder gone, then back',
    run: (server, { data }) =>
      withBroken(
        server,
        () => renameSync(data, `${data}.away`),
        () => renameSync(`${data}.away`, data),
      ),
  },
];

const SENDERS = 10;

/** Sends requests from ten clients until the server is gone; returns how many answers of each status. */
function load(server: Server): Promise<number[]> {
  const statuses: number[] = [];
  const sender = async () => {
    for (;;) {
      const status = await server.post();
      if (status === 0) return;
      statuses.push(status);
    }
  };
  return Promise.all(Array.from({ length: SENDERS }, sender)).then(() => statuses);
}

/** Kills a server under load five times over. */
export async function killed(target: Target): Promise<string> {
  const statuses: number[] = [];
  for (let turn = 0; turn < 5; turn++) {
    const server = await target.start();
    const sending = load(server);
    await pause(800);
    await server.end('SIGKILL');
    statuses.push(...(await sending));
  }
  const { lost, twice } = await target.audit();
  return `${tally(statuses)}: ${lost} lost, ${twice} twice`;
}

/** Sends 200 requests at once to a server that has just started, and says how long they took. */
export async function burst(server: Server): Promise<string> {
  const times: number[] = [];
  const statuses = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const began = performance.now();
      const status = await server.post();
      times.push(performance.now() - began);
      return status;
    }),
  );
  const [median, p95, p99] = [0.5, 0.95, 0.99].map((share) => Math.round(quantile(times, share)));
  return `${tally(statuses)}; p50/95/99 ${median}/${p95}/${p99} ms`;
}

/** Asks a server under load to stop. */
export async function stopped(server: Server): Promise<string> {
  const sending = load(server);
  await pause(1000);
  const { exit, time } = await server.end('SIGTERM');
  return `${tally(await sending)}; exit ${exit} in ${(time / 1000).toFixed(1)} s`;
}
