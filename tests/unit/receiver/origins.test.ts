import { answers } from '@/tests/receiver/demo-requests';
import { app, form, json, PAGE, start, stored, URL } from './tested-receiver';

const SITE = 'https://www.vigie-esg.example';

it('allows CORS for configured origins only', async () => {
  await start({ DEMO_ALLOWED_ORIGINS: SITE, DEMO_SITE_ORIGIN: WWW });
  const preflight = (origin: string) =>
    app.inject({
      method: 'OPTIONS',
      url: URL,
      headers: { origin, 'access-control-request-method': 'POST' },
    });
  const allowed = await preflight(SITE);
  expect(allowed.statusCode).toBe(204);
  expect(allowed.headers['access-control-allow-origin']).toBe(SITE);
  expect(allowed.headers['access-control-allow-methods']).toBe('GET, POST');
  expect(allowed.headers.vary).toMatch(/origin/i);
  const stranger = await preflight('https://evil.example');
  expect(stranger.headers['access-control-allow-origin']).toBeUndefined();
  for (const origin of [SITE, WWW])
    expect((await json({}, { origin })).headers['access-control-allow-origin']).toBe(origin);
  await app.close();
  await start();
  const byDefault = await json(answers(), { origin: SITE });
  expect(byDefault.headers['access-control-allow-origin']).toBeUndefined();
});

it('answers OPTIONS without an origin, in no words of the framework', async () => {
  await start();
  const { statusCode, body } = await app.inject({ method: 'OPTIONS', url: '/api/nothing' });
  expect([statusCode, body]).toEqual([204, '']);
});

const EVIL = 'https://evil.example';
const PREVIEW = 'preview.example';
const WWW = 'https://www.example.com';
const same = { 'sec-fetch-site': 'same-origin' };
const cross = { 'sec-fetch-site': 'cross-site' };
const beside = { 'sec-fetch-site': 'same-site' };
const allowed = { DEMO_ALLOWED_ORIGINS: SITE };

type Case = [who: string, headers: Record<string, string>, settings?: Record<string, string>];

it.each<Case>([
  ['no browser', {}],
  ['the page itself', same],
  ['the page itself, to a proxy with a host of its own', { ...same, host: 'a:3000', origin: SITE }],
  ['the page itself, which keeps its origin back', { ...same, origin: 'null' }],
  ['an older browser', { host: `${PREVIEW}:8080`, origin: `http://${PREVIEW}:8080` }],
  ['an older browser, where a proxy ends TLS', { host: PREVIEW, origin: `https://${PREVIEW}` }],
  ['one, a proxy naming the port', { host: `${PREVIEW}:443`, origin: `https://${PREVIEW}` }],
  [
    'one, a trusted proxy naming the host',
    { host: '10.0.0.1', 'x-forwarded-host': PREVIEW, origin: `https://${PREVIEW}` },
    { DEMO_TRUST_PROXY: '1' },
  ],
  ['an allowed origin', { ...cross, origin: SITE }, allowed],
  ['the site on a host beside', { ...beside, origin: WWW }, { DEMO_SITE_ORIGIN: WWW }],
])('takes what comes from %s', async (_who, headers, settings = {}) => {
  await start(settings);
  expect((await json(answers(), headers)).statusCode).toBe(201);
  expect((await form(answers(), { ...PAGE, ...headers })).statusCode).toBe(303);
});

it.each<Case>([
  ['another site', { ...cross, origin: EVIL }],
  ['another site, in an older browser', { origin: EVIL }],
  ['another port of the host', { host: `${PREVIEW}:8080`, origin: `http://${PREVIEW}:9090` }],
  ['a host beside', { ...beside, origin: 'https://blog.example.com' }, { DEMO_SITE_ORIGIN: WWW }],
  ['a sandbox', { ...cross, origin: 'null' }],
  ['a sandbox, in an older browser', { origin: 'null' }],
  ['a page that keeps its origin back', cross],
  ['what is not an origin', { origin: '%%' }],
  ['a host that only the sender names', { 'x-forwarded-host': 'evil.example', origin: EVIL }],
])('refuses what comes from %s', async (_who, headers, settings = {}) => {
  await start(settings);
  expect((await json(answers(), headers)).statusCode).toBe(403);
  expect((await form(answers(), { ...PAGE, ...headers })).statusCode).toBe(403);
  expect(await stored()).toEqual([]);
});

it('says why it refuses another site, in the language of the browser and without the form', async () => {
  await start();
  const headers = { origin: EVIL, 'accept-language': 'en-GB' };
  const message = expect.stringContaining('was not sent from our site');
  expect((await json(answers(), headers)).json()).toEqual({ error: 'otherSite', message });
  const page = await form(answers(), { ...PAGE, ...headers });
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toEqual(message);
  expect(page.body).toContain('<html lang="en">');
  expect(page.body).not.toContain('<form');
});
