import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { Fixture } from '@/tests/fixture';

let fixture: Fixture;
beforeAll(() => {
  fixture = new Fixture();
  fixture.write({ 'damaged.db': 'This is no database.'.repeat(100) });
});
afterAll(() => fixture.remove());

/** `npm run requests -- list`, as an operator runs it. */
const list = (url: string) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/requests.ts', 'list'], {
    encoding: 'utf8',
    env: { NODE_ENV: 'test', DEMO_DATABASE_URL: url },
  });

it.each([
  ['a damaged file', () => `file:${path.join(fixture.root, 'damaged.db')}`, 'SQLITE_NOTADB'],
  ['a server that is down', () => 'postgres://nobody@127.0.0.1:1/none', 'ECONNREFUSED'],
])('says in a line what is wrong with %s', (_, url, code) => {
  const { status, stdout, stderr } = list(url());
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringMatching(RegExp(`^${code}: The .*\\.$`)),
  ]);
});
