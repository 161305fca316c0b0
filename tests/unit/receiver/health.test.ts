import { setTimeout as pause } from 'node:timers/promises';
import { readReceiverConfig } from '@/lib/config/receiver';
import { createCheck, type Troubles } from '@/receiver/health';
import { type Database, MEGABYTE } from '@/receiver/storage/database';
import { createDatabase } from '@/receiver/storage/open';
import { startMonitor } from '@/receiver/upkeep/alerts';
import { answers, until } from '@/tests/receiver/demo-requests';
import { WebhookStub } from '@/tests/receiver/webhook-stub';
import { app, env, json, start } from './tested-receiver';

const ELSEWHERE = '192.0.2.7';
const NOWHERE = { DEMO_DATABASE_URL: `file:${process.execPath}/requests.db` };
const ask = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  app.inject({ url: '/api/health/', headers, remoteAddress });

it('gives figures on this machine, to nobody else', async () => {
  await start();
  await json(answers({ website: 'spam' }));
  const figures = {
    status: 'ok',
    waiting: 0,
    dead: 0,
    oldestSeconds: 0,
    doubted: 1,
    databaseMegabytes: expect.any(Number),
    maxMegabytes: 1024,
    freeDiskMegabytes: expect.any(Number),
  };
  const told = async (...rest: Parameters<typeof ask>) => (await ask(...rest)).json();
  expect(await told()).toEqual(figures);
  expect(await told({}, '::1')).toEqual(figures);
  for (const stranger of [
    told({}, ELSEWHERE),
    // As a proxy on this machine sends it.
    told({ 'x-forwarded-for': ELSEWHERE }),
  ])
    expect(await stranger).toEqual({ status: 'ok' });
});

it('is alive though it is not ready', async () => {
  await start(NOWHERE);
  expect((await ask()).statusCode).toBe(503);
  expect((await app.inject('/api/health/live/')).json()).toEqual({ status: 'ok' });
});

it('gives figures though it is full', async () => {
  await start({ DEMO_DATABASE_MAX_MB: '0.01' });
  await json(answers());
  const answer = await ask();
  const figures = { status: 'unavailable', waiting: 0, freeDiskMegabytes: expect.any(Number) };
  expect([answer.statusCode, answer.json()]).toEqual([503, expect.objectContaining(figures)]);
});

it('says within five seconds that the database takes too long', async () => {
  const transact = () => new Promise(() => {});
  const check = createCheck({ transact } as unknown as Database, () => {});
  const began = performance.now();
  await expect(check()).rejects.toMatchObject({ code: 'STORAGE_SLOW' });
  expect(performance.now() - began).toBeLessThan(3000);
});

describe('the operator', () => {
  let hook: WebhookStub;
  const settings = () => ({
    DEMO_ALERT_WEBHOOK_URL: `${hook.url}/`,
    DEMO_ALERT_AFTER_MINUTES: '0.01',
  });
  beforeEach(async () => {
    hook = await new WebhookStub().up();
  });
  afterEach(() => hook.down());

  it('is told once when nothing can be stored, though the database cannot say who did', async () => {
    await start({ ...NOWHERE, ...settings() });
    await app.ready();
    await until(() => hook.calls.length > 0);
    // Several more checks.
    await pause(1500);
    const text = expect.stringMatching(/cannot be stored.* folder \/.* \(DEMO_DATABASE_URL\) /);
    expect(hook.bodies('/')).toEqual([{ type: 'demo-request-alert', trouble: 'storage', text }]);
  });

  it.each([
    ['is not told of a database that was slow for a moment', ['SLOW'], []],
    ['is told when a database works again', ['SLOW', 'SLOW'], ['storage', 'storage over']],
  ])('%s', async (_what, failures, told) => {
    const config = readReceiverConfig({ ...env, ...settings() });
    const database = createDatabase(config.database);
    const troubles: Troubles = new Map([['storage', 'slow']]);
    const check = jest.fn(async () => void troubles.delete('storage'));
    for (const code of failures) check.mockRejectedValueOnce(new Error(code));
    const monitor = startMonitor({ config, database, check, troubles, log() {} });
    await until(() => check.mock.calls.length > 2);
    const anHourLater = performance.now() + 3600_000;
    const clock = jest.spyOn(performance, 'now').mockReturnValue(anHourLater);
    await pause(1200);
    clock.mockRestore();
    await monitor.stop();
    await database.close();
    expect(hook.bodies('/').map(({ trouble, over }) => trouble ?? `${over} over`)).toEqual(told);
  });

  it.each([
    // In MB, of the database and free on its disk, which may be unknown: while there is room, and no more.
    [[7.9, Infinity], [8.1, Infinity], '8.1 MB of its 10 MB (DEMO_DATABASE_MAX_MB).'],
    [[1, 9.1], [1, 8.9], '10 MB (DEMO_DATABASE_MAX_MB), and its disk has 8.9 MB left.'],
    [[1, 1001], [1, 999], '5000 MB (DEMO_DATABASE_MAX_MB), and its disk has 999 MB left.'],
  ] as const)('is told once when there is little room: %j', async (some, little, told) => {
    const DEMO_DATABASE_MAX_MB = /(\d+) MB \(/.exec(told)?.[1] ?? '';
    const config = readReceiverConfig({ ...env, ...settings(), DEMO_DATABASE_MAX_MB });
    const opened = createDatabase(config.database);
    let [megabytes, free]: readonly [number, number] = some;
    const size = async () => ({ bytes: megabytes * MEGABYTE, freeBytes: free * MEGABYTE });
    const database = { ...opened, size };
    const check = async () => {};
    const monitor = startMonitor({ config, database, check, troubles: new Map(), log() {} });
    try {
      await pause(1200);
      expect(hook.calls).toEqual([]);
      [megabytes, free] = little;
      await until(() => hook.calls.length > 0);
      for (let turn = 0; turn < 4; turn++) {
        [megabytes, free] = turn % 2 ? little : some;
        await pause(600);
      }
    } finally {
      await monitor.stop();
      await opened.close();
    }
    const text = expect.stringContaining(told);
    expect(hook.bodies('/')).toEqual([{ type: 'demo-request-alert', trouble: 'room', text }]);
  });
});
