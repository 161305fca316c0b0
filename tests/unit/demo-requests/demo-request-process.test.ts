import { chmodSync, chownSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { FormValues } from '@/form/schema';
import { createDatabase } from '@/receiver/storage/open';
import { listRequests, type Receipt } from '@/receiver/storage/requests';
import { Fixture } from '@/tests/fixture';
import { posixIt } from '@/tests/posix';
import { answers, fileIn, until } from '@/tests/receiver/demo-requests';
import { type ReceiverProcess, startReceiver } from '@/tests/receiver/receiver-process';

let fixture: Fixture;
let env: { DEMO_DATABASE_URL: string };
const started: ReceiverProcess[] = [];

beforeEach(() => {
  fixture = new Fixture();
  env = { DEMO_DATABASE_URL: fileIn(fixture.root) };
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((receiver) => receiver.end('SIGKILL')));
  fixture.remove();
});

const start = async (settings: Record<string, string> = {}, script?: string) => {
  const receiver = await startReceiver({ ...env, ...settings }, script);
  started.push(receiver);
  return receiver;
};
const stored = async () => {
  const database = createDatabase({ url: env.DEMO_DATABASE_URL, maxMegabytes: 64 });
  try {
    return await listRequests(database);
  } finally {
    await database.close();
  }
};
const ids = async () => (await stored()).map(({ id }) => id).sort();
const receipt = async (response: Response) => ((await response.json()) as Receipt).id;

it('stores 200 concurrent requests once each, though each is sent twice', async () => {
  const receiver = await start();
  const sent = Array.from({ length: 200 }, (_, index) => answers({ message: `n° ${index}` }));
  const responses = await Promise.all([...sent, ...sent].map((values) => receiver.post(values)));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(200);
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(200);
  const rows = await stored();
  expect(rows.map(({ requestId }) => requestId).sort()).toEqual(
    sent.map(({ requestId }) => requestId).sort(),
  );
  expect(new Set(await Promise.all(responses.map(receipt)))).toEqual(
    new Set(rows.map(({ id }) => id)),
  );
});

it('keeps every acknowledged request when killed under load', async () => {
  const receiver = await start();
  const acknowledged: string[] = [];
  const attempted: FormValues[] = [];
  const sender = async () => {
    for (;;) {
      const values = answers();
      attempted.push(values);
      const response = await receiver.post(values).catch(() => null);
      if (!response) return;
      const id = await receipt(response).catch(() => null);
      if (response.status === 201 && id) acknowledged.push(id);
    }
  };
  const senders = Array.from({ length: 20 }, sender);
  await until(() => acknowledged.length >= 100);
  expect(await receiver.end('SIGKILL')).toBe('SIGKILL');
  await Promise.all(senders);

  const restarted = await start();
  expect((await fetch(`${restarted.url}/api/health/`)).status).toBe(200);
  expect(await ids()).toEqual(expect.arrayContaining(acknowledged));
  // Visitors whose connection broke retry: nobody is stored twice.
  await Promise.all(attempted.map((values) => restarted.post(values)));
  const numbers = (await stored()).map(({ requestId }) => requestId).sort();
  expect(numbers).toEqual(attempted.map(({ requestId }) => requestId).sort());
});

posixIt('finishes in-flight requests on shutdown', async () => {
  const receiver = await start();
  let refused = 0;
  const accepted: string[] = [];
  const senders = Array.from({ length: 10 }, async () => {
    for (;;) {
      const response = await receiver.post(answers()).catch((error) => error.cause?.code);
      if (typeof response === 'string' || !response) return response;
      if (response.status === 201) accepted.push(await receipt(response));
      else refused += 1;
    }
  });
  await until(() => accepted.length >= 50);
  expect(await receiver.end('SIGTERM')).toBe(0);
  await Promise.all(senders);
  expect(await ids()).toEqual(accepted.sort());
  expect(refused).toBeLessThanOrEqual(10);
});

it('responds 503 when the disk is full, and loses nothing it accepted', async () => {
  const small = await start({ DEMO_DATABASE_MAX_MB: '0.2' });
  const accepted: string[] = [];
  let response: Response;
  do {
    response = await small.post(answers({ message: 'x'.repeat(4000) }));
    if (response.status === 201) accepted.push(await receipt(response));
  } while (response.status === 201 && accepted.length < 500);
  expect(response.status).toBe(503);
  expect(accepted.length).toBeGreaterThan(5);
  expect(small.output()).toContain('"code":"SQLITE_FULL"');
  await small.end('SIGTERM');

  const larger = await start();
  accepted.push(await receipt(await larger.post(answers())));
  expect(await ids()).toEqual(accepted.sort());
});

posixIt('responds 503 while the file is read-only, and loses nothing it accepted', async () => {
  const before = await start();
  const accepted = [await receipt(await before.post(answers()))];
  await before.end('SIGTERM');

  const folder = path.join(fixture.root, 'data');
  const everyone = (mode: number) => {
    for (const file of readdirSync(folder)) chmodSync(path.join(folder, file), mode & 0o666);
    chmodSync(folder, mode);
  };
  if (process.getuid?.() === 0) {
    for (const file of ['', ...readdirSync(folder)]) {
      chownSync(path.join(folder, file), 65534, 65534);
    }
    chmodSync(fixture.root, 0o755);
  }
  everyone(0o555);
  const receiver = await start({}, 'tests/receiver/unprivileged-receiver.ts');
  await until(() =>
    receiver.output().includes('"problem":"The database or its folder is read-only."'),
  );
  const health = async () => (await fetch(`${receiver.url}/api/health/`)).status;
  expect(await health()).toBe(503);
  expect((await receiver.post(answers())).status).toBe(503);
  everyone(0o755);
  const response = await receiver.post(answers());
  expect(response.status).toBe(201);
  expect(await health()).toBe(200);
  accepted.push(await receipt(response));
  expect(await ids()).toEqual(accepted.sort());
});

it('logs no personal data', async () => {
  const receiver = await start();
  const values = answers();
  const id = await receipt(await receiver.post(values));
  await receiver.post(answers({ email: 'wrong@', website: '' }));
  await until(() => receiver.output().includes(id));
  await receiver.end('SIGTERM');
  for (const field of [
    'firstName',
    'lastName',
    'email',
    'organization',
    'role',
    'message',
  ] as const)
    expect(receiver.output()).not.toContain(values[field]);
  expect(receiver.output()).not.toContain('127.0.0.1');
});
