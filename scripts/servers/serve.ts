import type { FastifyInstance } from 'fastify';
import { readListen } from '@/lib/config/receiver';
import { isTaken, LOOPBACK } from './port';

/** How long a graceful shutdown may take, in ms: less than the 10 s after which `docker stop` kills. */
const STOP_TIMEOUT = 8000;
/** Time after which connections with unanswered requests are cut, in ms. */
const CUT_AFTER = 5000;
/** In ms. Connections that fall idle while the server stops would keep it from stopping. */
const CLOSE_IDLE = 250;

const { host, port } = listen();

/** Exits with a one-line message instead of a stack trace. */
function giveUp(line: string): never {
  console.error(line);
  process.exit(1);
}

function listen() {
  try {
    return readListen(process.env);
  } catch (error) {
    return giveUp((error as Error).message);
  }
}

/**
 * Exits early, before a build, when the port is in use. On loopback it must be free on both IPv4 and
 * IPv6: browsers try both, and could reach another server.
 */
export async function requirePort(): Promise<void> {
  if (port === 0) return;
  const local = (LOOPBACK as readonly string[]).includes(host);
  if (await isTaken(port, local ? LOOPBACK : [host]))
    giveUp(`Port ${port} is already in use. Stop the other server, or set PORT to a free port.`);
}

/** Listens on HOST and PORT; shuts down gracefully on SIGINT or SIGTERM. */
export async function serve(app: FastifyInstance): Promise<string> {
  await requirePort();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      console.log('Stopping, once what is under way is answered.');
      setTimeout(() => process.exit(1), STOP_TIMEOUT).unref();
      setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE).unref();
      setTimeout(() => app.server.closeAllConnections(), CUT_AFTER).unref();
      void app.close().then(() => process.exit(0));
    });
  }
  const address = await app.listen({ port, host }).catch((cause: NodeJS.ErrnoException) => {
    giveUp(
      `The server cannot listen on HOST=${host} and PORT=${port}: ${cause.message}. Set ${/EACCES|EADDRINUSE/.test(cause.code ?? '') ? 'PORT to another, from 1024 up' : 'HOST to an address of this machine, or to 0.0.0.0 for all'}.`,
    );
  });
  return address.replace('127.0.0.1', 'localhost');
}
