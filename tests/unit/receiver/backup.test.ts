import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { backUp } from '@/receiver/storage/backup';
import { createDatabase } from '@/receiver/storage/open';
import { rowsOf, storedIn } from '@/tests/receiver/databases';
import { answers, until } from '@/tests/receiver/demo-requests';
import { receiverProcesses, receiverScript } from '@/tests/receiver/receiver-process';

const { fixture, url, start, ids } = receiverProcesses();
let file: string;
let copy: string;
beforeEach(() => {
  file = path.join(fixture().root, 'data', 'requests.db');
  copy = path.join(fixture().root, 'requests.backup');
});

/** A command of the receiver, in a process of its own as an operator runs it, whatever the umask. */
async function requests(command: string, env: Record<string, string> = {}) {
  const script = [receiverScript(), 'requests', ...command.split(' ')];
  const child = spawn('/bin/sh', ['-c', 'umask 0; exec "$@"', 'sh', process.execPath, ...script], {
    env: { NODE_ENV: 'test', DEMO_DATABASE_URL: url(), ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  const [code] = await once(child, 'close');
  return { code, output };
}
it('brings back what was backed up while the receiver runs, and keeps what it replaces', async () => {
  const receiver = await start();
  const kept = [await receiver.send(), await receiver.send(), await receiver.send()].sort();
  const backedUp = { code: 0, output: `3 requests backed up to ${copy}\n` };
  expect(await requests(`backup ${copy}`)).toEqual(backedUp);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  expect(readdirSync(fixture().root).sort()).toEqual(['data', 'requests.backup']);
  await receiver.send();
  const all = await ids();
  const { code, output } = await requests(`restore ${copy}`);
  expect(output).toMatch(/^3 requests restored\nThe previous database is .*requests\.db\.before-/);
  expect(code).toBe(0);
  expect(await ids()).toEqual(kept);
  const [, previous] = /The previous database is (\S+)\. /.exec(output) ?? [];
  expect(await ids(`file:${previous}`)).toEqual(all);
  expect(existsSync(copy)).toBe(true);
});

it('takes the place of a damaged database, which the receiver then uses', async () => {
  const receiver = await start();
  const id = await receiver.send();
  await requests(`backup ${copy}`);
  writeFileSync(file, 'damaged'.repeat(10_000));
  expect(await receiver.send()).toBeNull();
  expect(await receiver.health()).toBe(503);
  expect((await requests(`restore ${copy}`)).code).toBe(0);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const later = await receiver.send();
  await until(async () => (await receiver.health()) === 200);
  expect(await ids()).toEqual([id, later].sort());
});

it('restores in another place, where a receiver goes on as the lost one would', async () => {
  const receiver = await start();
  const [genuine, held] = [answers(), answers({ website: 'https://spam.example' })];
  for (const values of [genuine, held]) expect((await receiver.post(values)).status).toBe(201);
  const before = await storedIn(url());
  const offSite = path.join(fixture().root, 'off-site');
  mkdirSync(offSite);
  const { code, output } = await requests(`backup ${offSite}`);
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/^2 requests backed up to \S+Z\.db\n$/),
  ]);
  await receiver.end('SIGKILL');
  rmSync(path.dirname(file), { recursive: true });

  const [name = ''] = readdirSync(offSite);
  const DEMO_DATABASE_URL = `file:${path.join(fixture().root, 'elsewhere', 'requests.db')}`;
  const restored = await requests(`restore ${path.join(offSite, name)}`, { DEMO_DATABASE_URL });
  expect(restored).toEqual({ code: 0, output: '2 requests restored\n' });
  expect(statSync(path.join(fixture().root, 'elsewhere')).mode & 0o777).toBe(0o700);
  expect(await storedIn(DEMO_DATABASE_URL)).toEqual(before);
  const successor = await start({ DEMO_DATABASE_URL });
  // Whose visitors never got an answer, and send again.
  for (const values of [genuine, held]) expect((await successor.post(values)).status).toBe(200);
  expect(await successor.send()).not.toBeNull();
  expect(await storedIn(DEMO_DATABASE_URL)).toHaveLength(3);
});

