import Fastify, { type FastifyInstance } from 'fastify';
import type { Redirect } from '@/lib/pages/redirects';
import { staticSite } from './static-site';

interface AppOptions {
  root: string;
  redirects: readonly Redirect[];
}

/** The embedded server, not yet listening. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({ logger: false, forceCloseConnections: true });
  await staticSite(app, options);
  return app;
}
