import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { storedIn } from '@/tests/receiver/databases';
import { answers, until } from '@/tests/receiver/demo-requests';
import { receiverProcesses, receiverScript } from '@/tests/receiver/receiver-process';

const { fixture, url, start, ids } = receiverProcesses();
let folder: string;
beforeEach(() => {
  folder = path.join(fixture().root, 'backups');
  mkdirSync(folder);
});

/** A command of the receiver, in a process of its own as an operator runs it, whatever the umask. */
async function requests(command: string) {
  const script = [receiverScript(), 'requests', ...command.split(' ')];
  const child = spawn('/bin/sh', ['-c', 'umask 0; exec "$@"', 'sh', process.execPath, ...script], {
    env: { NODE_ENV: 'test', DEMO_DATABASE_URL: url() },
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

it('is a file with which a receiver elsewhere goes on as the lost one would', async () => {
  const receiver = await start();
  const [genuine, held] = [answers(), answers({ website: 'https://spam.example' })];
  for (const values of [genuine, held]) expect((await receiver.post(values)).status).toBe(201);
  const before = await storedIn(url());
  const copy = path.join(folder, 'copy.db');
  const { code, output } = await requests(`backup ${copy}`);
  expect([code, output]).toEqual([0, `Backed up to ${copy}\n`]);
  expect(readdirSync(folder)).toEqual(['copy.db']);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  await receiver.end('SIGKILL');

  const elsewhere = path.join(fixture().root, 'elsewhere.db');
  copyFileSync(copy, elsewhere);
  const DEMO_DATABASE_URL = `file:${elsewhere}`;
  const successor = await start({ DEMO_DATABASE_URL });
  expect(await storedIn(DEMO_DATABASE_URL)).toEqual(before);
  // Whose visitors never got an answer, and send again.
  for (const values of [genuine, held]) expect((await successor.post(values)).status).toBe(200);
  expect(await successor.send()).not.toBeNull();
  expect(await storedIn(DEMO_DATABASE_URL)).toHaveLength(3);
});

it('is complete when made under load, and nothing is refused or lost meanwhile', async () => {
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
  const copy = path.join(folder, 'copy.db');
  expect((await requests(`backup ${copy}`)).code).toBe(0);
  going = false;
  await Promise.all(senders);
  expect(refused).toBe(0);
  expect(await ids()).toEqual(acknowledged.sort());
  expect(await ids(`file:${copy}`)).toEqual(expect.arrayContaining(before));
});

it('replaces no file, and leaves none when the database is damaged or not there', async () => {
  const copy = path.join(folder, 'copy.db');
  expect((await requests(`backup ${copy}`)).output).toMatch(/^There is no database at /);
  const receiver = await start();
  await receiver.send();
  await receiver.end('SIGTERM');
  writeFileSync(copy, 'something else');
  const { code, output } = await requests(`backup ${copy}`);
  expect([code, output]).toEqual([1, `${copy} exists. Choose another name.\n`]);
  const file = path.join(fixture().root, 'data', 'requests.db');
  writeFileSync(file, 'damaged'.repeat(10_000));
  expect((await requests(`backup ${copy}.2`)).output).toMatch(
    /^SQLITE_NOTADB: The file is corrupt/,
  );
  expect(readdirSync(folder)).toEqual(['copy.db']);
});
