import { readReceiverConfig } from '@/lib/config/receiver';
import type { Database } from '@/receiver/storage/database';
import { createDatabase } from '@/receiver/storage/open';
import { countSpeed, forgetSpeed } from '@/receiver/storage/speed';
import { printed } from '@/tests/receiver/commands';
import { onEachDatabase, rowsOf } from '@/tests/receiver/databases';
import { answers } from '@/tests/receiver/demo-requests';
import { SCRIPT } from './senders';
import { app, env, json, start } from './tested-receiver';

const ON = { SITE_SPEED: '/api/speed/' };

/** As navigator.sendBeacon sends it. */
const beacon = (payload: string, headers: Record<string, string> = {}, from = '192.0.2.1') =>
  app.inject({
    method: 'POST',
    url: '/api/speed/',
    payload,
    headers: {
      ...SCRIPT,
      accept: '*/*',
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
      ...headers,
    },
    remoteAddress: from,
  });
const VIEW = 'page=guides&CLS=good&LCP=poor';

async function counted(
  text = 'SELECT page, metric, rating, views FROM page_speed ORDER BY metric',
) {
  const database = createDatabase(readReceiverConfig(env).database);
  try {
    return await rowsOf(database, text);
  } finally {
    await database.close();
  }
}

it('counts views by kind of page, metric and rating, and keeps nothing of who sent them', async () => {
  await start(ON);
  const statuses = [
    await beacon(VIEW),
    await beacon('page=guides&INP=good&LCP=poor', {}, '2001:db8::1'),
  ];
  expect(statuses.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [204, ''],
    [204, ''],
  ]);
  const [row] = await counted('SELECT * FROM page_speed');
  expect(Object.keys(row ?? {})).toEqual(['day', 'page', 'metric', 'rating', 'views']);
  expect(row?.day).toBe(new Date().toISOString().slice(0, 10));
  expect(await counted()).toEqual([
    { page: 'guides', metric: 'CLS', rating: 'good', views: 1 },
    { page: 'guides', metric: 'INP', rating: 'good', views: 1 },
    { page: 'guides', metric: 'LCP', rating: 'poor', views: 2 },
  ]);
  const { body } = await app.inject({ url: '/api/health/metrics/' });
  expect(body).toContain('\npage_speed_views{page="guides",metric="LCP",rating="poor"} 2\n');
});

it.each([
  ['nothing', '', 400],
  ['a page alone', 'page=guides', 400],
  ['a page that is none', 'page=elsewhere&LCP=good', 400],
  ['a rating that is none', 'page=guides&LCP=excellent', 400],
  ['a value', 'page=guides&LCP=2500', 400],
  ['a metric that is none', 'page=guides&LCP=good&TTFB=good', 400],
  ['anything besides', 'page=guides&LCP=good&id=7', 400],
  ['a rating twice', 'page=guides&LCP=good&LCP=poor', 400],
  ['too much', `${VIEW}&${'x'.repeat(300)}`, 413],
])('refuses %s', async (_what, payload, status) => {
  await start(ON);
  expect((await beacon(payload)).statusCode).toBe(status);
  expect(await counted()).toEqual([]);
});

it('refuses what a page of another site or a plain text sends, unless that site may', async () => {
  await start(ON);
  const elsewhere = { 'sec-fetch-site': 'cross-site', origin: 'https://www.esg.internal' };
  expect((await beacon(VIEW, elsewhere)).statusCode).toBe(403);
  expect((await beacon(VIEW, { 'content-type': 'text/plain' })).statusCode).toBe(415);
  await app.close();
  await start({ ...ON, DEMO_ALLOWED_ORIGINS: elsewhere.origin });
  expect((await beacon(VIEW, elsewhere)).statusCode).toBe(204);
});

it('limits views per client and of all together, apart from requests', async () => {
  await start({ ...ON, DEMO_RATE_LIMIT: '1', DEMO_RATE_TOTAL: '2' });
  const statuses: number[] = [];
  for (let view = 0; view < 11; view++) statuses.push((await beacon(VIEW)).statusCode);
  expect(statuses).toEqual([...Array(10).fill(204), 429]);
  expect((await json(answers(), { 'x-forwarded-for': '' })).statusCode).toBe(201);
  for (let view = 0; view < 10; view++) await beacon(VIEW, {}, `192.0.2.${view + 2}`);
  const refused = await beacon(VIEW, {}, '192.0.2.99');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

it('says that nothing can be counted when storage fails', async () => {
  await start({ ...ON, DEMO_DATABASE_URL: `file:${process.execPath}/requests.db` });
  expect((await beacon(VIEW)).statusCode).toBe(503);
});

it.each([{}, { SITE_SPEED: 'https://cdn.vendor.internal/speed.js' }])(
  'does not exist with %j',
  async (settings) => {
    await start(settings);
    expect((await beacon(VIEW)).statusCode).toBe(404);
  },
);

onEachDatabase((backend) => {
  const view = (metric: string, rating: string) => ({ page: 'landing', metric, rating });
  const run = (database: Database, csv = false) => printed(database, csv ? 'speed --csv' : 'speed');
  const age = (database: Database, days: number) => {
    const day = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    return rowsOf(database, `UPDATE page_speed SET day = '${day}' WHERE metric = 'INP'`);
  };

  it('adds up views that arrive at the same moment', async () => {
    const [one, other] = [backend.open(), backend.open()];
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        countSpeed(index % 2 ? one : other, [
          view('CLS', index % 4 ? 'good' : 'poor'),
          view('LCP', 'good'),
        ]),
      ),
    );
    expect(await run(one)).toBe(
      'landing  CLS  75% good  good 15  needs-improvement 0  poor 5\n' +
        'landing  LCP  100% good  good 20  needs-improvement 0  poor 0\n28 days\n',
    );
  });

  it('shows the last 28 days, or every day as CSV, and forgets after 13 months', async () => {
    const database = backend.open();
    await countSpeed(database, [view('INP', 'good'), view('LCP', 'good')]);
    await age(database, 28);
    expect(await run(database)).toMatch(/^landing {2}LCP.*\n28 days\n$/);
    expect(await run(database, true)).toMatch(
      /^day,page,metric,rating,views\r\n\d{4}-\d\d-\d\d,landing,INP,good,1\r\n.*,LCP,good,1\r\n$/,
    );
    await age(database, 390);
    await forgetSpeed(database);
    expect(await run(database, true)).toContain('INP');
    await age(database, 400);
    await forgetSpeed(database);
    expect(await run(database, true)).not.toContain('INP');
  });
});
