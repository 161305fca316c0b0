import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { request } from './request';
import { expect, expectEverywhere, test } from './test';

/** A port without a server. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

test('submitting the form while the receiver is down shows an error page', async ({ hostName }) => {
  test.skip(hostName !== 'nginx', 'Other hosts have no proxy in front of the receiver.');
  const [port, nobody] = [await freePort(), await freePort()];
  const nginx = spawn('node', ['--import', 'tsx', 'tests/start-nginx.ts'], {
    env: { ...process.env, PORT: String(port), RECEIVER_PORT: String(nobody) },
    stdio: 'ignore',
  });
  try {
    const base = `http://127.0.0.1:${port}`;
    await expect(() => request(base, '/')).toPass();
    for (const [from, language, words] of [
      ['/signup/', 'fr', 'Revenez au formulaire'],
      ['/en/signup/', 'en', 'Go back to the form'],
    ] as const) {
      const answer = await request(base, '/api/demo-requests/', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          Referer: `${base}${from}`,
        },
        body: 'firstName=A',
      });
      expect(answer.status).toBe(503);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expectEverywhere(answer, 'the page');
      expect(answer.body.toString()).toContain(`<html lang="${language}"`);
      expect(answer.body.toString()).toContain(words);
    }
  } finally {
    const ended = once(nginx, 'exit');
    nginx.kill('SIGTERM');
    await ended;
  }
});
