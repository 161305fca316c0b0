import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { createApp } from '@/delivery/server/app';
import { readReceiverConfig } from '@/lib/config/receiver';
import type { Queries } from '@/receiver/storage/database';
import { pathOf } from '@/receiver/storage/sqlite/database';
import { rawFile } from '@/receiver/storage/sqlite/dialect';
import { Fixture } from '@/tests/fixture';
import { onEachDatabase } from '@/tests/receiver/databases';
import { answers, until } from '@/tests/receiver/demo-requests';

/** In ms. */
const WITHIN = 5000;

onEachDatabase((backend) => {
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
  const post = () =>
    app.inject({ method: 'POST', url: '/api/demo-requests/', payload: answers({ proof: '' }) });
  const health = async () => (await app.inject('/api/health/')).statusCode;

  let lock: Queries;
  const lockFile = () => {
    lock = rawFile(pathOf(backend.url()), WITHIN);
    return sql`BEGIN IMMEDIATE`.execute(lock);
  };
  const failures: Record<string, [() => unknown, () => unknown]> =
    backend.kind === 'sqlite'
      ? { 'is locked': [lockFile, () => lock.destroy()] }
      : {
          crashes: [() => backend.server().stop(), () => backend.server().start()],
          'does not answer': [() => backend.server().freeze(), () => backend.server().thaw()],
        };

  it.each(Object.entries(failures))(
    'serves pages at once while the database %s, refuses in one wait, and says so',
    async (_what, [fail, recover]) => {
      await fail();
      const began = performance.now();
      const seconds = () => (performance.now() - began) / 1000;
      const posts = Promise.all(Array.from({ length: 20 }, post)).then((responses) => {
        expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(503));
        return seconds();
      });
      const red = until(async () => (await health()) === 503).then(seconds);
      const times: number[] = [];
      for (let page = 0; page < 50; page++) {
        const start = performance.now();
        expect((await app.inject('/')).statusCode).toBe(200);
        times.push(performance.now() - start);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      times.sort((a, b) => a - b);
      expect(times[Math.floor(times.length * 0.95)]).toBeLessThan(500);
      expect(await posts).toBeLessThan(backend.kind === 'postgres' ? 10 : 20);
      // A file is probed in turn, behind the requests that wait for it.
      expect(await red).toBeLessThan(backend.kind === 'postgres' ? WITHIN / 1000 : 20);
      await recover();
      await until(async () => (await health()) === 200, WITHIN / 1000);
      expect((await post()).statusCode).toBe(201);
    },
  );

  it('closes while the server does not answer', async () => {
    if (backend.kind === 'sqlite') return;
    const waiting = post();
    backend.server().freeze();
    const began = performance.now();
    await app.close();
    expect(performance.now() - began).toBeLessThan(8000);
    backend.server().thaw();
    expect([201, 503]).toContain((await waiting).statusCode);
  });
});