it('keeps the last fourteen backups in a folder, and nothing else out of it', async () => {
  const database = createDatabase({ url: url(), maxMegabytes: 64 });
  mkdirSync(copy);
  writeFileSync(path.join(copy, 'demo-requests-by-hand.db'), '');
  for (let day = 10; day < 26; day++) {
    await backUp(database, copy, new Date(`2026-11-${day}T01:02:03.456Z`));
  }
  await database.close();
  const names = readdirSync(copy).sort();
  expect(names).toHaveLength(15);
  expect(names[0]).toBe('demo-requests-20261112T010203Z.db');
  expect(names.at(-1)).toBe('demo-requests-by-hand.db');
});

it('does not apply to the backup what is left of a transaction on a database that is gone', async () => {
  const receiver = await start();
  const id = await receiver.send();
  await requests(`backup ${copy}`);
  await receiver.end('SIGTERM');
  rmSync(file);
  writeFileSync(`${file}-journal`, 'the rest of a transaction');
  expect((await requests(`restore ${copy}`)).code).toBe(0);
  const left = readdirSync(path.dirname(file)).find((name) => /before-\w+-journal$/.test(name));
  expect(readFileSync(path.join(path.dirname(file), left ?? ''), 'utf8')).toMatch(/^the rest/);
  expect(await ids()).toEqual([id]);
});

it('is complete and intact when made under load, and nothing is lost meanwhile', async () => {
  const receiver = await start();
  const acknowledged: string[] = [];
  let going = true;
  let refused = 0;
  const senders = Array.from({ length: 10 }, async () => {
    while (going) {
      const id = await receiver.send();
      if (id) acknowledged.push(id);
      else refused += 1;
    }
  });
  await until(() => acknowledged.length >= 50);
  const before = [...acknowledged];
  expect((await requests(`backup ${copy}`)).code).toBe(0);
  going = false;
  await Promise.all(senders);
  expect(refused).toBe(0);
  expect(await ids()).toEqual(acknowledged.sort());
  expect(await ids(`file:${copy}`)).toEqual(expect.arrayContaining(before));
});

it('refuses what is not a backup, and changes nothing', async () => {
  const receiver = await start();
  const id = await receiver.send();
  await requests(`backup ${copy}`);
  const bytes = readFileSync(copy);
  const other = path.join(fixture().root, 'other');
  for (const content of ['', 'text', bytes.subarray(0, bytes.length / 2)]) {
    writeFileSync(other, content);
    const { code, output } = await requests(`restore ${other}`);
    expect(code).toBe(1);
    expect(output).toMatch(/^\S+other is (not a database of demo requests|damaged)/);
  }
  expect((await requests(`restore ${other}.gone`)).output).toMatch(/^There is no file /);
  expect((await requests(`backup ${copy}`)).output).toMatch(/exists\. Choose another name\.$/m);
  expect(readFileSync(copy)).toEqual(bytes);
  expect(readdirSync(path.dirname(file)).filter((name) => !name.endsWith('-journal'))).toEqual([
    'requests.db',
  ]);
  expect(await ids()).toEqual([id]);
});

it('backs up the database of a later version after a rollback, and says what the copy lacks', async () => {
  const receiver = await start();
  const id = await receiver.send();
  const database = createDatabase({ url: url(), maxMegabytes: 64 });
  for (const change of [
    "ALTER TABLE demo_requests ADD COLUMN newer text NOT NULL DEFAULT 'x'",
    "INSERT INTO demo_request_schema VALUES ('2999-01-01 newer', '2999-01-01')",
  ]) {
    await rowsOf(database, change);
  }
  await database.close();
  expect(await receiver.send()).not.toBeNull();
  expect(await requests(`backup ${copy}`)).toEqual({
    code: 0,
    output: expect.stringMatching(
      /^2 requests backed up to \S+\n.* does not know demo_requests\.newer, /,
    ),
  });
  expect((await requests(`restore ${copy}`)).output).toMatch(/^2 requests restored/);
  expect(await ids()).toContain(id);
});

it('says when there is nothing to back up', async () => {
  expect((await requests(`backup ${copy}`)).output).toMatch(/^There is no database at /);
  expect(existsSync(copy)).toBe(false);
});

const root = process.getuid?.() === 0;
(root ? it : it.skip)('restores for the user of the database when run by root', async () => {
  const receiver = await start();
  await receiver.send();
  await requests(`backup ${copy}`);
  await receiver.end('SIGTERM');
  rmSync(path.dirname(file), { recursive: true });
  mkdirSync(path.dirname(file));
  chmodSync(path.dirname(file), 0o700);
  chownSync(path.dirname(file), 65534, 65534);
  await requests(`restore ${copy}`);
  expect(statSync(file).uid).toBe(65534);
});
