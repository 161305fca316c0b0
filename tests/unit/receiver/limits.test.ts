import Fastify, { type FastifyRequest } from 'fastify';
import { clientOf, createBudget, siteNetworkOf } from '@/receiver/budget';
import type { Troubles } from '@/receiver/health';
import { answers, solve } from '@/tests/receiver/demo-requests';
import { NO_SCRIPT, plain, scripted, send, visit } from './senders';
import { app, form, json, PAGE, start, stored, URL, use } from './tested-receiver';

it.each([
  // An address, the client that it counts for, and the network of that client's site.
  ['192.0.2.1:50123', '192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2::3', '2001:db8:1:2::', '2001:db8:1::'],
  ['[2001:db8:1:2::3]:50123', '2001:db8:1:2::', '2001:db8:1::'],
  ['fe80::1%eth0', 'fe80::', 'fe80::'],
  ['unknown', 'unknown', 'unknown'],
])('counts %s as %s of %s', (address, client, network) => {
  expect([clientOf(address), siteNetworkOf(address)]).toEqual([client, network]);
});

/** What Fastify and the database wait for. */
const NOT_FAKED = [
  'nextTick',
  'setImmediate',
  'queueMicrotask',
  'setTimeout',
  'setInterval',
] as const;

/** Sends scripted requests from one address each; returns their statuses. */
const statusesOf = async (count: number, from: (index: number) => string) => {
  const statuses: number[] = [];
  for (let index = 0; index < count; index++) {
    statuses.push((await send({ values: scripted(20), from: from(index) })).statusCode);
  }
  return statuses;
};

describe('beyond the budget of its address', () => {
  it('challenges a script, and stores the request once that is solved', async () => {
    await start({ DEMO_RATE_LIMIT: '2' });
    expect(await statusesOf(3, () => '127.0.0.1')).toEqual([201, 201, 429]);
    const values = answers({ locale: 'en' });
    const challenged = await json(values, { 'accept-language': 'en' });
    expect(challenged.json()).toEqual({
      error: 'challenged',
      message: expect.stringContaining('this challenge'),
      challenge: { parameters: expect.anything(), signature: expect.any(String) },
    });
    expect(await stored()).toHaveLength(2);
    const proof = await solve(challenged.json().challenge);
    expect((await json({ ...values, proof })).statusCode).toBe(201);
    expect((await stored()).map(({ spam }) => spam)).toEqual([false, false, false]);
    // Sent again, it is the same request; for other answers, the proof is none.
    expect((await json({ ...values, proof })).statusCode).toBe(200);
    for (const other of [{ ...values, message: 'Another' }, answers()]) {
      expect((await json({ ...other, proof })).json()).toHaveProperty('challenge');
    }
    expect((await stored()).map(({ spamReasons }) => spamReasons)).toEqual(Array(3).fill(null));
    const elsewhere = await send({ values: scripted(20), from: '192.0.2.7' });
    expect(elsewhere.statusCode).toBe(201);
  });

  it('challenges again what a restart, the clock or a mistake made worthless', async () => {
    await start();
    const values = answers({ message: 'Voir https://a.example' });
    const early = await solve((await json(values)).json().challenge);
    await app.close();
    await start();
    const again = await json({ ...values, proof: early });
    expect(again.statusCode).toBe(429);
    expect((await json({ ...values, proof: '{}' })).statusCode).toBe(429);
    const proof = await solve(again.json().challenge);
    jest.useFakeTimers({ now: Date.now() + 30 * 60_000, doNotFake: [...NOT_FAKED] });
    const expired = await json({ ...values, proof }).finally(() => jest.useRealTimers());
    expect(expired.statusCode).toBe(429);
    expect((await json({ ...values, proof })).statusCode).toBe(201);
    expect((await stored()).map(({ spam }) => spam)).toEqual([false]);
  });

  it('takes the proof that another receiver with its secret asked for', async () => {
    const shared = { DEMO_CHALLENGE_SECRET: 'shared by the receivers' };
    await start(shared);
    const values = answers({ message: 'Voir https://a.example' });
    const proof = await solve((await json(values)).json().challenge);
    await app.close();
    await start(shared);
    expect((await json({ ...values, proof })).statusCode).toBe(201);
  });

  it('counts what is proven too, and holds what there is too much of', async () => {
    await start({ DEMO_RATE_LIMIT: '2' });
    for (let index = 0; index < 12; index++) {
      await visit({ values: scripted(20, { email: `e${index}@b.example` }), from: '192.0.2.1' });
    }
    const kept = (await stored()).map(({ spamReasons }) => spamReasons);
    // Two without a proof, and four times as many with one.
    expect(kept.filter((reasons) => reasons === null)).toHaveLength(10);
    expect(kept.filter((reasons) => reasons !== null)).toEqual(Array(2).fill('proven budget'));
  });

  it('believes no proof of its own making', async () => {
    await start({ DEMO_RATE_LIMIT: '1' });
    await json(answers());
    const values = answers();
    const { challenge } = (await json(values)).json();
    const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1 } };
    for (const proof of ['', 'null', '['.repeat(20_000), await solve(easier)]) {
      await json({ ...values, proof });
    }
    expect((await stored()).filter(({ spam }) => !spam)).toHaveLength(1);
  });

  it('holds what comes without a script, and turns it away with its answers when there is much', async () => {
    await start({ DEMO_RATE_LIMIT: '2', DEMO_RATE_TOTAL: '4' });
    const statuses: number[] = [];
    for (let index = 0; index < 7; index++) statuses.push((await form(answers(), PAGE)).statusCode);
    expect(statuses).toEqual([303, 303, 303, 303, 303, 303, 429]);
    const held = (await stored()).filter(({ spam }) => spam);
    expect(held).toHaveLength(4);
    const page = await form(answers({ locale: 'en' }), PAGE);
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
    expect(page.body).toContain('value="zoe.oneill@entreprise.example"');
    // Nobody else is turned away.
    const other = await send({ values: plain(), headers: NO_SCRIPT, from: '192.0.2.7' });
    expect(other.statusCode).toBe(303);
  });

  it('counts what is stored, by both addresses of the receiver together, and no replay or mistake', async () => {
    await start({ DEMO_RATE_LIMIT: '2' });
    const values = answers();
    const url = URL.slice(0, -1);
    for (const payload of [values, values, answers({ email: '' }), values]) {
      await app.inject({ method: 'POST', url, payload });
    }
    // Other answers under one number are a row of their own.
    expect((await json({ ...values, message: 'Other' })).statusCode).toBe(200);
    expect((await json({ ...values, message: 'And other' })).statusCode).toBe(429);
    expect((await json(values)).statusCode).toBe(200);
    expect(await stored()).toHaveLength(2);
  });
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

