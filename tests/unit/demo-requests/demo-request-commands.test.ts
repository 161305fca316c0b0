import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runRequests } from '@/receiver/commands/commands';
import { requireDatabase } from '@/receiver/commands/usage';
import type { Database } from '@/receiver/storage/database';
import { pathOf } from '@/receiver/storage/sqlite/database';
import { onEachDatabase, saveAnswers } from '@/tests/receiver/databases';

onEachDatabase((backend) => {
  let database: Database;

  beforeEach(() => {
    database = backend.open();
  });
  afterEach(() => jest.useRealTimers());

  const save = async (changes: object = {}, { spam = false, on = '' } = {}) => {
    if (on) jest.useFakeTimers({ now: new Date(on), doNotFake: ['setTimeout', 'nextTick'] });
    const spamReasons = spam ? ['honeypot'] : null;
    const saved = await saveAnswers(database, { ...changes }, { spamReasons });
    jest.useRealTimers();
    return saved.id;
  };
  const run = (command: string, options = {}) => runRequests(database, command.split(' '), options);

  it('lists requests, and spam separately', async () => {
    const id = await save();
    const spam = await save({ organization: 'Spam' }, { spam: true });
    expect(await run('list')).toMatch(new RegExp(`^${id} .*Fonderies & Cie.*\n1 requests\n$`));
    expect(await run('list', { spam: true })).toMatch(new RegExp(`^${spam} .*Spam`));
  });

  it('shows one, with its delivery status', async () => {
    const shown = await run(`show ${await save()}`);
    expect(shown).toContain("lastName: O'Neill\n");
    expect(shown).toContain('message: Bonjour,\n  nous préparons la CSRD.\n');
    expect(shown).toContain('mail: pending, 0 attempts');
    await expect(run('show nobody')).rejects.toThrow('No request with the id nobody.');
  });

  it('exports every answer', async () => {
    await save({ message: 'a "b"\nc' });
    const csv = await run('export', { csv: true });
    expect(csv).toMatch(/^\uFEFF"id","receivedAt","locale","firstName",/);
    expect(csv).toContain('"a ""b""\nc"');
  });

  it('deletes requests before a date, with their deliveries', async () => {
    await save({}, { on: '2025-01-30T23:59:59Z' });
    const kept = await save({}, { on: '2025-01-31T00:00:00Z' });
    expect(await run('purge', { before: '2025-01-31' })).toBe('1 deleted\n');
    expect(await run('list')).toMatch(new RegExp(`^${kept} [^\n]*\n1 requests`));
    expect(await run('purge', { before: '2025-01-31' })).toBe('0 deleted\n');
  });

  it('overwrites deleted requests in the database files', async () => {
    if (backend.kind === 'postgres') return;
    const folder = path.dirname(pathOf(backend.url()));
    const found = () =>
      readdirSync(folder).some((name) =>
        readFileSync(path.join(folder, name)).includes('Unforgettable'),
      );
    await save({ organization: 'Unforgettable' }, { on: '2025-01-30T12:00:00Z' });
    expect(found()).toBe(true);
    await run('purge', { before: '2025-01-31' });
    expect(found()).toBe(false);
  });

  it.each(['', '2025-02-30', '31/01/2025', '2025-1-1', '2999-01-01'])(
    'erases nothing for --before %j',
    async (before) => {
      await expect(run('purge', { before })).rejects.toThrow(/2025-01-31/);
    },
  );

  it.each(['', 'show', 'export', 'erase'])('prints its usage for %j', async (command) => {
    await expect(run(command)).rejects.toThrow(/npm run requests -- list/);
  });
});

it('does not create a database where there is none', () => {
  const folder = path.join(tmpdir(), crypto.randomUUID());
  const missing = `file:${folder}/requests.db`;
  expect(() => requireDatabase(missing)).toThrow(/There is no database at /);
  expect(existsSync(folder)).toBe(false);
  expect(() => requireDatabase('postgres://requests.example/requests')).not.toThrow();
});
