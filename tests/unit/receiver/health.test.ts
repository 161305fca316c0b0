import { readReceiverConfig } from '@/lib/config/receiver';
import { createHealth, type Troubles } from '@/receiver/health';
import type { Database } from '@/receiver/storage/database';
import { createDatabase } from '@/receiver/storage/open';
import { startMonitor } from '@/receiver/upkeep/alerts';
import { answers, until } from '@/tests/receiver/demo-requests';
import { WebhookStub } from '@/tests/receiver/webhook-stub';
import { app, env, json, start } from './tested-receiver';

const TOKEN = '0123456789abcdef';
const ask = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  app.inject({ url, headers, remoteAddress });

it('gives figures on this machine or with the token, to nobody else', async () => {
  await start({ DEMO_HEALTH_TOKEN: TOKEN });
  await json(answers());
  const figures = {
    status: 'ok',
    waiting: 0,
    dead: 0,
    oldestSeconds: 0,
    notificationsDue: 0,
    withinFiveMinutes: 0,
    medianSeconds: 0,
    p95Seconds: 0,
    quarantined: 0,
    databaseMegabytes: expect.any(Number),
    maxMegabytes: 1024,
    freeDiskMegabytes: expect.any(Number),
  };
  const health = async (...rest: [Record<string, string>?, string?]) => {
    const response = await ask('/api/health/details/', ...rest);
    const { statusCode } = await ask('/api/health/', ...rest);
    expect(statusCode).toBe(200);
    return response.statusCode === 200 ? response.json() : response.statusCode;
  };
  const elsewhere = '192.0.2.7';
  expect(await health()).toEqual(figures);
  expect(await health({}, '::1')).toEqual(figures);
  expect(await health({ authorization: `Bearer ${TOKEN}` }, elsewhere)).toEqual(figures);
  expect(await health({}, elsewhere)).toBe(404);
  expect(await health({ authorization: 'Bearer wrong' }, elsewhere)).toBe(404);
  expect(await health({ authorization: 'Bearer wrong' })).toBe(404);
  // As a proxy on this machine sends it.
  expect(await health({ 'x-forwarded-for': elsewhere })).toBe(404);
  expect((await ask('/api/health/')).json()).toEqual({ status: 'ok', waiting: 0 });
  expect((await ask('/api/health/', {}, elsewhere)).json()).toEqual({ status: 'ok' });
});

it('gives them in the format of Prometheus, to the same', async () => {
  await start({ DEMO_HEALTH_TOKEN: TOKEN });
  await json(answers({ website: 'spam' }));
  const metrics = (...rest: [Record<string, string>?, string?]) =>
    ask('/api/health/metrics/', ...rest);
  const { headers, body } = await metrics();
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  const families = [
    ...body.matchAll(
      /# HELP (\w+) [^\n]+\n# TYPE \1 (?:gauge|counter)\n\1\S* (\d+(?:\.\d+)?)\n\n?/g,
    ),
  ];
  expect(families.map(([text]) => text).join('')).toBe(body);
  const values = Object.fromEntries(families.map(([, name, value]) => [name, Number(value)]));
  expect(values).toEqual({
    demo_requests_ready: 1,
    demo_requests_deliveries_waiting: 0,
    demo_requests_deliveries_dead: 0,
    demo_requests_oldest_delivery_seconds: 0,
    demo_requests_deliveries_due: 0,
    demo_requests_deliveries_in_time: 0,
    demo_requests_delivery_seconds_p50: 0,
    demo_requests_delivery_seconds_p95: 0,
    demo_requests_quarantined: 1,
    demo_requests_database_bytes: expect.any(Number),
    demo_requests_database_max_bytes: 1024 ** 3,
    demo_requests_free_disk_bytes: expect.any(Number),
    demo_requests_answered_total: 1,
  });
  const elsewhere = '192.0.2.7';
  expect((await metrics({}, elsewhere)).statusCode).toBe(404);
  expect((await metrics({ authorization: `Bearer ${TOKEN}` }, elsewhere)).statusCode).toBe(200);
});

