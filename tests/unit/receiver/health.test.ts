import { readReceiverConfig } from '@/lib/config/receiver';
import { createCheck } from '@/receiver/health';
import type { Database } from '@/receiver/storage/database';
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
  const pause = (milliseconds: number) =>
    new Promise((resolve) => setTimeout(resolve, milliseconds));

  it('is told once when nothing can be stored, though the database cannot say who did', async () => {
    await start({ ...NOWHERE, ...settings() });
    await app.ready();
    await until(() => hook.calls.length > 0);
    // Several more checks.
    await pause(1500);
    const text = expect.stringMatching(/cannot be stored.*The database folder cannot be created/);
    expect(hook.bodies('/')).toEqual([{ type: 'demo-request-alert', trouble: 'storage', text }]);
  });

  it('is told once when four fifths of the room are used, though that comes and goes', async () => {
    const config = readReceiverConfig({ ...env, ...settings(), DEMO_DATABASE_MAX_MB: '10' });
    const opened = createDatabase(config.database);
    let megabytes = 7.9;
    const database = { ...opened, size: async () => ({ bytes: megabytes * 1024 * 1024 }) };
    const check = async () => {};
    const monitor = startMonitor({ config, database, check, troubles: new Map(), log() {} });
    try {
      await pause(1200);
      expect(hook.calls).toEqual([]);
      megabytes = 8.1;
      await until(() => hook.calls.length > 0);
      for (let turn = 0; turn < 4; turn++) {
        megabytes = turn % 2 ? 8.1 : 7.9;
        await pause(600);
      }
    } finally {
      await monitor.stop();
      await opened.close();
    }
    const text = expect.stringMatching(/8\.1 of 10 MB/);
    expect(hook.bodies('/')).toEqual([{ type: 'demo-request-alert', trouble: 'room', text }]);
  });
});
