import type { FastifyInstance } from 'fastify';
import { readReceiverConfig } from '@/config/receiver';
import { createApp } from '@/server/app';
import { Fixture } from '@/tests/fixture';
import { onPostgres } from '@/tests/receiver/databases';
import { answers, until } from '@/tests/receiver/demo-requests';

/** In ms. */
const WITHIN = 5000;

onPostgres((backend) => {
  let fixture: Fixture;
  let app: FastifyInstance;
  beforeEach(async () => {
    jest.spyOn(console, 'log').mockImplementation(() => {});
    fixture = new Fixture().write({ 'site/index.html': 'accueil', 'site/404.html': '404' });
    app = await createApp({
      root: `${fixture.root}/site`,
      redirects: [],
      receiver: readReceiverConfig({ DEMO_DATABASE_URL: backend.url(), DEMO_RATE_LIMIT: '1000' }),
    });
    expect((await post()).statusCode).toBe(201);
    expect(await health()).toBe(200);
  });
  afterEach(async () => {
    await app.close();
    fixture.remove();
    jest.restoreAllMocks();
  });
  const post = () => app.inject({ method: 'POST', url: '/api/demo-requests/', payload: answers() });
  const health = async () => (await app.inject('/api/health/')).statusCode;

  it.each([
    ['crashes', () => backend.server().stop(), () => backend.server().start()],
    ['does not answer', () => backend.server().freeze(), () => backend.server().thaw()],
  ])('serves pages at once while the server %s, and says so', async (_what, fail, recover) => {
    fail();
    const began = performance.now();
    let redAfter = Number.POSITIVE_INFINITY;
    const red = until(async () => (await health()) === 503).then(() => {
      redAfter = performance.now() - began;
    });
    let waiting = true;
    const posts = Promise.all(Array.from({ length: 20 }, post)).finally(() => {
      waiting = false;
    });
    const times: number[] = [];
    while (waiting || times.length < 20) {
      const start = performance.now();
      expect((await app.inject('/')).statusCode).toBe(200);
      times.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect((await posts).map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(503));
    const seconds = (performance.now() - began) / 1000;
    await red;
    times.sort((a, b) => a - b);
    const p95 = times[Math.floor(times.length * 0.95)];
    recover();
    const recovered = performance.now();
    await until(async () => (await health()) === 200);
    const greenAfter = performance.now() - recovered;
    expect((await post()).statusCode).toBe(201);
    if (process.env.MEASURE) console.info({ redAfter, greenAfter, p95, seconds });
    expect(redAfter).toBeLessThan(WITHIN);
    expect(greenAfter).toBeLessThan(WITHIN);
    expect(seconds).toBeLessThan(10);
    expect(p95).toBeLessThan(500);
  });

  it('closes while the server does not answer', async () => {
    const waiting = post();
    backend.server().freeze();
    const began = performance.now();
    await app.close();
    expect(performance.now() - began).toBeLessThan(8000);
    backend.server().thaw();
    expect([201, 503]).toContain((await waiting).statusCode);
  });
});
