import { mkdirSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '@/receiver/storage/database';
import { backlogOf } from '@/receiver/storage/deliveries';
import { pathOf } from '@/receiver/storage/sqlite/database';
import { inFiles, rowsOf } from '@/tests/receiver/databases';

const { open, root, url } = inFiles();
const countWaiting = async (database: Database) => (await backlogOf(database)).waiting;
const value = async (database: Database, text: string) =>
  Object.values((await rowsOf(database, text))[0] ?? {})[0];

it('flushes every commit to disk before it returns, after an error too', async () => {
  const database = open();
  // In the file itself, with the journal truncated.
  expect(await value(database, 'PRAGMA journal_mode')).toBe('truncate');
  await expect(value(database, 'SELECT nonsense')).rejects.toThrow();
  expect(await value(database, 'PRAGMA synchronous')).toBe(2);
  expect(await value(database, 'PRAGMA secure_delete')).toBe(1);
  expect(await value(database, 'PRAGMA max_page_count')).toBe(64 * 256);
});

it('does not interrupt other calls when one fails', async () => {
  const database = open();
  const uses = Array.from({ length: 20 }, (_, index) =>
    index % 4 === 0 ? value(database, 'SELECT nonsense') : countWaiting(database),
  );
  const outcomes = (await Promise.allSettled(uses)).map((outcome) =>
    outcome.status === 'fulfilled' ? outcome.value : outcome.reason.code,
  );
  expect(outcomes).toEqual(outcomes.map((_, index) => (index % 4 === 0 ? 'SQLITE_ERROR' : 0)));
});

it('is not created anew where it was emptied while the receiver was down', async () => {
  const first = open();
  await countWaiting(first);
  await first.close();
  truncateSync(pathOf(url()));
  await expect(countWaiting(open())).rejects.toMatchObject({ code: 'DATABASE_MISSING' });
  rmSync(pathOf(url()));
  expect(await countWaiting(open())).toBe(0);
  expect(readdirSync(`${root()}/data`).filter((name) => !name.endsWith('-journal'))).toEqual([
    'requests.db',
  ]);
});

it('keeps its files private, whatever the umask and in a folder that is not', async () => {
  const folder = path.join(root(), 'open');
  const old = process.umask(0);
  try {
    mkdirSync(folder, { mode: 0o755 });
    writeFileSync(path.join(folder, 'a.db-journal'), '', { mode: 0o644 });
    await countWaiting(open(64, `file:${path.join(folder, 'a.db')}`));
    for (const name of ['a.db', 'a.db-journal'])
      expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600);
  } finally {
    process.umask(old);
  }
});
