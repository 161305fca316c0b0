import { answers } from '@/tests/receiver/demo-requests';
import { app, form, json, PAGE, start, stored, URL } from './tested-receiver';

const SITE = 'https://www.vigie-esg.example';

it('allows CORS for configured origins only', async () => {
  await start({ DEMO_ALLOWED_ORIGINS: SITE });
  const preflight = (origin: string) =>
    app.inject({
      method: 'OPTIONS',
      url: URL,
      headers: { origin, 'access-control-request-method': 'POST' },
    });
  const allowed = await preflight(SITE);
  expect(allowed.statusCode).toBe(204);
  expect(allowed.headers['access-control-allow-origin']).toBe(SITE);
  expect(allowed.headers['access-control-allow-methods']).toBe('POST');
  expect(allowed.headers.vary).toMatch(/origin/i);
  const stranger = await preflight('https://evil.example');
  expect(stranger.headers['access-control-allow-origin']).toBeUndefined();
  expect((await json({}, { origin: SITE })).headers['access-control-allow-origin']).toBe(SITE);
  const nowhere = await json({}, { origin: 'null' });
  expect(nowhere.headers['access-control-allow-origin']).toBeUndefined();
  await app.close();
  await start();
  const byDefault = await json(answers(), { origin: SITE });
  expect(byDefault.headers['access-control-allow-origin']).toBeUndefined();
});

it.each([URL, '/api/health/', '/api/nothing'])(
  'answers OPTIONS %s without an origin, in no words of the framework',
  async (url) => {
    await start();
    const { statusCode, body } = await app.inject({ method: 'OPTIONS', url });
    expect([statusCode, body]).toEqual([204, '']);
  },
);

describe('from another site', () => {
  const EVIL = 'https://evil.example';
  const own = { host: 'preview.example:8080' };

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['no browser', {}, {}],
    ['the page itself', { 'sec-fetch-site': 'same-origin' }, {}],
    [
      'the page itself, to a proxy with a host of its own',
      { host: '127.0.0.1:3000', origin: SITE, 'sec-fetch-site': 'same-origin' },
      {},
    ],
    [
      'the page itself, which keeps its origin back',
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
      {},
    ],
    ['the address bar', { 'sec-fetch-site': 'none' }, {}],
    ['an older browser, under any name', { ...own, origin: 'http://preview.example:8080' }, {}],
    [
      'an older browser, where a proxy ends TLS',
      { host: 'preview.example', origin: 'https://preview.example' },
      {},
    ],
    [
      'an older browser, a proxy naming the port',
      { host: 'preview.example:443', origin: 'https://preview.example' },
      {},
    ],
    [
      'an older browser, a trusted proxy naming the host',
      {
        host: '10.0.0.1',
        'x-forwarded-host': 'preview.example',
        origin: 'https://preview.example',
      },
      { DEMO_TRUST_PROXY: '1' },
    ],
    [
      'an allowed origin',
      { origin: SITE, 'sec-fetch-site': 'cross-site' },
      { DEMO_ALLOWED_ORIGINS: SITE },
    ],
    ['an allowed origin, in an older browser', { origin: SITE }, { DEMO_ALLOWED_ORIGINS: SITE }],
    [
      'the site on a host beside',
      { origin: 'https://www.example.com', 'sec-fetch-site': 'same-site' },
      { DEMO_SITE_ORIGIN: 'https://www.example.com' },
    ],
  ])('takes what comes from %s', async (_who, headers, settings) => {
    await start(settings);
    expect((await json(answers(), headers)).statusCode).toBe(201);
    expect((await form(answers(), { ...PAGE, ...headers })).statusCode).toBe(303);
    expect(await stored()).toHaveLength(2);
  });

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['another site', { origin: EVIL, 'sec-fetch-site': 'cross-site' }, {}],
    ['another site, in an older browser', { origin: EVIL }, {}],
    [
      'another site that is not the allowed one',
      { origin: EVIL, 'sec-fetch-site': 'cross-site' },
      { DEMO_ALLOWED_ORIGINS: SITE },
    ],
    ['another port of the host', { ...own, origin: 'http://preview.example:9090' }, {}],
    [
      'a host beside',
      { origin: 'https://blog.example.com', 'sec-fetch-site': 'same-site' },
      { DEMO_SITE_ORIGIN: 'https://www.example.com' },
    ],
    ['a sandbox', { origin: 'null', 'sec-fetch-site': 'cross-site' }, {}],
    ['a sandbox, in an older browser', { origin: 'null' }, {}],
    ['a page that keeps its origin back', { 'sec-fetch-site': 'cross-site' }, {}],
    ['a page with an empty origin', { origin: '', 'sec-fetch-site': 'cross-site' }, {}],
    ['what is not an origin', { origin: '%%' }, {}],
    ['a host that only the sender names', { 'x-forwarded-host': 'evil.example', origin: EVIL }, {}],
  ])('refuses what comes from %s', async (_who, headers, settings) => {
    await start(settings);
    expect((await json(answers(), headers)).statusCode).toBe(403);
    expect((await form(answers(), { ...PAGE, ...headers })).statusCode).toBe(403);
    expect(await stored()).toEqual([]);
  });

  it('says so in the language of the browser, without the form', async () => {
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
});
