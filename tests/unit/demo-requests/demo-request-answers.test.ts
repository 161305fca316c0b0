import type { FastifyInstance } from 'fastify';
import { parse } from 'parse5';
import { readReceiverConfig } from '@/config/receiver';
import { createApp, createReceiverApp } from '@/server/app';
import { createDatabase } from '@/server/demo-requests/storage/database';
import { listRequests } from '@/server/demo-requests/storage/stored-requests';
import { answers, fileIn } from '@/tests/demo-requests';
import { Fixture } from '@/tests/fixture';

const URL = '/api/demo-requests/';
const PAGE = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const SITE = 'https://www.vigie-esg.example';

let fixture: Fixture;
let app: FastifyInstance;
let env: Record<string, string>;

beforeEach(() => {
  fixture = new Fixture();
  env = { DEMO_DATABASE_URL: fileIn(fixture.root), DEMO_RATE_LIMIT: '1000' };
});
afterEach(async () => {
  await app?.close();
  fixture.remove();
});

const start = async (settings: Record<string, string> = {}) => {
  app = await createReceiverApp(readReceiverConfig({ ...env, ...settings }), () => {});
};
const json = (payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: URL, payload, headers });
const form = (values: object, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: URL,
    payload: new URLSearchParams(values as Record<string, string>).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const stored = async () => {
  const database = createDatabase(readReceiverConfig(env).database);
  try {
    return await listRequests(database);
  } finally {
    await database.close();
  }
};

describe('with valid answers', () => {
  it('stores JSON unchanged and responds 201', async () => {
    await start();
    const values = answers();
    const response = await json(values);
    expect(response.statusCode).toBe(201);
    expect(Object.keys(response.json())).toEqual(['id', 'receivedAt']);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(await stored()).toEqual([
      { ...values, ...response.json(), otherSector: '', spam: false, revises: null },
    ]);
  });

  it('stores a form submission too, at either address', async () => {
    await start();
    expect((await form(answers())).statusCode).toBe(201);
    const response = await app.inject({
      method: 'POST',
      url: URL.slice(0, -1),
      payload: answers(),
    });
    expect(response.statusCode).toBe(201);
    expect(await stored()).toHaveLength(2);
  });

  it('responds to a repeated requestId with the first receipt', async () => {
    await start();
    const values = answers();
    const first = await json(values);
    const again = await form({ ...values, requestId: values.requestId?.toUpperCase() });
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(first.json());
    expect(await stored()).toHaveLength(1);
  });

  it('stores other answers under the same requestId as a revision', async () => {
    await start();
    const values = answers();
    const { id } = (await json(values)).json();
    const again = await json({ ...values, message: 'Un mot de plus.' });
    expect(again.statusCode).toBe(200);
    expect(again.json().id).toBe(id);
    await json({ ...values, message: 'Un mot de plus.' });
    expect((await stored()).map(({ message, revises }) => [message, revises])).toEqual([
      [values.message, null],
      ['Un mot de plus.', id],
    ]);
  });

  it('deduplicates identical answers without a requestId', async () => {
    await start();
    const values = answers({ requestId: '' });
    expect((await form(values)).statusCode).toBe(201);
    expect((await form(values)).statusCode).toBe(200);
    expect((await form({ ...values, message: 'Autre' })).statusCode).toBe(201);
  });

  it.each([
    [{ locale: 'fr' }, {}, '', '/signup/confirmation/'],
    [{ locale: 'en' }, {}, '', '/en/signup/confirmation/'],
    [{ locale: '' }, { referer: `${SITE}/en/signup/` }, '', '/en/signup/confirmation/'],
    [{ locale: '' }, { 'accept-language': 'en-GB' }, '', '/en/signup/confirmation/'],
    [{ locale: 'en' }, {}, SITE, `${SITE}/en/signup/confirmation/`],
  ])('sends a browser on to the thank-you page: %j %j', async (changes, headers, origin, to) => {
    await start({ DEMO_SITE_ORIGIN: origin });
    const response = await form(answers(changes), { ...PAGE, ...headers });
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe(to);
  });
});

describe('with invalid answers', () => {
  it.each([
    ['fr', 'Adresse e-mail invalide', 'Le prénom est requis'],
    ['en', 'Invalid email address', 'First name is required'],
  ])('says in %s which and why', async (locale, email, firstName) => {
    await start();
    const response = await json(answers({ locale, email: 'zoe', firstName: '' }));
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({
      errors: [
        { field: 'firstName', code: 'firstName.required', message: firstName },
        { field: 'email', code: 'email.invalid', message: email },
      ],
    });
    expect(await stored()).toEqual([]);
  });

  it('rejects values that are not text', async () => {
    await start();
    const response = await json(answers({ firstName: { a: 1 }, role: 3, message: ['x'] }));
    expect(response.statusCode).toBe(422);
    expect(response.json().errors.map((error: object) => Object.values(error)[0])).toEqual([
      'firstName',
      'role',
      'message',
    ]);
    const twice = await app.inject({
      method: 'POST',
      url: URL,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'firstName=a&firstName=b',
    });
    expect(twice.json().errors[0]).toMatchObject({ field: 'firstName', code: 'text.invalid' });
  });

  it('returns the form to a browser with its values, escaped', async () => {
    await start({ DEMO_SITE_ORIGIN: SITE });
    const script = `"><script>alert('x')</script>`;
    const values = answers({
      locale: 'en',
      firstName: script,
      message: `</textarea>${script}`,
      email: 'zoe',
      sector: 'energy',
    });
    const response = await form(values, PAGE);
    expect(response.statusCode).toBe(422);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['content-security-policy']).toMatch(
      `form-action 'self' ${SITE}; base-uri 'none'`,
    );
    const page = response.body;
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('<title>Error: Book a demo</title>');
    expect(page).toContain('<a href="#email">Invalid email address</a>');
    expect(page).toContain('value="zoe"');
    expect(page).toContain('<option value="energy" selected>');
    expect(page).toContain(`name="requestId" value="${values.requestId}"`);
    expect(page).toContain('noindex');
    expect(page).not.toContain('<script');
    expect(
      JSON.stringify(parse(page), (key, value) => (key === 'parentNode' ? undefined : value)),
    ).toContain(JSON.stringify(script).slice(1, -1));
  });

  it('adds a requestId where it is missing, so that the request is stored once', async () => {
    await start();
    const response = await form(answers({ requestId: '', email: 'zoe' }), PAGE);
    expect(response.body).toMatch(/name="requestId" value="[0-9a-f-]{36}"/);
  });

  it('stores the corrected form', async () => {
    await start();
    const values = answers({ email: 'zoe' });
    await form(values, PAGE);
    expect((await form({ ...values, email: 'zoe@entreprise.example' }, PAGE)).statusCode).toBe(303);
    expect(await stored()).toHaveLength(1);
  });
});

