import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { eachField } from '@/lib/form/fields';
import { requireDatabase } from '@/receiver/commands/usage';
import type { Channel } from '@/receiver/outbox/channels';
import type { Database } from '@/receiver/storage/database';
import { eraseExpired } from '@/receiver/storage/erase';
import { pathOf } from '@/receiver/storage/sqlite/database';
import { limitsOf } from '@/receiver/upkeep/expiry';
import { Fixture } from '@/tests/fixture';
import { printed } from '@/tests/receiver/commands';
import { listRequests, onEachDatabase, saveAnswers } from '@/tests/receiver/databases';
import { until } from '@/tests/receiver/demo-requests';
import { startReceiver } from '@/tests/receiver/receiver-process';

onEachDatabase((backend) => {
  let database: Database;
  beforeEach(() => {
    database = backend.open();
  });

  const save = async (changes: object = {}, { spam = false, on = '2026-11-22' } = {}) => {
    const spamReasons = spam ? ['honeypot'] : null;
    const saved = await saveAnswers(database, { ...changes }, { spamReasons });
    await database.use((queries) =>
      queries
        .updateTable('demo_requests')
        .set({ received_at: `${on}T00:00:00.000Z` })
        .where((eb) => eb.or([eb('id', '=', saved.id), eb('revises', '=', saved.id)]))
        .execute(),
    );
    return saved.id;
  };
  const ids = async () => (await listRequests(database)).map(({ id }) => id).sort();
  const run = (command: string, channels: readonly Channel[] = []) =>
    printed(database, command, { channels });
  const expire = (now: string) =>
    eraseExpired(database, limitsOf({ months: 36, spamDays: 30 }, new Date(now)));
  /** Whether any file of the database, its journal included, holds a text. */
  const holds = (text: string) => {
    const folder = path.dirname(pathOf(backend.url()));
    return readdirSync(folder).some((name) => readFileSync(path.join(folder, name)).includes(text));
  };

  it('lists requests, and spam separately', async () => {
    const id = await save();
    const spam = await save({ organization: 'Spam' }, { spam: true });
    expect(await run('list')).toMatch(new RegExp(`^${id} .*Fonderies & Cie.*\n1 requests\n$`));
    expect(await run('list --search FONDERIES')).toBe(await run('list'));
    // Whatever the accents.
    expect(await run('list --search zoe')).toBe(await run('list'));
    expect(await run('list --search nobody')).toBe('0 requests\n');
    expect(await run('spam')).toMatch(new RegExp(`^${spam} .*\\[honeypot\\] .*Spam .*Bonjour`));
    expect(await run('spam --search nobody')).toBe('0 in quarantine\n');
  });

  it('shows one, with its delivery status', async () => {
    const shown = await run(`show ${await save()}`);
    expect(shown).toContain("lastName: O'Neill\n");
    expect(shown).toContain('message: Bonjour,\n  nous préparons la CSRD.\n');
    expect(shown).toContain('mail: pending, 0 attempts');
    await expect(run('show nobody')).rejects.toThrow('No request with the id nobody.');
  });

  it('exports every answer, none of which a spreadsheet runs', async () => {
    await save({ message: 'a "b"\nc;=2+2', organization: '=1+1' });
    const csv = await run('export --csv');
    expect(csv).toMatch(/^\uFEFF"id","receivedAt","locale","firstName",/);
    expect(csv).toContain('"a ""b""\nc;\'=2+2"');
    expect(csv).toContain('"\'=1+1"');
  });

  it('deletes requests before a date, with their deliveries, and overwrites them', async () => {
    await save({ organization: 'Unforgettable' }, { on: '2025-01-30' });
    const kept = await save({}, { on: '2025-01-31' });
    if (backend.kind === 'sqlite') expect(holds('Unforgettable')).toBe(true);
    expect(await run('purge --before 2025-01-31')).toBe('1 deleted\n');
    expect(await ids()).toEqual([kept]);
    expect(await run('pending')).toMatch(/\n1 pending, 0 given up\n$/);
    if (backend.kind === 'sqlite') expect(holds('Unforgettable')).toBe(false);
  });

  it('erases everything of one person, corrections and spam included, and nobody else', async () => {
    const requestId = crypto.randomUUID();
    await save({ email: 'Ada@Example.com' });
    await save({ email: 'ada@example.com' }, { spam: true });
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
    expect(await run('pending')).toMatch(/\n2 pending, 0 given up\n$/);
    for (const command of ['erase', 'export', 'contacted']) {
      await expect(run(`${command} --email adda@example.com`)).rejects.toThrow(
        /^Nothing was received from adda@example\.com\.$/,
      );
    }
    if (backend.kind === 'postgres') return;
    expect([holds('Ada@Example.com'), holds('ade@example.com')]).toEqual([false, false]);
  });

  it('keeps requests until three years after the last contact, and spam for a month', async () => {
    const expired = await save({ email: 'old@example.com' }, { on: '2023-11-21' });
    const again = await save({ email: 'again@example.com' }, { on: '2020-01-01' });
    const later = await save({ email: 'AGAIN@example.com' }, { on: '2023-11-23' });
    const called = await save({ email: 'called@example.com' }, { on: '2020-01-01' });
    await save({ email: 'spam@example.com' }, { spam: true, on: '2026-10-20' });
    // Spam that uses an address is not contact with its owner.
    await save({ email: 'old@example.com' }, { spam: true, on: '2026-11-20' });
    const email = 'Called@example.com';
    expect(await run(`contacted --email ${email} --on 2026-01-31`)).toBe('1 updated\n');
    // It does not move back.
    await run(`contacted --email ${email} --on 2021-01-31`);
    expect(await expire('2026-11-22T13:00:00Z')).toBe(2);
    const left = await ids();
    expect(left).toEqual(expect.arrayContaining([again, later, called]));
    expect(left).not.toContain(expired);
    expect(left).toHaveLength(4);
    expect(await expire('2026-11-24T00:00:00Z')).toBe(2);
    expect(await expire('2029-01-30T00:00:00Z')).toBe(1);
    expect(await expire('2029-02-01T00:00:00Z')).toBe(1);
  });

  it('deletes many in batches', async () => {
    await save({}, { on: '2020-01-01' });
    const [one] = await database.use((queries) =>
      queries.selectFrom('demo_requests').selectAll().execute(),
    );
    if (!one) throw new Error('Nothing is stored.');
    const old = Array.from({ length: 449 }, (_, index) => ({
      ...one,
      ...{ id: `id${index}`, request_id: `request${index}`, email: `${index}@example.com` },
    }));
    await database.use((queries) => queries.insertInto('demo_requests').values(old).execute());
    expect(await expire('2026-11-22T00:00:00Z')).toBe(450);
  });

  it('deletes expired requests by itself when the receiver starts', async () => {
    await save({ email: 'old@example.com' }, { on: '2020-01-01' });
    const kept = await save(
      { email: 'new@example.com' },
      { on: new Date().toISOString().slice(0, 10) },
    );
    const receiver = await startReceiver({ DEMO_DATABASE_URL: backend.url() });
    try {
      await until(() => receiver.output().includes('"expired requests deleted","erased":1'));
    } finally {
      await receiver.end('SIGTERM');
    }
    expect(await ids()).toEqual([kept]);
  });

  it('sends a test message on every channel, and says how each went', async () => {
    const sent: object[] = [];
    const good = { name: 'mail', send: async (request: object) => sent.push(request) };
    const bad = {
      name: 'webhook',
      send: () => Promise.reject(Object.assign(new Error('x'), { code: 'ECONNREFUSED' })),
    };
    expect(await run('test-message', [good])).toBe('mail: delivered\n');
    expect(sent[0]).toMatchObject(eachField(() => expect.any(String)));
    await expect(run('test-message', [good, bad])).rejects.toThrow(
      'mail: delivered\nwebhook: failed, ECONNREFUSED',
    );
    await expect(run('test-message')).rejects.toThrow(/DEMO_SMTP_URL/);
    expect(await ids()).toEqual([]);
  });
});

