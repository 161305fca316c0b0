import type { FastifyInstance } from 'fastify';
import type { ReceiverConfig } from '@/config/receiver';
import type { Log } from '@/receiver/log';
import { registerDemoRequests } from '@/receiver/register';
import { createServer } from './create-server';

/** The receiver on its own, for a site served by another host. Not yet listening. */
export async function createReceiverApp(
  config: ReceiverConfig,
  log?: Log,
): Promise<FastifyInstance> {
  const app = createServer(config.trustProxy);
  await registerDemoRequests(app, config, log);
  return app;
}
