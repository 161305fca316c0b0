import type { FastifyInstance } from 'fastify';
import { isTaken, LOOPBACK } from './port';

/** How long to wait, on stopping, for what is being answered or sent. */
const STOP_TIMEOUT = 20_000;

const host = process.env.HOST ?? '127.0.0.1';
const port = Number(process.env.PORT ?? 3000);
const TAKEN = `Port ${port} is taken by another server. Stop that one, or set PORT to a free port.`;

/** Ends the process with one line. */
function giveUp(line: string): never {
  console.error(line);
  process.exit(1);
}

/**
 * Ends the process when the port is not to be had, before any work is done for nothing. On loopback
 * the port must be free at both addresses: at the other one, browsers would find a stranger.
 */
export async function requirePort(): Promise<void> {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    giveUp(`PORT is "${process.env.PORT}". Set it to a port, such as 3000.`);
  }
  if (port === 0) return;
  const local = (LOOPBACK as readonly string[]).includes(host);
  if (await isTaken(port, local ? LOOPBACK : [host])) giveUp(TAKEN);
}

/** Listens on HOST and PORT until SIGINT or SIGTERM, then stops without cutting anyone off. */
export async function serve(app: FastifyInstance): Promise<string> {
  await requirePort();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), STOP_TIMEOUT).unref();
      void app.close().then(() => process.exit(0));
    });
  }
  const address = await app.listen({ port, host }).catch((cause: NodeJS.ErrnoException) => {
    giveUp(cause.code === 'EADDRINUSE' ? TAKEN : `The server cannot start: ${cause.message}`);
  });
  return address.replace('127.0.0.1', 'localhost');
}
