import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { eachField } from '@/lib/form/fields';
import type { Channel } from '@/receiver/outbox/channels';
import type { Database } from '@/receiver/storage/database';
import { backlogOf } from '@/receiver/storage/deliveries';
import { pathOf } from '@/receiver/storage/sqlite/database';
import { printed } from '@/tests/receiver/commands';
import { listRequests, onEachDatabase, rowsOf, saveAnswers } from '@/tests/receiver/databases';

onEachDatabase((backend) => {
  let database: Database;
  beforeEach(() => {
    database = backend.open();
  });
  const save = async (changes: object = {}, spamReasons: string[] | null = null) =>
    (await saveAnswers(database, { ...changes }, { spamReasons })).id;
  const ids = async () => (await listRequests(database)).map(({ id }) => id).sort();
  const run = (command: string, channels: readonly Channel[] = []) =>
    printed(database, command, { channels });
  /** Whether any file of the database, its journal included, holds a text; on a server, it is not said. */
  const isHeld = (text: string, otherwise: boolean) => {
    if (backend.kind === 'postgres') return otherwise;
    const folder = path.dirname(pathOf(backend.url()));
    return readdirSync(folder).some((name) => readFileSync(path.join(folder, name)).includes(text));
  };

  it('lists requests, or those with a text whatever its case and accents', async () => {
    const id = await save({ firstName: 'Zoé\u001b[2J' });
    await save({ organization: 'Spam' }, ['honeypot']);
    const all = await run('list');
    expect(all).toMatch(
      RegExp(`^${id} {2}20\\S+ {2}demo {2}fr {2}Zoé .*Fonderies.*\n1 requests\n$`),
    );
    expect(all).not.toContain('\u001b');
    expect(await run('list --search FONDERIES')).toBe(all);
    expect(await run('list --search zoe')).toBe(all);
    expect(await run('list --search nobody')).toBe('0 requests\n');
  });

  it('exports every answer, none of which a spreadsheet runs', async () => {
    await save({ message: 'a "b"\nc;=2+2', organization: '=1+1' });
    const csv = await run('export --csv');
    expect(csv).toMatch(/^\uFEFF"id","receivedAt","locale","firstName",/);
    expect(csv).toContain('"a ""b""\nc;\'=2+2"');
    expect(csv).toContain('"\'=1+1"');
  });

  it('sends everything that was not delivered again', async () => {
    await save();
    await rowsOf(database, "UPDATE demo_request_deliveries SET attempts = 9, dead_at = 'now'");
    expect(await backlogOf(database)).toMatchObject({ waiting: 0, dead: 1 });
    expect(await run('retry')).toBe('1 to be sent again\n');
    expect(await backlogOf(database)).toMatchObject({ waiting: 1, dead: 0 });
  });

  it('deletes requests before a date, with their deliveries, and overwrites them', async () => {
    const old = await save({ organization: 'Unforgettable' });
    await rowsOf(
      database,
      `UPDATE demo_requests SET received_at = '2025-01-30' WHERE id = '${old}'`,
    );
    const kept = await save();
    await save({}, ['honeypot']);
    expect(isHeld('Unforgettable', true)).toBe(true);
    expect(await run('purge --before 2025-01-31')).toBe('1 deleted\n');
    expect(await run('purge --spam')).toBe('1 deleted\n');
    expect(await ids()).toEqual([kept]);
    expect((await backlogOf(database)).waiting).toBe(1);
    expect(isHeld('Unforgettable', false)).toBe(false);
  });

  it('erases everything of one person, corrections and spam included, and nobody else', async () => {
    const requestId = crypto.randomUUID();
    await save({ email: 'Ada@Example.com' });
    await save({ email: 'ada@example.com' }, ['links']);
    await save({ email: 'ade@example.com', requestId });
    await save({ email: 'ada@example.com', requestId });
    const other = await save({ email: 'ada@example.org' });
    const message = 'Write to Ada@example.com instead.';
    const mention = await save({ email: 'secretary@example.com', message });
    const person = JSON.parse(await run('export --email ADA@example.com'));
    expect(person).toMatchObject({
      requests: Array(4).fill({ id: expect.any(String), deliveries: expect.any(Array) }),
      mentionedIn: [mention],
    });
    expect(await run('erase --email ADA@example.com')).toBe(
      `4 deleted\nMessages of others name this address: ${mention}\nCopies in backups, in mailboxes and behind the webhook are yours to delete.\n`,
    );
    expect(await ids()).toEqual([other, mention].sort());
    expect((await backlogOf(database)).waiting).toBe(2);
    for (const command of ['erase', 'export']) {
      await expect(run(`${command} --email adda@example.com`)).rejects.toThrow(
        /^Nothing was received from adda@example\.com\.$/,
      );
    }
    expect([isHeld('Ada@Example.com', false), isHeld('ade@example.com', false)]).toEqual([
      false,
      false,
    ]);
  });
});

it('sends a test message on every channel, and says how each went', async () => {
  const sent: object[] = [];
  const good = { name: 'mail', send: async (request: object) => sent.push(request) };
  const bad = {
    name: 'webhook',
    send: () => Promise.reject(Object.assign(new Error('x'), { code: 'ECONNREFUSED' })),
  };
  const run = (...channels: Channel[]) => printed({} as Database, 'test-message', { channels });
  expect(await run(good)).toBe('mail: delivered\n');
  expect(sent[0]).toMatchObject(eachField(() => expect.any(String)));
  await expect(run(good, bad)).rejects.toThrow('mail: delivered\nwebhook: failed, ECONNREFUSED');
  await expect(run()).rejects.toThrow(/DEMO_SMTP_URL/);
});

describe('without a database', () => {
  const nowhere = {} as Database;
  it.each([
    ['purge --before 2025-02-30', /2025-01-31/],
    ['purge --before 2999-01-01', /2025-01-31/],
    ['', /requests -- list .* requests -- transfer URL/s],
    ['lst', /requests -- list /],
    ['list 1 --csv', /Unknown option '--csv'.*requests -- list /s],
    ['export --csv --email ada@example.com', /requests -- export --csv \[--spam\]\n/],
    ['erase', /^That is .*requests -- erase --email ADDRESS\n/s],
    ['purge --spam --before 2025-01-31', /requests -- purge --spam/],
  ] as [string, RegExp][])('does nothing for %j, and says what to give', async (command, words) => {
    await expect(printed(nowhere, command)).rejects.toThrow(words);
  });

  it('explains each command, and all', async () => {
    const all = await printed(nowhere, '--help');
    const names = new Set([...all.matchAll(/ -- (\S+)/g)].map(([, name]) => name));
    expect(names.size).toBeGreaterThan(7);
    for (const name of names) {
      const help = await printed(nowhere, `${name} --help`);
      expect(help).toMatch(RegExp(`^(npm run requests -- ${name}.*\n)+ {4}.*\n$`));
      expect(all).toContain(help);
    }
  });
});
