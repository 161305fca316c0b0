import {
  copyFileSync,
  cpSync,
  existsSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { FormValues } from '@/lib/form/schema';
import { storedIn } from '@/tests/receiver/databases';
import { answers, until } from '@/tests/receiver/demo-requests';
import { type ReceiverProcess, receiverProcesses } from '@/tests/receiver/receiver-process';

const { fixture, url, start, ids } = receiverProcesses();

let folder: string;
let file: string;
let copy: string;
beforeEach(() => {
  folder = path.join(fixture().root, 'data');
  file = path.join(folder, 'requests.db');
  copy = path.join(fixture().root, 'copy');
});
const kept = async () => (existsSync(file) && statSync(file).size > 0 ? ids() : []);
const numbers = async () => (await storedIn(url())).map(({ requestId }) => requestId).sort();

/** Resolves when what a receiver writes after its start is written: whatever happens to a file then tears no write. */
const quiet = () => until(() => Date.now() - statSync(file).mtimeMs > 700);
/** Ten visitors who send at once, until the receiver is gone or has refused fifty requests. */
function load(receiver: ReceiverProcess) {
  const made = { accepted: [] as string[], attempted: [] as FormValues[], refused: 0 };
  const senders = Array.from({ length: 10 }, async () => {
    while (made.refused < 50) {
      const values = answers();
      made.attempted.push(values);
      const id = await receiver.send(values).catch(() => undefined);
      if (id === undefined) return;
      if (id) made.accepted.push(id);
      else made.refused += 1;
    }
  });
  return Object.assign(made, { done: Promise.all(senders) });
}

const GONE = 503;
const KEPT = 201;

it.each<[string, number, () => void]>([
  ['the folder is deleted', GONE, () => rmSync(folder, { recursive: true })],
  ['the file is deleted', GONE, () => rmSync(file)],
  ['the file is emptied', GONE, () => truncateSync(file)],
  ['its journal is deleted', KEPT, () => rmSync(`${file}-journal`, { force: true })],
  ['an older copy takes its place', KEPT, () => renameSync(path.join(copy, 'requests.db'), file)],
  ['an older copy replaces it', KEPT, () => copyFileSync(path.join(copy, 'requests.db'), file)],
])('acknowledges nothing that is not kept when %s', async (_what, status, happens) => {
  const first = await start();
  await first.send();
  await first.end('SIGTERM');
  cpSync(folder, copy, { recursive: true });

  const receiver = await start();
  const known = answers();
  expect((await receiver.post(known)).status).toBe(201);
  await until(async () => (await receiver.health()) === 200);

  await quiet();
  happens();
  // A repeated request needs no write, but its record is gone too.
  const again = await receiver.post(known);
  const acknowledged = again.ok ? [((await again.json()) as { id: string }).id] : [];
  for (let count = 0; count < 5; count++) {
    const id = await receiver.send();
    expect(id === null).toBe(status === GONE);
    if (id) acknowledged.push(id);
  }
  await until(async () => (await receiver.health()) === (status === KEPT ? 200 : 503), 5);
  await receiver.end('SIGKILL');
  expect(await kept()).toEqual(expect.arrayContaining(acknowledged));
});

it('accepts requests again when the folder is back, or after a restart', async () => {
  const receiver = await start();
  const first = await receiver.send();
  renameSync(folder, `${folder}.old`);
  expect(await receiver.send()).toBeNull();
  expect(existsSync(folder)).toBe(false);
  await until(() => receiver.output().includes('"code":"DATABASE_MISSING"'));

  renameSync(`${folder}.old`, folder);
  expect(await ids()).toEqual([first]);
  const second = await receiver.send();
  expect(await ids()).toEqual([first, second].sort());

  rmSync(folder, { recursive: true });
  await receiver.end('SIGTERM');
  expect([await (await start()).send()]).toEqual(await ids());
});

it('refuses, fails the health check and loses nothing when the disk is full', async () => {
  const receiver = await start({ fileSizeLimit: '400' });
  await until(async () => (await receiver.health()) === 200);
  const accepted: (string | null)[] = [];
  do accepted.push(await receiver.send({ message: 'x'.repeat(4000 - accepted.length) }));
  while (accepted.at(-1) !== null && accepted.length < 500);
  expect(accepted.pop()).toBeNull();
  await until(async () => (await receiver.health()) === 503, 5);
  expect(receiver.output()).toMatch(/"code":"SQLITE_(FULL|IOERR)","problem":"/);
  expect(accepted.length).toBeGreaterThan(5);
  expect(await receiver.end('SIGTERM')).toBe(0);

  accepted.push(await (await start()).send());
  expect(await ids()).toEqual(accepted.sort());
});

it('refuses while the file is damaged, and goes on once a backup takes its place', async () => {
  const receiver = await start();
  const id = await receiver.send();
  await quiet();
  copyFileSync(file, copy);
  writeFileSync(file, 'damaged'.repeat(10_000));
  expect(await receiver.send()).toBeNull();
  await until(async () => (await receiver.health()) === 503, 5);
  expect(receiver.output()).toMatch(/"problem":"The database in \S+ \(DEMO_\w+\) is corrupt/);
  renameSync(copy, file);
  const later = await receiver.send();
  await until(async () => (await receiver.health()) === 200);
  expect(await ids()).toEqual([id, later].sort());
});

it('keeps every acknowledged request when killed under load', async () => {
  const receiver = await start();
  const { accepted, attempted, done } = load(receiver);
  await until(() => accepted.length >= 100);
  expect(await receiver.end('SIGKILL')).toBe('SIGKILL');
  await done;

  const restarted = await start();
  await until(async () => (await restarted.health()) === 200);
  expect(await ids()).toEqual(expect.arrayContaining(accepted));
  // Visitors whose connection broke retry: nobody is stored twice.
  for (const values of attempted) await restarted.post(values);
  expect(await numbers()).toEqual(attempted.map(({ requestId }) => requestId).sort());
});

it('finishes in-flight requests on shutdown', async () => {
  const receiver = await start();
  const sent = load(receiver);
  await until(() => sent.accepted.length >= 50);
  expect(await receiver.end('SIGTERM')).toBe(0);
  await sent.done;
  expect(await ids()).toEqual(sent.accepted.sort());
  expect(sent.refused).toBeLessThanOrEqual(10);
});

it('logs no personal data', async () => {
  const receiver = await start();
  const values = answers();
  const id = (await receiver.send(values)) ?? '';
  await receiver.post(answers({ email: 'wrong@', website: '' }));
  await until(() => receiver.output().includes(id));
  await receiver.end('SIGTERM');
  const { firstName, lastName, email, organization, role, message } = values;
  for (const told of [firstName, lastName, email, organization, role, message, '127.0.0.1'])
    expect(receiver.output()).not.toContain(told);
});
