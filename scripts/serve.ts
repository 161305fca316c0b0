import type { FastifyInstance } from 'fastify';

/** How long to wait, on stopping, for what is being answered or sent. */
const STOP_TIMEOUT = 20_000;

/** Listens on HOST and PORT until SIGINT or SIGTERM, then stops without cutting anyone off. */
export async function serve(app: FastifyInstance): Promise<string> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), STOP_TIMEOUT).unref();
      void app.close().then(() => process.exit(0));
    });
  }
  const port = Number(process.env.PORT ?? 3000);
  const address = await app.listen({ port, host: process.env.HOST ?? '127.0.0.1' });
  return address.replace('127.0.0.1', 'localhost');
}
