import { createDatabase, type Database } from '@/server/demo-requests/storage/database';
import { countWaiting } from '@/server/demo-requests/storage/deliveries';
import { migrations } from '@/server/demo-requests/storage/migrations';
import { fileIn } from '../demo-requests';
import { Fixture } from '../fixture';

let fixture: Fixture;
const opened: Database[] = [];

beforeEach(() => {
  fixture = new Fixture();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.close()));
  fixture.remove();
});

const open = () => {
  const database = createDatabase({ url: fileIn(fixture.root), token: null, maxMegabytes: 64 });
  opened.push(database);
  return database;
};
const value = (database: Database, sql: string) =>
  database.use(async (client) => Object.values((await client.execute(sql)).rows[0] ?? {})[0]);

it('has every commit on the disk before it returns', async () => {
  const database = open();
  expect(await value(database, 'PRAGMA journal_mode')).toBe('wal');
  expect(await value(database, 'PRAGMA synchronous')).toBe(2);
});

it('still has after an error', async () => {
  const database = open();
  await expect(value(database, 'SELECT nonsense')).rejects.toThrow();
  expect(await value(database, 'PRAGMA synchronous')).toBe(2);
  expect(await value(database, 'PRAGMA secure_delete')).toBe(1);
  expect(await value(database, 'PRAGMA max_page_count')).toBe(64 * 256);
});

it('is built once, and found built when opened again', async () => {
  const version = 'SELECT max(version) FROM demo_request_migrations';
  expect(await value(open(), version)).toBe(migrations.length);
  expect(await value(open(), version)).toBe(migrations.length);
});

it('opens once for uses at the same time', async () => {
  const database = open();
  expect(await Promise.all([countWaiting(database), countWaiting(database)])).toEqual([0, 0]);
});

it('takes the address of a hosted database without opening it', async () => {
  const hosted = createDatabase({
    url: 'libsql://requests.invalid',
    token: 'token',
    maxMegabytes: 64,
  });
  opened.push(hosted);
  await expect(countWaiting(hosted)).rejects.toThrow();
});