describe('with a body that is not a form', () => {
  it.each([
    ['application/json', '{"firstName":', 400, 'malformed'],
    ['application/json', '', 400, 'malformed'],
    ['application/json', '[]', 400, 'malformed'],
    ['application/json', 'null', 400, 'malformed'],
    ['application/json', '{"__proto__":{"spam":false}}', 400, 'malformed'],
    ['text/plain', 'firstName=Zoé', 415, 'mediaType'],
    ['multipart/form-data; boundary=x', '--x--', 415, 'mediaType'],
    ['application/json', JSON.stringify(answers({ message: 'x'.repeat(16_384) })), 413, 'tooLarge'],
    ['application/x-www-form-urlencoded', `message=${'x'.repeat(16_384)}`, 413, 'tooLarge'],
  ])('answers %s %.20s with %i', async (type, payload, status, error) => {
    await start();
    const headers = { 'content-type': type };
    const response = await app.inject({ method: 'POST', url: URL, payload, headers });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({ error, message: expect.stringMatching(/\.$/) });
    expect(await stored()).toEqual([]);
  });

  it('responds to a browser in its language', async () => {
    await start();
    const headers = { ...PAGE, 'accept-language': 'en', 'content-type': 'text/plain' };
    const response = await app.inject({ method: 'POST', url: URL, payload: 'a', headers });
    expect(response.body).toContain('This address receives forms and JSON only.');
  });

  it('stores SQL as text', async () => {
    await start();
    const sql = `'); DROP TABLE demo_requests; --`;
    expect((await json(answers({ organization: sql, message: sql }))).statusCode).toBe(201);
    expect((await stored())[0]).toMatchObject({ organization: sql, message: sql });
  });

  it('rejects other methods and addresses', async () => {
    await start();
    const get = await app.inject({ method: 'GET', url: URL });
    expect([get.statusCode, get.headers.allow]).toEqual([405, 'POST, OPTIONS']);
    expect((await app.inject({ method: 'GET', url: '/api/nothing' })).statusCode).toBe(404);
  });
});

