import { clientOf, siteNetworkOf } from '@/receiver/budget';
import { createCounts } from '@/receiver/budget-stores';
import { answers } from '@/tests/receiver/demo-requests';
import { LIBRARY, plain, scripted, send } from './senders';
import { app, form, json, PAGE, start, stored, URL } from './tested-receiver';

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

it.each([
  // An address, the client that it counts for, and the network of that client's site.
  ['192.0.2.1', '192.0.2.1', null],
  ['192.0.2.1:50123', '192.0.2.1', null],
  ['::ffff:192.0.2.1', '192.0.2.1', null],
  ['2001:db8:1:2::3', '2001:db8:1:2', '2001:db8:1'],
  ['2001:DB8:1:2:ffff::', '2001:db8:1:2', '2001:db8:1'],
  ['[2001:db8:1:2::3]', '2001:db8:1:2', '2001:db8:1'],
  ['[2001:db8:1:2::3]:50123', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0:0', '2001:db8:0'],
  ['::1', '0:0:0:0', '0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0'],
  ['unknown', 'unknown', null],
])('counts %s as %s of %s', (address, client, network) => {
  expect([clientOf(address), siteNetworkOf(address)]).toEqual([client, network]);
});

it('limits an IPv6 site network as a whole, and not its neighbours', async () => {
  await start({ DEMO_RATE_LIMIT: '2' });
  const statuses: number[] = [];
  for (let subnet = 0; subnet < 12; subnet++) {
    const from = `2001:db8:1:${subnet.toString(16)}::1`;
    statuses.push((await send({ values: scripted(20), from })).statusCode);
  }
  expect(statuses).toEqual([...Array(8).fill(201), ...Array(4).fill(429)]);
  const neighbour = await send({ values: scripted(20), from: '2001:db8:2::1' });
  expect(neighbour.statusCode).toBe(201);
});

it('caps what all clients store together, and keeps a reserve for genuine requests', async () => {
  await start({ DEMO_RATE_TOTAL: '8' });
  let client = 0;
  const several = async (count: number, bot: boolean) => {
    const statuses: number[] = [];
    while (statuses.length < count) {
      client += 1;
      const values = bot ? plain({ message: `n° ${client}` }) : scripted(20);
      const sending = { values, from: `192.0.2.${client}`, ...(bot && { headers: LIBRARY }) };
      statuses.push((await send(sending)).statusCode);
    }
    return statuses;
  };
  expect(await several(8, true)).toEqual(Array(8).fill(201));
  expect(await several(2, true)).toEqual([429, 429]);
  expect(await several(3, false)).toEqual([201, 201, 429]);
  expect(await stored()).toHaveLength(10);
});

describe('counts in memory', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const WINDOW = 600_000;
  const ADDRESS = '192.0.2.1';

  it('counts in windows that the first request begins', () => {
    const counts = createCounts();
    expect(counts.add(ADDRESS, WINDOW)).toEqual({ spent: 1, left: WINDOW });
    jest.advanceTimersByTime(200_000);
    expect(counts.add(ADDRESS, WINDOW)).toEqual({ spent: 2, left: 400_000 });
    jest.advanceTimersByTime(400_000);
    expect(counts.add(ADDRESS, WINDOW)).toEqual({ spent: 1, left: WINDOW });
  });

  it('forgets addresses a minute after their window at the latest, though nobody asks', () => {
    const counts = createCounts();
    counts.add(ADDRESS, WINDOW);
    jest.advanceTimersByTime(WINDOW - 1);
    counts.add('192.0.2.2', WINDOW);
    expect(counts.size).toBe(2);
    jest.advanceTimersByTime(60_001);
    expect(counts.size).toBe(1);
    jest.advanceTimersByTime(WINDOW);
    expect(counts.size).toBe(0);
  });

  it.each([-86_400_000, 86_400_000])('is not misled when the clock is set by %i ms', (jump) => {
    const counts = createCounts();
    counts.add(ADDRESS, WINDOW);
    jest.setSystemTime(Date.now() + jump);
    expect(counts.add(ADDRESS, WINDOW).spent).toBe(2);
    jest.advanceTimersByTime(WINDOW);
    expect(counts.add(ADDRESS, WINDOW)).toEqual({ spent: 1, left: WINDOW });
  });

  it('remembers as many as 50,000 at a time, the latest', () => {
    const counts = createCounts();
    for (let client = 0; client < 50_000; client++) counts.add(`${client}`, WINDOW);
    expect(counts.add('0', WINDOW).spent).toBe(2);
    counts.add('another', WINDOW);
    expect(counts.size).toBe(50_000);
    expect(counts.add('0', WINDOW).spent).toBe(3);
    expect(counts.add('1', WINDOW).spent).toBe(1);
  });
});
