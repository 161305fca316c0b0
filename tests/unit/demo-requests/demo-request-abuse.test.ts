import { answers } from '@/tests/receiver/demo-requests';
import { app, form, json, PAGE, start, stored, URL } from './tested-receiver';

const SITE = 'https://www.vigie-esg.example';

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
      await post(other, 'x'.repeat(70_000)),
      await post(URL, 'a', { 'content-type': 'text/plain' }),
      await post(other, answers({ email: '' })),
      await post(URL, answers(), { origin: 'https://evil.example' }),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([201, 201, 400, 413, 415, 422, 403]);
    for (const url of [URL, other]) {
      for (const body of [answers(), '{', 'x'.repeat(70_000)]) {
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

  it.each([URL, '/api/health/', '/api/nothing'])(
    'answers OPTIONS %s without an origin, in no words of the framework',
    async (url) => {
      await start();
      const { statusCode, body } = await app.inject({ method: 'OPTIONS', url });
      expect([statusCode, body]).toEqual([204, '']);
    },
  );

  it('allows no cross-origin request by default', async () => {
    await start();
    const { headers } = await json(answers(), { origin: SITE });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});