describe('against abuse', () => {
  it('responds to a filled honeypot with success, and stores it as spam', async () => {
    await start();
    const values = answers({ website: 'https://spam.example', email: 'not right' });
    const response = await json(values);
    expect(response.statusCode).toBe(201);
    expect(Object.keys(response.json())).toEqual(['id', 'receivedAt']);
    expect((await form(values, PAGE)).statusCode).toBe(303);
    expect((await stored()).every(({ spam }) => spam)).toBe(true);
  });

  it('limits the rate per client address, with Retry-After', async () => {
    await start({ DEMO_RATE_LIMIT: '2', DEMO_RATE_WINDOW_SECONDS: '60' });
    expect((await json(answers())).statusCode).toBe(201);
    expect((await json(answers())).statusCode).toBe(201);
    const refused = await json(answers());
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(refused.json().error).toBe('rateLimited');
    const page = await form(answers({ locale: 'en' }), PAGE);
    expect(page.statusCode).toBe(429);
    expect(page.body).toContain('value="zoe.oneill@entreprise.example"');
    const other = await app.inject({
      method: 'POST',
      url: URL,
      payload: answers(),
      remoteAddress: '192.0.2.7',
    });
    expect(other.statusCode).toBe(201);
  });

  it('shares one budget between both addresses, refusals included', async () => {
    const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url,
        payload,
        headers: { 'content-type': 'application/json', ...headers },
      });
    await start({ DEMO_RATE_LIMIT: '7' });
    const other = URL.slice(0, -1);
    const statuses = [
      await post(URL, answers()),
      await post(other, answers()),
      await post(URL, '{'),
      await post(other, 'x'.repeat(20_000)),
      await post(URL, 'a', { 'content-type': 'text/plain' }),
      await post(other, answers({ email: '' })),
      await post(URL, answers(), { origin: 'https://evil.example' }),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([201, 201, 400, 413, 415, 422, 403]);
    for (const url of [URL, other]) {
      for (const body of [answers(), '{', 'x'.repeat(20_000)]) {
        const refused = await post(url, body);
        expect(refused.statusCode).toBe(429);
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
      }
    }
    expect(await stored()).toHaveLength(2);
  });

  it.each([
    ['', 429],
    ['1', 201],
    ['127.0.0.1', 201],
  ])('believes X-Forwarded-For only from DEMO_TRUST_PROXY=%s', async (trusted, status) => {
    await start({ DEMO_RATE_LIMIT: '1', DEMO_TRUST_PROXY: trusted });
    await json(answers(), { 'x-forwarded-for': '192.0.2.1' });
    const second = await json(answers(), { 'x-forwarded-for': '192.0.2.2' });
    expect(second.statusCode).toBe(status);
  });

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
    expect((await json({}, { origin: 'null' })).headers['access-control-allow-origin']).toBe(
      undefined,
    );
  });

  it('allows no cross-origin request by default', async () => {
    await start();
    const { headers } = await json(answers(), { origin: SITE });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});

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
    ['what is no origin', { origin: '%%' }, {}],
    ['a host that only the sender names', { 'x-forwarded-host': 'evil.example', origin: EVIL }, {}],
  ])('refuses what comes from %s', async (_who, headers, settings) => {
    await start(settings);
    for (const response of [
      await json(answers(), headers),
      await form(answers(), headers),
      await form(answers(), { ...PAGE, ...headers }),
    ]) {
      expect(response.statusCode).toBe(403);
      expect(response.headers.location).toBeUndefined();
    }
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['fr-FR,fr;q=0.9', 'fr', 'n’a pas été envoyée depuis notre site'],
    ['en-GB', 'en', 'was not sent from our site'],
  ])('says so in the language of a browser set to %s', async (accepted, language, words) => {
    await start();
    const headers = { origin: EVIL, 'accept-language': accepted };
    const answer = await json(answers(), headers);
    expect(answer.json()).toEqual({ error: 'otherSite', message: expect.stringContaining(words) });
    const page = await form(answers(), { ...PAGE, ...headers });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain(`<html lang="${language}">`);
    expect(page.body).toContain(words);
    expect(page.body).not.toContain('<form');
  });
});

describe('when the database cannot be opened', () => {
  beforeEach(async () => {
    fixture.write({ data: 'a file where the folder should be' });
    await start();
  });

  it('responds 503 with Retry-After', async () => {
    const response = await json(answers());
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('30');
    expect(response.json().error).toBe('unavailable');
    const health = await app.inject({ method: 'GET', url: '/api/health/' });
    expect([health.statusCode, health.json()]).toEqual([503, { status: 'unavailable' }]);
  });

  it('returns the form with its values and the same requestId', async () => {
    const values = answers();
    const { statusCode, body } = await form(values, PAGE);
    expect(statusCode).toBe(503);
    expect(body).toContain(`value="${values.requestId}"`);
    expect(body).toContain('nous préparons la CSRD.');
  });
});

it('runs beside the site without changing it', async () => {
  fixture.write({ 'out/index.html': 'accueil', 'out/404.html': 'introuvable' });
  app = await createApp({
    root: `${fixture.root}/out`,
    redirects: [],
    receiver: readReceiverConfig(env),
  });
  expect((await app.inject('/')).body).toBe('accueil');
  expect((await app.inject('/nothing/')).body).toBe('introuvable');
  expect((await app.inject({ method: 'POST', url: '/', payload: {} })).statusCode).toBe(405);
  expect((await app.inject('/api/health/')).json()).toEqual({ status: 'ok', waiting: 0 });
});
