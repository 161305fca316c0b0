import { rmSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp } from '@/delivery/server/app';
import { Fixture } from '@/tests/fixture';

/** Besides what tests/e2e/host asks of the server as of any host. */
let fixture: Fixture;
let app: FastifyInstance;

beforeAll(async () => {
  fixture = new Fixture().write({
    'index.html': 'accueil',
    'about/index.html': 'à propos',
    'about/index.html.br': 'compressed',
    '404.html': 'introuvable',
    '_next/static/gone-1.css': 'b{}',
  });
  app = await createApp({ root: fixture.root, redirects: [] });
});
afterAll(async () => {
  await app.close();
  fixture.remove();
});

const get = (url: string, headers = {}) => app.inject({ method: 'GET', url, headers });

it('continues no download by a weak validator, which does not promise the same bytes', async () => {
  const { etag } = (await get('/about/')).headers;
  expect(etag).toMatch(/^W\//);
  const response = await get('/about/', { range: 'bytes=0-1', 'if-range': etag });
  expect([response.statusCode, response.body]).toEqual([200, 'à propos']);
});

it('answers 404 to a file that is gone since it started, and lets nobody keep that', async () => {
  rmSync(path.join(fixture.root, '_next/static/gone-1.css'));
  const { statusCode, headers, body } = await get('/_next/static/gone-1.css');
  expect([statusCode, body]).toEqual([404, 'introuvable']);
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
});

it('serves the export before while another is made, and then the new one with its new files', async () => {
  const site = new Fixture().write({ 'build/last-out/index.html': 'hier', 'out/a.html': 'a part' });
  const [root, aside] = ['out', 'build/last-out'].map((name) => path.join(site.root, name));
  const server = await createApp({ root: `${root}`, aside: `${aside}`, redirects: [] });
  const body = async (url: string) => (await server.inject({ url })).body;
  expect(await body('/')).toBe('hier');
  site.write({ 'out/index.html': "aujourd'hui", 'out/new/index.html': 'neuf' });
  expect(await body('/')).toBe('hier');
  rmSync(`${aside}`, { recursive: true });
  expect([await body('/'), await body('/new/')]).toEqual(["aujourd'hui", 'neuf']);
  await server.close();
  site.remove();
});