it('limits an IPv6 site network as a whole, and not its neighbours', async () => {
  await start({ DEMO_RATE_LIMIT: '2' });
  const statuses = await statusesOf(12, (index) => `2001:db8:1:${index.toString(16)}::1`);
  expect(statuses).toEqual([...Array(8).fill(201), ...Array(4).fill(429)]);
  expect(await statusesOf(1, () => '2001:db8:2::1')).toEqual([201]);
});

it('lets people through while many addresses spend all budgets', async () => {
  await start({ DEMO_RATE_LIMIT: '2', DEMO_RATE_TOTAL: '20' });
  await statusesOf(30, (index) => `198.51.100.${index % 13}`);
  const script = await visit({ values: scripted(30), from: '203.0.113.1' });
  const page = await send({ values: plain(), headers: NO_SCRIPT, from: '203.0.113.2' });
  expect([script.statusCode, page.statusCode]).toEqual([201, 303]);
  const [last, first] = (await stored()).slice(-2).map(({ spamReasons }) => spamReasons);
  // The team looks at what no script vouches for.
  expect([last, first].sort()).toEqual(['crowd', null]);
});

it.each([-86_400_000, 86_400_000])(
  'forgets all addresses when the time window ends, also when the clock is set by %i ms',
  async (jump) => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    try {
      use(Fastify());
      const troubles: Troubles = new Map();
      const budget = await createBudget(app, { max: 1, windowSeconds: 600, total: 9 }, troubles);
      const request = { ip: '192.0.2.1', routeOptions: {} } as unknown as FastifyRequest;
      const spend = () => budget.spend(request, '', false);
      expect([await spend(), await spend()]).toEqual([[], ['budget']]);
      expect(troubles.size).toBe(0);
      for (let more = 0; more < 8; more++) await spend();
      expect(troubles.get('flood')).toMatch(/More demo requests arrive/);
      jest.setSystemTime(Date.now() + jump);
      jest.advanceTimersByTime(600_000);
      expect(await spend()).toEqual([]);
      expect(troubles.size).toBe(1);
      jest.advanceTimersByTime(600_000);
      expect(troubles.size).toBe(0);
    } finally {
      jest.useRealTimers();
    }
  },
);
