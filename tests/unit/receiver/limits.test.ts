import { proofOf } from '@/lib/browser/proof';
import { clientOf, createBudget, siteNetworkOf } from '@/receiver/budget';
import type { Troubles } from '@/receiver/health';
import { answers } from '@/tests/receiver/demo-requests';
import { app, form, json, logged, PAGE, start, stored, URL } from './tested-receiver';

it.each([
  // An address, the client that it counts for, and the network of that client's site.
  ['192.0.2.1:50123', '192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1', '192.0.2.1'],
  ['2001:DB8:1:02::3', '2001:db8:1:2::', '2001:db8:1::'],
  ['[2001:db8:1:2::3]:50123', '2001:db8:1:2::', '2001:db8:1::'],
  ['fe80::1%eth0\n', 'fe80:0:0:0::', 'fe80:0:0::'],
  ['unknown', 'unknown', 'unknown'],
])('counts %s as %s of %s', (address, client, network) => {
  expect([clientOf(address), siteNetworkOf(address)]).toEqual([client, network]);
});

const challengeOf = async (requestId: string | undefined) =>
  (await app.inject(`${URL}challenge/?requestId=${requestId?.toUpperCase()}`)).json();
const none = { proof: undefined };
const reasons = async () => (await stored()).map(({ spamReasons }) => spamReasons);

describe('what a script sends', () => {
  it('needs a proof of work, which it can begin before there is anything to send', async () => {
    await start();
    const values = answers({ locale: 'en' });
    const early = await proofOf(await challengeOf(values.requestId));
    const asked = await json({ ...values, ...none }, { 'accept-language': 'en' });
    expect(asked.statusCode).toBe(429);
    expect(asked.json()).toEqual({
      error: 'challenged',
      message: expect.stringContaining('this challenge'),
      challenge: { parameters: expect.anything(), signature: expect.any(String) },
    });
    expect(await stored()).toEqual([]);
    const first = await json({ ...values, proof: early });
    // Sent again, it is the same request; for other answers, the proof is none.
    const again = await json({
      ...values,
      requestId: values.requestId?.toUpperCase(),
      proof: early,
    });
    expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
    expect(again.json()).toEqual(first.json());
    for (const other of [{ ...values, message: 'Another' }, answers()])
      expect((await json({ ...other, proof: early })).json()).toHaveProperty('challenge');
    expect(await reasons()).toEqual([null]);
  });

  it('keeps its proof through a restart and a clock that jumps, and is asked again for a wrong one', async () => {
    await start();
    const values = answers();
    const proof = await proofOf(await challengeOf(values.requestId));
    await app.close();
    await start();
    const wrong = await json({ ...values, proof: '{}' });
    expect(wrong.statusCode).toBe(429);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 4 * 365 * 86_400_000);
    const later = await json({ ...values, proof }).finally(() => jest.restoreAllMocks());
    expect(later.statusCode).toBe(201);
    const other = { ...values, message: 'Other answers under one number' };
    const second = await proofOf((await json({ ...other, ...none })).json().challenge);
    expect((await json({ ...other, proof: second })).statusCode).toBe(200);
    expect(await reasons()).toEqual([null, null]);
  });

  it('is believed no proof of its own making, and stored as doubted where it can give none', async () => {
    await start();
    const values = answers();
    const { parameters, signature } = await challengeOf(values.requestId);
    const weak = { ...parameters, cost: 1, keyPrefix: '00' };
    const easier = await proofOf({ parameters: weak, signature });
    for (const proof of ['null', '['.repeat(20_000), '{"challenge":{}}', easier])
      expect((await json({ ...values, proof })).statusCode).toBe(429);
    expect((await json({ ...values, proof: '' })).statusCode).toBe(201);
    // Nor is a browser asked that sends the form by itself: its visitor could do nothing.
    expect((await form(answers({ proof: easier }), PAGE)).statusCode).toBe(303);
    expect(await reasons()).toEqual(['unproven', 'unproven']);
  });
});

it('keeps the proof of a form that it returns for correction', async () => {
  await start();
  const values = answers({ email: 'zoe' });
  const proof = await proofOf(await challengeOf(values.requestId));
  const page = (await form({ ...values, proof }, PAGE)).body;
  expect(page).toContain(`name="proof" value="${proof.replaceAll('"', '&quot;')}"`);
  expect((await form({ ...values, email: 'zoe@entreprise.example', proof }, PAGE)).statusCode).toBe(
    303,
  );
  expect(await reasons()).toEqual([null]);
});

it('stores what a client sends beyond its budget, as doubted, and counts no replay or mistake', async () => {
  await start({ DEMO_RATE_LIMIT: '2' });
  const values = answers();
  for (const sent of [values, values, answers({ email: '' }), values, answers(), answers()])
    await json(sent);
  expect(await reasons()).toEqual([null, null, 'budget']);
  // A revision of what is doubted is doubted as well. Nobody else is.
  expect((await json({ ...values, message: 'Other' })).statusCode).toBe(200);
  await json(answers(), { 'x-forwarded-for': '192.0.2.8' }, '192.0.2.7');
  expect((await reasons()).slice(3)).toEqual(['budget', null]);
  expect(logged).toContainEqual({ event: 'proxy not trusted', problem: expect.anything() });
});

it('limits an IPv6 site network as a whole, and not its neighbours', async () => {
  await start({ DEMO_RATE_LIMIT: '2' });
  for (let index = 0; index < 10; index++)
    await json(answers(), {}, `2001:db8:1:${index.toString(16)}::1`);
  await json(answers(), {}, '2001:db8:2::1');
  expect(await reasons()).toEqual([...Array(8).fill(null), 'budget', 'budget', null]);
});

it('doubts no proven request for what others send without a proof', async () => {
  await start({ DEMO_RATE_LIMIT: '2', DEMO_RATE_TOTAL: '20' });
  for (let index = 0; index < 30; index++) await form(answers(), PAGE);
  await json(answers(), {}, '203.0.113.1');
  expect(await reasons()).toEqual([...Array(30).fill('unproven'), null]);
});

it('asks for more work, the more a client and all of them ask for', () => {
  const budget = createBudget({ max: 20, windowSeconds: 600, total: 200 }, new Map());
  const asked = (count: number, ip: string) =>
    Array.from({ length: count }, () => budget.ask(ip)).at(-1);
  expect([9, 1, 30, 400].map((count) => asked(count, '192.0.2.1'))).toEqual([1, 2, 8, 16]);
  expect(asked(1, '192.0.2.9')).toBe(8);
  budget.close();
});

it.each([-86_400_000, 86_400_000])(
  'forgets all addresses when the time window ends, also when the clock is set by %i ms',
  (jump) => {
    jest.useFakeTimers();
    try {
      const troubles: Troubles = new Map();
      const budget = createBudget({ max: 1, windowSeconds: 600, total: 9 }, troubles);
      const spend = () => budget.spend('192.0.2.1', true);
      expect([spend(), spend()]).toEqual([false, true]);
      expect(troubles.size).toBe(0);
      for (let more = 0; more < 8; more++) spend();
      expect(troubles.get('flood')).toMatch(/More demo requests arrive/);
      jest.setSystemTime(Date.now() + jump);
      jest.advanceTimersByTime(600_000);
      expect(spend()).toBe(false);
      expect(troubles.size).toBe(1);
      jest.advanceTimersByTime(600_000);
      expect(troubles.size).toBe(0);
      budget.close();
    } finally {
      jest.useRealTimers();
    }
  },
);
