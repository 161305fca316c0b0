import type { FastifyInstance } from 'fastify';
import type { Redirect } from '@/delivery/hosting/redirects';
import type { ReceiverConfig } from '@/lib/config/receiver';
import { registerDemoRequests } from '@/receiver/register';
import { createServer } from './create-server';
import { staticSite } from './static-site';

interface AppOptions {
  root: string;
  aside?: string;
  redirects: readonly Redirect[];
  /** When set, the server also receives demo requests. */
  receiver?: ReceiverConfig;
}

/** The embedded server: static site and, when configured, the receiver. Not yet listening. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const app = createServer(options.receiver?.trustProxy);
  if (options.receiver) await registerDemoRequests(app, options.receiver);
  await staticSite(app, options);
  return app;
}
