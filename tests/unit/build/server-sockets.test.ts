import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { globalHeaders } from '@/hosting/headers';
import { createApp } from '@/server/app';
import { Fixture } from '@/tests/fixture';

let fixture: Fixture;
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  fixture = new Fixture().write({ 'index.html': 'accueil', '404.html': 'introuvable' });
  app = await createApp({ root: fixture.root, redirects: [] });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  app.server.closeAllConnections();
  await app.close();
  fixture.remove();
});

/** Everything the server sends until it closes the connection. */
async function sent(...parts: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (data) => {
    text += data;
  });
  socket.on('error', () => {});
  for (const part of parts) socket.write(part);
  await once(socket, 'close');
  return text;
}

it.each([
  ['what is not HTTP', 'nonsense\r\n\r\n', 400],
  [
    'headers that are too large',
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
    431,
  ],
  [
    'an unknown expectation',
    'GET / HTTP/1.1\r\nHost: a\r\nExpect: x\r\nConnection: close\r\n\r\n',
    417,
  ],
  ['a malformed address', 'GET /% HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
])('answers %s with the headers of every response', async (_what, request, status) => {
  const text = (await sent(request)).toLowerCase();
  expect(text).toMatch(new RegExp(`^http/1.1 ${status} `));
  for (const [name, value] of Object.entries(globalHeaders)) {
    expect(text).toContain(`${name}: ${value}\r\n`.toLowerCase());
  }
});

it('answers a malformed address in the language that the browser prefers', async () => {
  const answer = async (language: string) =>
    (await app.inject({ url: '/%', headers: { 'accept-language': language } })).body;
  expect(await answer('en-GB,en;q=0.9,fr;q=0.8')).toBe('Bad Request\n');
  expect(await answer('en;q=0.5, de, fr-CH;q=0.9')).toBe('Requête incorrecte\n');
  expect(await answer('en;q=0, fr;q=0.1')).toBe('Requête incorrecte\n');
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

it('closes silent and slow connections in time', () => {
  expect(app.server.timeout).toBe(20_000);
  expect(app.server.requestTimeout).toBe(30_000);
});
