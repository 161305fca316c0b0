import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import path from 'node:path';
import { createDatabase } from '@/receiver/storage/open';
import { listRequests, type Receipt } from '@/receiver/storage/requests';
import { Fixture } from '@/tests/fixture';
import { posixIt } from '@/tests/posix';
import { answers, fileIn, until } from '@/tests/receiver/demo-requests';
import { type ReceiverProcess, startReceiver } from '@/tests/receiver/receiver-process';

let fixture: Fixture;
let folder: string;
let file: string;
let env: { DEMO_DATABASE_URL: string };
const started: ReceiverProcess[] = [];

beforeEach(() => {
  fixture = new Fixture();
  env = { DEMO_DATABASE_URL: fileIn(fixture.root) };
  folder = path.join(fixture.root, 'data');
  file = path.join(folder, 'requests.db');
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((receiver) => receiver.end('SIGKILL')));
  fixture.remove();
});

const start = async (settings: Parameters<typeof startReceiver>[0] = {}, script?: string) => {
  const receiver = await startReceiver({ ...env, ...settings }, script);
  started.push(receiver);
  return receiver;
};
const health = async ({ url }: ReceiverProcess) => (await fetch(`${url}/api/health/`)).status;
const receipt = async (response: Response) => ((await response.json()) as Receipt).id;
const storedIds = async () => {
  if (!existsSync(file) || statSync(file).size === 0) return [];
  const database = createDatabase({ url: env.DEMO_DATABASE_URL, maxMegabytes: 64 });
  try {
    return (await listRequests(database)).map(({ id }) => id);
  } finally {
    await database.close();
  }
};
/** Moves the folder aside. */
const copyData = (to: string) => {
  mkdirSync(path.join(fixture.root, to));
  for (const name of readdirSync(folder)) {
    copyFileSync(path.join(folder, name), path.join(fixture.root, to, name));
  }
};
const neighbours = () => readdirSync(folder).filter((name) => name !== path.basename(file));

const GONE = 503;
const KEPT = 201;

posixIt.each<[string, number, () => void]>([
  ['the folder is deleted', GONE, () => rmSync(folder, { recursive: true })],
  ['the folder is moved away', GONE, () => renameSync(folder, `${folder}.old`)],
  [
    'the folder is deleted and made again',
    GONE,
    () => {
      rmSync(folder, { recursive: true });
      mkdirSync(folder);
    },
  ],
  ['the file is deleted', GONE, () => rmSync(file)],
  ['the file is emptied', GONE, () => truncateSync(file)],
  [
    'every file is emptied',
    GONE,
    () => {
      for (const name of readdirSync(folder)) truncateSync(path.join(folder, name));
    },
  ],
  [
    'the neighbours of the file are deleted',
    KEPT,
    () => {
      for (const name of neighbours()) rmSync(path.join(folder, name));
    },
  ],
  [
    'an older copy takes its place',
    KEPT,
    () => renameSync(path.join(fixture.root, 'copy/requests.db'), file),
  ],
  [
    'an older copy is written over it',
    KEPT,
    () => copyFileSync(path.join(fixture.root, 'copy/requests.db'), file),
  ],
])('acknowledges nothing that is not kept when %s', async (_what, status, happens) => {
  const first = await start();
  await first.post(answers());
  await first.end('SIGTERM');
  copyData('copy');

  const receiver = await start();
  const known = answers();
  expect((await receiver.post(known)).status).toBe(201);
  expect(await health(receiver)).toBe(200);

  happens();
  // A repeated request needs no write, but its record is gone too.
  const responses = [await receiver.post(known)];
  for (let count = 0; count < 5; count++) responses.push(await receiver.post(answers()));
  expect(await health(receiver)).toBe(status === KEPT ? 200 : 503);
  await receiver.end('SIGKILL');

  expect(responses.slice(1).map((response) => response.status)).toEqual(Array(5).fill(status));
  const acknowledged = await Promise.all(responses.filter(({ ok }) => ok).map(receipt));
  expect(await storedIds()).toEqual(expect.arrayContaining(acknowledged));
});

posixIt('keeps every acknowledged request when the folder is moved under load', async () => {
  const receiver = await start();
  const acknowledged: string[] = [];
  let refused = 0;
  const senders = Array.from({ length: 10 }, async () => {
    while (refused < 50) {
      const response = await receiver.post(answers());
      if (response.ok) acknowledged.push(await receipt(response));
      else refused += 1;
    }
  });
  await until(() => acknowledged.length >= 50);
  renameSync(folder, `${folder}.old`);
  await Promise.all(senders);
  await receiver.end('SIGKILL');
  renameSync(`${folder}.old`, folder);
  expect(await storedIds()).toEqual(expect.arrayContaining(acknowledged));
});

posixIt('accepts requests again when the folder is back, or after a restart', async () => {
  const receiver = await start();
  const first = await receipt(await receiver.post(answers()));
  renameSync(folder, `${folder}.old`);
  expect((await receiver.post(answers())).status).toBe(503);
  expect(existsSync(folder)).toBe(false);
  await until(() => receiver.output().includes('"code":"DATABASE_MISSING"'));

  renameSync(`${folder}.old`, folder);
  const second = await receipt(await receiver.post(answers()));
  expect((await storedIds()).sort()).toEqual([first, second].sort());

  rmSync(folder, { recursive: true });
  await receiver.end('SIGTERM');
  const third = await receipt(await (await start()).post(answers()));
  expect(await storedIds()).toEqual([third]);
});

describe('health', () => {
  const fill = async (receiver: ReceiverProcess) => {
    const statuses: number[] = [];
    while (statuses.at(-1) !== 503 && statuses.length < 500) {
      statuses.push((await receiver.post(answers({ message: 'x'.repeat(4000) }))).status);
    }
    return statuses.at(-1);
  };

  posixIt.each([
    ['the quota is reached', { DEMO_DATABASE_MAX_MB: '0.2' }],
    ['the disk is full', { fileSizeLimit: '400' }],
  ])('fails when %s, and says so', async (_what, settings) => {
    const receiver = await start(settings);
    expect(await health(receiver)).toBe(200);
    expect(await fill(receiver)).toBe(503);
    expect(await health(receiver)).toBe(503);
    expect(receiver.output()).toMatch(/"code":"SQLITE_(FULL|IOERR)","problem":"/);
    // Stored requests are intact.
    expect((await storedIds()).length).toBeGreaterThan(5);
  });
});

it('logs one line at startup when it cannot store anything', async () => {
  fixture.write({ data: 'a file where the folder should be' });
  const receiver = await start();
  await until(() => receiver.output().includes('storage failed'));
  const lines = receiver
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      time: expect.any(String),
      event: 'storage failed',
      code: 'EEXIST',
      problem: 'The database folder cannot be created or opened.',
    },
  ]);
});
