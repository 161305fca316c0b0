import { once } from 'node:events';
import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { globalHeaders } from '@/delivery/hosting/global-headers';
import { createApp } from '@/delivery/server/app';
import { createReceiverApp, createServer } from '@/delivery/server/create-server';
import { readReceiverConfig } from '@/lib/config/receiver';
import { Fixture } from '@/tests/fixture';
import { fileIn, until } from '@/tests/receiver/demo-requests';

let fixture: Fixture;
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  fixture = new Fixture().write({
    'index.html': 'accueil',
    '404.html': 'introuvable',
    'large.json': 'x'.repeat(20_000_000),
  });
  app = await createApp({ root: fixture.root, redirects: [] });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  app.server.closeAllConnections();
  await app.close();
  fixture.remove();
});

/** Everything a server sends until it closes the connection. */
async function sentTo({ server }: FastifyInstance, ...parts: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.on('data', (data) => {
    text += data;
  });
  socket.on('error', () => {});
  for (const part of parts) socket.write(part);
  await once(socket, 'close');
  return text;
}

const sent = (...parts: string[]) => sentTo(app, ...parts);

it.each([
  ['what is not HTTP', 'nonsense\r\n\r\n', 400],
  ['headers too large', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  ['an expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: x\r\nConnection: close\r\n\r\n', 417],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400],
  ['no legible host', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
  [
    'a length said twice',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    400,
  ],
  [
    'a length beside chunks',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['a tunnel', 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
  [
    'a condition that fails',
    'GET / HTTP/1.1\r\nHost: a\r\nIf-Match: "x"\r\nConnection: close\r\n\r\n',
    412,
  ],
])('answers %s with the headers of every response', async (_what, request, status) => {
  const text = (await sent(request)).toLowerCase();
  expect(text).toMatch(new RegExp(`^http/1.1 ${status} `));
  for (const [name, value] of Object.entries(globalHeaders)) {
    expect(text).toContain(`${name}: ${value}\r\n`.toLowerCase());
  }
  expect(text).toContain('content-type: text/plain');
  expect(text).not.toMatch(/fst_|statuscode/);
});

it.each([
  ['GET http://a/ HTTP/1.1', 200, 'accueil'],
  ['GET http://a HTTP/1.1', 200, 'accueil'],
  ['GET http://a/?b=c HTTP/1.1', 200, 'accueil'],
  ['GET HTTP://evil.example/index.html HTTP/1.1', 301, 'location: /\r\n'],
  ['GET http://a/nothing/ HTTP/1.1', 404, 'introuvable'],
  ['GET * HTTP/1.1', 404, 'introuvable'],
  ['GET / HTTP/1.0', 200, 'accueil'],
])('answers %s as it answers the path alone', async (line, status, body) => {
  const text = await sent(`${line}\r\nHost: a\r\nConnection: close\r\n\r\n`);
  expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(text).toContain(body);
});

it('refuses a method without waiting for its body', async () => {
  const head = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(`${head}Content-Length: 1000000\r\n\r\n{`);
  const [data] = await once(socket, 'data');
  socket.destroy();
  expect(String(data)).toMatch(/^HTTP\/1\.1 405 /);
  expect(String(data)).toContain('GET, HEAD');
});

it.each(['Content-Length: 500\r\n\r\nfirst', 'Transfer-Encoding: chunked\r\n\r\n5\r\nfirst\r\n'])(
  'answers a body that stops coming: %j',
  async (rest) => {
    const receiver = await createReceiverApp(
      readReceiverConfig({ DEMO_DATABASE_URL: fileIn(fixture.root) }),
      () => {},
    );
    await receiver.listen({ port: 0, host: '127.0.0.1' });
    receiver.server.timeout = 200;
    try {
      const text = await sentTo(
        receiver,
        'POST /api/demo-requests/ HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n',
        rest,
      );
      expect(text).toMatch(/^HTTP\/1\.1 408 /);
      expect(text).toContain('X-Frame-Options: DENY\r\n');
    } finally {
      await receiver.close();
    }
  },
);

/** Descriptors of this process that hold a file of the site open. */
const openFiles = () =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).startsWith(fixture.root);
    } catch {
      return false;
    }
  }).length;

const GET = 'GET /large.json HTTP/1.1\r\nHost: a\r\n\r\n';

(existsSync('/proc/self/fd') ? it : it.skip).each([
  ['ends a connection that sends 400 requests', 400, 0],
  ['reads one file at a time for one that sends eight', 8, 5],
])('%s without reading the answers', async (_what, requests, open) => {
  const sockets = Array.from({ length: 5 }, () => connect(port, '127.0.0.1'));
  for (const socket of sockets)
    socket
      .on('error', () => {})
      .pause()
      .write(GET.repeat(requests));
  await until(() => openFiles() === 5 || requests === 400);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(openFiles()).toBe(open);
  for (const socket of sockets) socket.destroy();
  await until(() => openFiles() === 0);
  expect(await sent('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toContain('accueil');
});

it('lets one address hold 200 connections and no more, and logs that', async () => {
  const logged: string[] = [];
  const capped = createServer(false, (event) => logged.push(event));
  capped.get('/', () => 'ok');
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  try {
    await capped.listen({ port: 0, host: '127.0.0.1' });
    const { port } = capped.server.address() as AddressInfo;
    const sockets = Array.from({ length: 250 }, () =>
      connect(port, '127.0.0.1').on('error', () => {}),
    );
    await Promise.all(sockets.slice(200).map((socket) => once(socket, 'close')));
    const open = sockets.filter(({ destroyed }) => !destroyed);
    expect(open).toHaveLength(200);
    jest.advanceTimersByTime(60_000);
    expect(logged).toEqual(['connections dropped']);
    for (const socket of open) socket.destroy();
  } finally {
    jest.useRealTimers();
    await capped.close();
  }
});

it.each([
  ['br, gzip', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip;q=0.5', 'gzip'],
  ['identity', undefined],
])(
  'sends the not-found page precompressed to clients that accept %s',
  async (accepted, encoding) => {
    const compressed = new Fixture().write({
      'index.html': 'accueil',
      '404.html': 'introuvable',
      '404.html.br': 'in br',
      '404.html.gz': 'in gzip',
      'en/404.html': 'not found',
    });
    const site = await createApp({ root: compressed.root, redirects: [] });
    try {
      const ask = (url: string) => site.inject({ url, headers: { 'accept-encoding': accepted } });
      const { statusCode, headers, body } = await ask('/rien/');
      expect(statusCode).toBe(404);
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers.vary).toMatch(/accept-encoding/i);
      expect(body).toBe(encoding ? `in ${encoding}` : 'introuvable');
      expect((await ask('/en/nothing/')).body).toBe('not found');
    } finally {
      await site.close();
      compressed.remove();
    }
  },
);
