import type { FastifyInstance } from 'fastify';
import type { ReceiverConfig } from '@/config/receiver';
import { registerDemoRequests } from '@/server/demo-requests/register';
import { createServer } from './create-server';
import type { Log } from './demo-requests/log';

/** The receiver on its own, for a site served by another host. Not yet listening. */
export async function createReceiverApp(
  config: ReceiverConfig,
  log?: Log,
): Promise<FastifyInstance> {
  const app = createServer(config.trustProxy);
  await registerDemoRequests(app, config, log);
  return app;
}
