import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { bundleReceiver } from '@/scripts/receiver/bundle';
import { Fixture } from '@/tests/fixture';
import { answers, until } from '@/tests/receiver/demo-requests';

/** An otherwise empty folder, as in the image. */
let fixture: Fixture;
let running: ChildProcess | undefined;

beforeAll(async () => {
  fixture = new Fixture();
  await bundleReceiver(fixture.root);
});
afterAll(async () => {
  if (running?.exitCode === null) running.kill('SIGKILL');
  fixture.remove();
});

const SCRIPT = 'receiver.mjs';
const run = (args: string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, [SCRIPT, ...args], {
    cwd: fixture.root,
    encoding: 'utf8',
    env: { NODE_ENV: 'production', ...env },
    timeout: 60_000,
  });

it('is made of what the image is built from', () => {
  const read =
    fixture.read(SCRIPT).match(/(?<=^\/\/ )(?!node_modules)\w+\/.*\.(ts|mjs|json)$/gm) ?? [];
  const copied = [...readFileSync('Dockerfile', 'utf8').matchAll(/^COPY (\w\S+) /gm)];
  const parts = copied.map(([, name = '']) => name);
  expect(read.length).toBeGreaterThan(50);
  expect(read.filter((file) => !parts.some((part) => file.startsWith(part)))).toEqual([]);
});

it('serves, stores, lists, tells its health and stops, by plain Node and nothing else', async () => {
  running = spawn(process.execPath, [SCRIPT], {
    cwd: fixture.root,
    env: { NODE_ENV: 'production', PORT: '0', SITE_HSTS: 'max-age=300' },
  });
  let output = '';
  for (const stream of [running.stdout, running.stderr])
    stream?.on('data', (data) => {
      output += data;
    });
  await until(() => / is at http/.test(output) || running?.exitCode !== null, 20);
  const url = /http:\/\/localhost:(\d+)/.exec(output);
  expect(output).toMatch(/ is at http/);
  const [address = '', PORT = ''] = url ?? [];

  const posted = await fetch(`${address}/api/demo-requests/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(answers({ proof: '' })),
  });
  expect(posted.status).toBe(201);
  const { id } = (await posted.json()) as { id: string };

  const refused = await fetch(`${address}/api/demo-requests/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/html' },
    body: JSON.stringify(answers({ email: 'wrong' })),
  });
  // As the site that it stands beside, on whose host it answers.
  expect(refused.headers.get('strict-transport-security')).toBe('max-age=300');
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('<form')]);

  expect(run(['requests', 'list'])).toMatchObject({
    status: 0,
    stdout: expect.stringContaining(id),
  });
  const help = expect.stringMatching(/^node \S*receiver\.mjs requests list /);
  expect(run(['requests', 'list', '--help'])).toMatchObject({ status: 0, stdout: help });
  const { email = '' } = answers();
  const erase = (...whom: string[]) => run(['requests', 'erase', '--email', ...whom]);
  expect(erase('zoe@x.example').stderr).toMatch(/^Nothing was rec/);
  expect(erase(email)).toMatchObject({ status: 2, stderr: expect.stringContaining('add --yes') });
  expect(erase(email, '--yes').stdout).toMatch(/^1 deleted\n/);
  expect(run(['requests', 'list'], { DEMO_DATABASE_URL: 'file:none.db' })).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^There is no database at none\.db/),
  });
  fixture.write({ 'bad.db': 'damaged'.repeat(10_000) });
  expect(run(['requests', 'list'], { DEMO_DATABASE_URL: 'file:bad.db' })).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^SQLITE_NOTADB: The database in .* is corrupt/),
  });
  const unread = spawn(process.execPath, [SCRIPT, 'requests', 'list'], { cwd: fixture.root });
  unread.stdout.destroy();
  expect(await text(unread.stderr)).toBe('');
  // Where the settings for mail are those of the receiver's unit alone.
  const mail = { DEMO_MAIL_TO: 'team@example.com' };
  expect(run(['requests', 'export'], mail).status).toBe(0);
  expect(run(['requests', 'test'], mail)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^DEMO_SMTP_URL /),
  });
  expect(run(['health'], { PORT }).status).toBe(0);

  const exited = once(running, 'exit');
  running.kill('SIGTERM');
  // Windows ends a process without asking it.
  if (process.platform !== 'win32') expect(await exited).toEqual([0, null]);
  else await exited;
  expect(run(['health'], { PORT }).status).toBe(1);
});

it('reads .env where it runs', () => {
  fixture.write({ '.env': 'DEMO_TRUST_PROXY=nginx\n' });
  expect(run([]).stderr).toMatch(/^DEMO_TRUST_PROXY is "nginx"\./);
  expect(run(['helth'])).toMatchObject({ status: 2, stderr: expect.stringMatching(/^"helth" is/) });
});
