import { createServer } from 'node:net';

/** What `localhost` may stand for; browsers try both. */
export const LOOPBACK = ['127.0.0.1', '::1'] as const;

/** Whether a server listens on a port at one of the addresses. A machine may lack some of them. */
export async function isTaken(port: number, hosts: readonly string[] = LOOPBACK): Promise<boolean> {
  for (const host of hosts) if ((await tryToListen(port, host)) === 'EADDRINUSE') return true;
  return false;
}

/** Listens for a moment. Returns the code of the error, or null when there was none. */
const tryToListen = (port: number, host: string): Promise<string | null> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'unknown'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
