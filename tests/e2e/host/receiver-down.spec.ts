import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { portOf } from '@/tests/servers/e2e-ports';
import { expect, expectEverywhere, request, test } from './test';

test('submitting the form while the receiver is down shows an error page', async ({ hostName }) => {
  test.skip(hostName !== 'nginx', 'Other hosts have no proxy in front of the receiver.');
  // Kept free for the emulators, which do not run beside nginx.
  const [port, nobody] = [portOf('host'), portOf('hostFiles')];
  const nginx = spawn('node', ['--import', 'tsx', 'tests/servers/start-nginx.ts'], {
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
