import { createClient } from '@libsql/client';
import { readReceiverConfig } from '@/config/receiver';
import { createApp } from '@/server/app';
import { Fixture } from '@/tests/fixture';
import { answers, fileIn } from '@/tests/receiver/demo-requests';

it('serves pages at once while the database is locked, and refuses requests in one wait', async () => {
  const fixture = new Fixture().write({ 'site/index.html': 'accueil', 'site/404.html': '404' });
  const url = fileIn(fixture.root);
  const receiver = readReceiverConfig({ DEMO_DATABASE_URL: url, DEMO_RATE_LIMIT: '1000' });
  const app = await createApp({ root: `${fixture.root}/site`, redirects: [], receiver });
  try {
    const post = () =>
      app.inject({ method: 'POST', url: '/api/demo-requests/', payload: answers() });
    expect((await post()).statusCode).toBe(201);

    const other = createClient({ url, concurrency: 1 });
    const lock = await other.transaction('write');
    const began = performance.now();
    const posts = Array.from({ length: 20 }, post);
    const times: number[] = [];
    const refused = Promise.all(posts).then((responses) => ({
      statuses: responses.map(({ statusCode }) => statusCode),
      seconds: (performance.now() - began) / 1000,
    }));
    let waiting = true;
    void refused.finally(() => {
      waiting = false;
    });
    while (waiting) {
      const start = performance.now();
      expect((await app.inject('/')).statusCode).toBe(200);
      times.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const { statuses, seconds } = await refused;
    expect(statuses).toEqual(Array(20).fill(503));
    // One wait for the lock, not twenty.
    expect(seconds).toBeLessThan(20);
    times.sort((a, b) => a - b);
    expect(times.length).toBeGreaterThan(20);
    expect(times[Math.floor(times.length * 0.95)]).toBeLessThan(500);

    await lock.rollback();
    other.close();
    expect((await post()).statusCode).toBe(201);
    if (process.env.MEASURE) console.log(seconds, times[Math.floor(times.length * 0.95)]);
  } finally {
    await app.close();
    fixture.remove();
  }
});
