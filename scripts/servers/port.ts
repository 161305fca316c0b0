import { createServer } from 'node:net';

/** Addresses that `localhost` may resolve to; browsers try both. */
export const LOOPBACK = ['127.0.0.1', '::1'] as const;

/** Whether the port is in use on any of the addresses. Ignores addresses that the machine lacks (IPv6). */
export async function isTaken(port: number, hosts: readonly string[] = LOOPBACK): Promise<boolean> {
  for (const host of hosts) if ((await tryToListen(port, host)) === 'EADDRINUSE') return true;
  return false;
}

/** Listens briefly; resolves to the error code, or null on success. */
const tryToListen = (port: number, host: string): Promise<string | null> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'unknown'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