it.each([
  // The last contact, and the day on which six months are over.
  ['2026-03-01', '2026-09-01'],
  ['2026-08-31', '2027-02-28'],
  ['2027-08-31', '2028-02-29'],
])('keeps a contact of %s until %s, and not for longer than that day', (contact, due) => {
  const isKept = (day: string, hours: number) => {
    const now = new Date(Date.parse(day) + hours * 3_600_000);
    return limitsOf({ months: 6, spamDays: 30 }, now).contact <= new Date(`${contact}T12:00:00Z`);
  };
  expect([isKept(due, -0.1), isKept(due, 12), isKept(due, 36.1)]).toEqual([true, true, false]);
});

describe('without a database', () => {
  const nowhere = {} as Database;
  let fixture: Fixture;
  beforeEach(() => {
    fixture = new Fixture().write({ 'damaged.db': 'This is no database.'.repeat(100) });
  });
  afterEach(() => fixture.remove());

  it.each([
    ...['', '2025-02-30', '31/01/2025', '2025-1-1', '2999-01-01'].map((day) => [
      `purge --before ${day}`,
      /2025-01-31/,
    ]),
    ['', /requests -- list .* requests -- restore FILE/s],
    ['lst', /requests -- list /],
    ['show', /^That is .*requests -- show ID\n/s],
    ['show 1 --csv', /Unknown option '--csv'.*requests -- show ID\n/s],
    ['export', /requests -- export --csv \[--spam\]\n.* -- export --email ADDRESS\n/],
    ['export --csv --email ada@example.com', /requests -- export/],
    ['erase', /requests -- erase --email ADDRESS\n/],
    ['purge --spam --before 2025-01-31', /requests -- purge --spam/],
  ] as [string, RegExp][])('does nothing for %j, and says what to give', async (command, words) => {
    await expect(printed(nowhere, command)).rejects.toThrow(words);
  });

  it('explains each command, and all', async () => {
    const all = await printed(nowhere, '--help');
    const names = new Set([...all.matchAll(/ -- (\S+)/g)].map(([, name]) => name));
    expect(names.size).toBeGreaterThan(15);
    for (const name of names) {
      const help = await printed(nowhere, `${name} --help`);
      expect(help).toMatch(RegExp(`^(npm run requests -- ${name}.*\n)+ {4}.*\n$`));
      expect(all).toContain(help);
    }
  });

  it('does not create one', () => {
    const folder = path.join(fixture.root, 'none');
    expect(() => requireDatabase(`file:${folder}/requests.db`)).toThrow(/There is no database at /);
    expect(existsSync(folder)).toBe(false);
    expect(() => requireDatabase('postgres://requests.example/requests')).not.toThrow();
  });

  it.each([
    ['a damaged file', () => `file:${path.join(fixture.root, 'damaged.db')}`, 'SQLITE_NOTADB'],
    ['a server that is down', () => 'postgres://nobody@127.0.0.1:1/none', 'ECONNREFUSED'],
  ])('says in a line what is wrong with %s', (_, url, code) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/requests.ts', 'list'],
      { encoding: 'utf8', env: { NODE_ENV: 'test', DEMO_DATABASE_URL: url() } },
    );
    expect([status, stdout]).toEqual([75, '']);
    expect(stderr.trim()).toMatch(RegExp(`^${code}: The .*\\.$`));
  });
});
