import { rmSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { globalHeaders } from '@/delivery/hosting/global-headers';
import { createApp } from '@/delivery/server/app';
import { Fixture } from '@/tests/fixture';

let fixture: Fixture;
let app: FastifyInstance;

beforeAll(async () => {
  fixture = new Fixture().write({
    'index.html': 'accueil',
    'about/index.html': 'à propos',
    'about/index.html.br': 'compressed',
    '404.html': 'introuvable',
    '404/index.html': 'introuvable',
    'en/index.html': 'home',
    'en/404.html': 'not found',
    '_next/static/a-1.css': 'a{}',
    '_next/static/gone-1.css': 'b{}',
    'favicon.svg': '<svg/>',
    'feed.xml': '<feed/>',
    'feed.xml.gz': 'compressed',
    'share/about.png': 'png',
    _headers: '/*',
    '.nojekyll': '',
    'staticwebapp.config.json': '{}',
  });
  app = await createApp({
    root: fixture.root,
    redirects: [
      { from: '/home', to: '/' },
      { from: '/guides/CSRDGuide', to: '/guides/csrdguide/' },
    ],
  });
});
afterAll(async () => {
  await app.close();
  fixture.remove();
});

const lowerCased = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
const get = (url: string, headers = {}) => app.inject({ method: 'GET', url, headers });

it('serves a page at its address, with revalidation', async () => {
  const response = await get('/about/');
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe('à propos');
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(response.headers.etag).toBeTruthy();
});

it('sends the global headers with every response', async () => {
  for (const url of ['/about/', '/about', '/nothing', '/_next/static/a-1.css', '/home']) {
    expect((await get(url)).headers).toMatchObject(lowerCased(globalHeaders));
  }
  const refused = await app.inject({ method: 'POST', url: '/about/' });
  expect(refused.headers).toMatchObject(lowerCased(globalHeaders));
});

it('allows cross-origin use of share images and icons only', async () => {
  const policy = async (url: string) => (await get(url)).headers['cross-origin-resource-policy'];
  expect(await policy('/share/about.png')).toBe('cross-origin');
  expect(await policy('/feed.xml')).toBe('same-origin');
  expect(await policy('/favicon.svg')).toBe('cross-origin');
  expect(await policy('/about/')).toBe('same-origin');
  expect(await policy('/_next/static/a-1.css')).toBe('same-origin');
});

it('continues no download by a weak validator, which does not promise the same bytes', async () => {
  const { etag } = (await get('/about/')).headers;
  expect(etag).toMatch(/^W\//);
  const response = await get('/about/', { range: 'bytes=0-1', 'if-range': etag });
  expect([response.statusCode, response.body]).toEqual([200, 'à propos']);
});

it.each([
  ['/about', '/about/'],
  ['/about?a=1', '/about/?a=1'],
  ['/about/index.html', '/about/'],
  ['/index.html', '/'],
  ['/home', '/'],
  ['/home/', '/'],
  ['/guides/CSRDGuide', '/guides/csrdguide/'],
  ['/guides/CSRDGuide/', '/guides/csrdguide/'],
  ['/en', '/en/'],
  // Capital letters.
  ['/EN/', '/en/'],
  ['/ABOUT?a=1', '/about/?a=1'],
])('redirects %s to %s for good', async (from, to) => {
  const response = await get(from);
  expect(response.statusCode).toBe(301);
  expect(response.headers.location).toBe(to);
});

it.each([
  ['/nothing', 'introuvable'],
  ['/en/nothing/', 'not found'],
  ['/EN/nothing', 'not found'],
  ['/english', 'introuvable'],
  ['/404.html', 'introuvable'],
  ['/404/', 'introuvable'],
  ['/en/404.html', 'not found'],
  ['/about/index.html.br', 'introuvable'],
  ['/..%2f..%2fpackage.json', 'introuvable'],
  ['/%2e%2e/%2e%2e/package.json', 'introuvable'],
  ['/_headers', 'introuvable'],
  ['/.nojekyll', 'introuvable'],
  ['/staticwebapp.config.json', 'introuvable'],
  ['//evil.example/..', 'introuvable'],
  ['/%00', 'introuvable'],
])('answers 404 to %s in the language of the path', async (url, body) => {
  const response = await get(url);
  expect(response.statusCode).toBe(404);
  expect(response.body).toBe(body);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
});

it('answers 404 to a file that is gone since it started, and lets nobody keep that', async () => {
  rmSync(path.join(fixture.root, '_next/static/gone-1.css'));
  const { statusCode, headers, body } = await get('/_next/static/gone-1.css');
  expect([statusCode, body]).toEqual([404, 'introuvable']);
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
});

it('never redirects to another site', async () => {
  const response = await get('//evil.example');
  expect(response.headers.location ?? '/').not.toMatch(/^\/\//);
});

it('rejects other methods', async () => {
  const response = await app.inject({ method: 'POST', url: '/about/' });
  expect(response.statusCode).toBe(405);
  expect(response.headers.allow).toBe('GET, HEAD');
});
