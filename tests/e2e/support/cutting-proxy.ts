import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Proxy {
  origin: string;
  close: () => void;
}

/** Proxies requests to a site, and drops the connection in the middle of matching responses. */
export async function cuttingProxy(site: string, cut: (path: string) => boolean): Promise<Proxy> {
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    const { 'accept-encoding': _, ...headers } = incoming.headers;
    const passed = request(new URL(path, site), { method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      if (!cut(path)) return void answer.pipe(outgoing);
      answer.once('data', (part: Buffer) => {
        outgoing.write(part.subarray(0, part.length / 2), () => outgoing.destroy());
        answer.destroy();
      });
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
