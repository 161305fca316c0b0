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
import { createDatabase } from '@/receiver/storage/open';
import { listRequests, type Receipt } from '@/receiver/storage/requests';
import { Fixture } from '@/tests/fixture';
import { posixIt as it } from '@/tests/posix';
import { answers, fileIn, until } from '@/tests/receiver/demo-requests';
import {
  type ReceiverProcess,
  receiverScript,
  startReceiver,
} from '@/tests/receiver/receiver-process';

let fixture: Fixture;
let url: string;
let file: string;
let copy: string;
const started: ReceiverProcess[] = [];

beforeEach(() => {
  fixture = new Fixture();
  url = fileIn(fixture.root);
  file = path.join(fixture.root, 'data', 'requests.db');
  copy = path.join(fixture.root, 'requests.backup');
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((receiver) => receiver.end('SIGKILL')));
  fixture.remove();
});

const start = async () => {
  const receiver = await startReceiver({ DEMO_DATABASE_URL: url });
  started.push(receiver);
  return receiver;
};
/** A command of the receiver, in a process of its own as an operator runs it, whatever the umask. */
async function requests(command: string) {
  const script = [receiverScript(), 'requests', ...command.split(' ')];
  const child = spawn('/bin/sh', ['-c', 'umask 0; exec "$@"', 'sh', process.execPath, ...script], {
    env: { NODE_ENV: 'test', DEMO_DATABASE_URL: url },
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
const stored = async (at = url) => {
  const database = createDatabase({ url: at, maxMegabytes: 64 });
  try {
    return (await listRequests(database)).map(({ id }) => id).sort();
  } finally {
    await database.close();
  }
};
const post = async (receiver: ReceiverProcess) => {
  const response = await receiver.post(answers());
  return response.ok ? ((await response.json()) as Receipt).id : null;
};
const health = async ({ url: at }: ReceiverProcess) => (await fetch(`${at}/api/health/`)).status;

it('brings back what was backed up, while the receiver runs', async () => {
  const receiver = await start();
  const kept = [await post(receiver), await post(receiver), await post(receiver)].sort();
  expect(await requests(`backup ${copy}`)).toEqual({ code: 0, output: '3 requests backed up\n' });
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  expect(readdirSync(fixture.root).sort()).toEqual(['data', 'requests.backup']);
  await post(receiver);

  writeFileSync(file, 'damaged'.repeat(10_000));
  expect(await post(receiver)).toBeNull();
  expect(await health(receiver)).toBe(503);

  const { code, output } = await requests(`restore ${copy}`);
  expect(output).toMatch(/^3 requests restored\nThe previous database is .*requests\.db\.before-/);
  expect(code).toBe(0);
  expect(await stored()).toEqual(kept);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const later = await post(receiver);
  expect(later).not.toBeNull();
  await until(async () => (await health(receiver)) === 200);
  expect(await stored()).toEqual([...kept, later].sort());
  expect(existsSync(copy)).toBe(true);
});

it('keeps the database that it replaces', async () => {
  const receiver = await start();
  await post(receiver);
  await requests(`backup ${copy}`);
  await post(receiver);
  const all = await stored();
  const { output } = await requests(`restore ${copy}`);
  const [, previous] = /The previous database is (\S+)\. /.exec(output) ?? [];
  expect(await stored(`file:${previous}`)).toEqual(all);
  expect(await stored()).toHaveLength(1);
});

it('restores where there is nothing yet', async () => {
  const receiver = await start();
  const id = await post(receiver);
  await requests(`backup ${copy}`);
  await receiver.end('SIGTERM');
  rmSync(path.dirname(file), { recursive: true });
  expect(await requests(`restore ${copy}`)).toEqual({ code: 0, output: '1 requests restored\n' });
  expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
  expect(await stored()).toEqual([id]);
});

it('does not apply to the backup what is left of a transaction on a database that is gone', async () => {
  const receiver = await start();
  const id = await post(receiver);
  await requests(`backup ${copy}`);
  await receiver.end('SIGTERM');
  rmSync(file);
  writeFileSync(`${file}-journal`, 'the rest of a transaction');
  expect((await requests(`restore ${copy}`)).code).toBe(0);
  const left = readdirSync(path.dirname(file)).find((name) => /before-\w+-journal$/.test(name));
  expect(readFileSync(path.join(path.dirname(file), left ?? ''), 'utf8')).toMatch(/^the rest/);
  expect(await stored()).toEqual([id]);
});

it('is complete and intact when made under load, and nothing is lost meanwhile', async () => {
  const receiver = await start();
  const acknowledged: string[] = [];
  let going = true;
  const senders = Array.from({ length: 10 }, async () => {
    while (going) {
      const id = await post(receiver);
      if (id) acknowledged.push(id);
    }
  });
  await until(() => acknowledged.length >= 50);
  const before = [...acknowledged];
  expect((await requests(`backup ${copy}`)).code).toBe(0);
  going = false;
  await Promise.all(senders);
  expect(await stored()).toEqual(acknowledged.sort());
  expect(await stored(`file:${copy}`)).toEqual(expect.arrayContaining(before));
});

it('refuses what is not a backup, and changes nothing', async () => {
  const receiver = await start();
  const id = await post(receiver);
  await requests(`backup ${copy}`);
  const bytes = readFileSync(copy);
  const other = path.join(fixture.root, 'other');
  for (const content of ['', 'text', bytes.subarray(0, bytes.length / 2)]) {
    writeFileSync(other, content);
    const { code, output } = await requests(`restore ${other}`);
    expect(code).toBe(2);
    expect(output).toMatch(/^\S+other is (not a database of demo requests|damaged)/);
  }
  expect((await requests(`restore ${other}.gone`)).output).toMatch(/^There is no file /);
  expect((await requests(`backup ${copy}`)).output).toMatch(/exists\. Choose another name\.$/m);
  expect(readFileSync(copy)).toEqual(bytes);
  expect(readdirSync(path.dirname(file)).filter((name) => !name.endsWith('-journal'))).toEqual([
    'requests.db',
  ]);
  expect(await stored()).toEqual([id]);
});

it('says when there is nothing to back up', async () => {
  expect((await requests(`backup ${copy}`)).output).toMatch(/^There is no database at /);
  expect(existsSync(copy)).toBe(false);
});

const root = process.getuid?.() === 0;
(root ? it : it.skip)('restores for the user of the database when run by root', async () => {
  const receiver = await start();
  await post(receiver);
  await requests(`backup ${copy}`);
  await receiver.end('SIGTERM');
  rmSync(path.dirname(file), { recursive: true });
  mkdirSync(path.dirname(file));
  chmodSync(path.dirname(file), 0o700);
  chownSync(path.dirname(file), 65534, 65534);
  await requests(`restore ${copy}`);
  expect(statSync(file).uid).toBe(65534);
});
