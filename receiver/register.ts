import type { FastifyInstance } from 'fastify';
import { type ReceiverConfig, unheard } from '@/lib/config/receiver';
import { createCheck, type Troubles } from './health';
import { type Log, logToOutput } from './log';
import { channelsOf } from './outbox/channels';
import { startWorker, type Worker } from './outbox/worker';
import { demoRequestRoutes } from './routes';
import { createDatabase } from './storage/open';
import type { Repetition } from './timers';
import { startMonitor } from './upkeep/alerts';
import { startRetention } from './upkeep/expiry';

/**
 * Adds the demo-request receiver to a server: its routes under `/api`, and the workers that send
 * notifications from the time the server is ready until it closes.
 */
export async function registerDemoRequests(
  app: FastifyInstance,
  config: ReceiverConfig,
  log: Log = logToOutput,
): Promise<void> {
  const database = createDatabase(config.database);
  const troubles: Troubles = new Map();
  const check = createCheck(database, log, troubles);
  const parts = { config, database, check, troubles, log };
  const channels = channelsOf(config);
  let workers: Worker[] = [];
  let upkeep: Repetition[] = [];

  await app.register(demoRequestRoutes, {
    prefix: '/api',
    ...parts,
    channels: channels.map(({ name }) => name),
    onStored() {
      for (const worker of workers) worker.wake();
    },
  });
  app.addHook('onReady', async () => {
    // Not awaited: a hosted database may be slow to connect, and the site doesn't depend on it.
    check().catch(() => {});
    workers = channels.map((channel) => startWorker(channel, parts));
    upkeep = [startRetention(config.retention, parts), startMonitor(parts)];
    for (const problem of unheard(config)) log('nobody is told', { problem });
  });
  app.addHook('onClose', async () => {
    await Promise.all([...workers, ...upkeep].map((part) => part.stop()));
    await database.close();
  });
}
