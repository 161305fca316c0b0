import { answers } from '@/tests/demo-requests';
import { app, json, start } from './tested-receiver';

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

it('has no token by default', async () => {
  await start();
  const answer = await ask('/api/health/', { authorization: 'Bearer null' }, '192.0.2.7');
  expect(answer.json()).toEqual({ status: 'ok' });
});

it('is alive though it is not ready', async () => {
  await start({ DEMO_DATABASE_URL: 'file:/dev/null/requests.db' });
  expect((await ask('/api/health/')).statusCode).toBe(503);
  const live = await ask('/api/health/live/');
  expect(live.statusCode).toBe(200);
  expect(live.json()).toEqual({ status: 'ok' });
});