it('has no token by default', async () => {
  await start();
  const answer = await ask('/api/health/', { authorization: 'Bearer null' }, '192.0.2.7');
  expect(answer.json()).toEqual({ status: 'ok' });
});

it('tells the operator when nothing can be stored, though the database cannot say who did', async () => {
  const hook = await new WebhookStub().up();
  try {
    const settings = { DEMO_ALERT_WEBHOOK_URL: `${hook.url}/`, DEMO_ALERT_AFTER_MINUTES: '0.01' };
    await start({ DEMO_DATABASE_URL: `file:${process.execPath}/requests.db`, ...settings });
    await app.ready();
    await until(() => hook.calls.length > 0);
    expect((await json(answers())).statusCode).toBe(503);
    // Several more checks.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const text = expect.stringMatching(/cannot be stored.*The database folder cannot be created/);
    expect(hook.bodies('/')).toEqual([{ type: 'demo-request-alert', trouble: 'storage', text }]);
  } finally {
    await hook.down();
  }
});

it('tells once of a trouble that comes and goes', async () => {
  const hook = await new WebhookStub().up();
  const config = { DEMO_ALERT_WEBHOOK_URL: `${hook.url}/`, DEMO_ALERT_AFTER_MINUTES: '0.01' };
  const database = createDatabase(readReceiverConfig(env).database);
  const troubles: Troubles = new Map([['flood', 'Too much arrives.']]);
  const health = { check: async () => {}, doubt() {} };
  const parts = { config: readReceiverConfig(config), database, health, troubles, log() {} };
  const monitor = startMonitor(parts);
  try {
    for (let turn = 0; turn < 6; turn++) {
      await new Promise((resolve) => setTimeout(resolve, 600));
      if (!troubles.delete('flood')) troubles.set('flood', 'Too much arrives.');
    }
    expect(hook.bodies('/').map(({ trouble }) => trouble)).toEqual(['flood']);
  } finally {
    await monitor.stop();
    await database.close();
    await hook.down();
  }
});

it('tells the operator when four fifths of the room are used', async () => {
  const hook = await new WebhookStub().up();
  const settings = { DEMO_ALERT_WEBHOOK_URL: `${hook.url}/`, DEMO_ALERT_AFTER_MINUTES: '0.01' };
  const config = readReceiverConfig({ ...env, ...settings, DEMO_DATABASE_MAX_MB: '10' });
  let bytes = 7.9 * 1024 * 1024;
  const opened = createDatabase(config.database);
  const database = { ...opened, size: async () => ({ bytes }) };
  const health = { check: async () => {}, doubt() {} };
  const monitor = startMonitor({ config, database, health, troubles: new Map(), log() {} });
  try {
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(hook.calls).toEqual([]);
    bytes = 8.1 * 1024 * 1024;
    await until(() => hook.calls.length > 0);
    const text = expect.stringMatching(/8\.1 of 10 MB/);
    expect(hook.bodies('/')).toEqual([{ type: 'demo-request-alert', trouble: 'room', text }]);
  } finally {
    await monitor.stop();
    await opened.close();
    await hook.down();
  }
});

it('says within five seconds that the database takes too long', async () => {
  const health = createHealth(
    { transact: () => new Promise(() => {}) } as unknown as Database,
    () => {},
  );
  const began = performance.now();
  await expect(health.check()).rejects.toMatchObject({ code: 'STORAGE_SLOW' });
  expect(performance.now() - began).toBeLessThan(3000);
});

it('is alive though it is not ready', async () => {
  await start({ DEMO_DATABASE_URL: `file:${process.execPath}/requests.db` });
  expect((await ask('/api/health/')).statusCode).toBe(503);
  const metrics = await ask('/api/health/metrics/');
  expect(metrics.statusCode).toBe(200);
  expect(metrics.body).toMatch(/^demo_requests_ready 0\n$/m);
  expect(metrics.body.match(/^# TYPE/gm)).toHaveLength(1);
  const live = await ask('/api/health/live/');
  expect(live.statusCode).toBe(200);
  expect(live.json()).toEqual({ status: 'ok' });
});
