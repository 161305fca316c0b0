import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readReceiverConfig } from '@/config/receiver';
import { runRequests } from '@/receiver/commands/commands';
import type { Database } from '@/receiver/storage/database';
import { markFailed } from '@/receiver/storage/deliveries';
import { eraseExpired } from '@/receiver/storage/erase';
import { createDatabase } from '@/receiver/storage/open';
import { listRequests } from '@/receiver/storage/requests';
import { pathOf } from '@/receiver/storage/sqlite/database';
import { limitsOf } from '@/receiver/upkeep/expiry';
import { Fixture } from '@/tests/fixture';
import { onEachDatabase, saveAnswers } from '@/tests/receiver/databases';
import { until } from '@/tests/receiver/demo-requests';
import { startReceiver } from '@/tests/receiver/receiver-process';

onEachDatabase((backend) => {
  let database: Database;

  beforeEach(() => {
    database = backend.open();
  });

  const save = async (
    changes: Record<string, unknown> = {},
    { spam = false, on = '2026-11-22' } = {},
  ) => {
    const spamReasons = spam ? ['honeypot'] : null;
    const saved = await saveAnswers(database, changes, { spamReasons });
    await database.use((queries) =>
      queries
        .updateTable('demo_requests')
        .set({ received_at: `${on}T12:00:00.000Z` })
        .where((eb) => eb.or([eb('id', '=', saved.id), eb('revises', '=', saved.id)]))
        .execute(),
    );
    return saved.id;
  };
  const ids = async () => (await listRequests(database)).map(({ id }) => id).sort();
  const run = (command: string, options = {}) => runRequests(database, command.split(' '), options);
  const expire = (now: string) =>
    eraseExpired(database, limitsOf({ months: 36, spamDays: 30 }, new Date(now)));

  it('erases everything of one person, corrections and spam included, and nobody else', async () => {
    const requestId = crypto.randomUUID();
    await save({ email: 'Ada@Example.com' });
    await save({ email: 'ada@example.com' }, { spam: true });
    await save({ email: 'ade@example.com', requestId });
    await save({ email: 'ada@example.com', requestId });
    const other = await save({ email: 'ada@example.org' });
    expect(await run('erase', { email: ' ADA@example.com' })).toBe(
      '4 deleted\nCopies in backups, in mailboxes and behind the webhook are yours to delete.\n',
    );
    expect(await ids()).toEqual([other]);
    expect(await run('pending')).toMatch(/^\S+ .*\n1 pending, 0 given up\n$/);
    if (backend.kind === 'postgres') return;
    const file = readFileSync(pathOf(backend.url()), 'utf8');
    expect(file).not.toContain('Ada@Example.com');
    expect(file).not.toContain('ade@example.com');
  });

  it('keeps requests until three years after the last contact, and spam for a month', async () => {
    const expired = await save({ email: 'old@example.com' }, { on: '2023-11-21' });
    const again = await save({ email: 'again@example.com' }, { on: '2020-01-01' });
    const later = await save({ email: 'AGAIN@example.com' }, { on: '2023-11-23' });
    const called = await save({ email: 'called@example.com' }, { on: '2020-01-01' });
    await save({ email: 'spam@example.com' }, { spam: true, on: '2026-10-20' });
    // Spam that uses an address is not contact with its owner.
    await save({ email: 'old@example.com' }, { spam: true, on: '2026-11-20' });
    expect(await run('contacted', { email: 'Called@example.com', on: '2026-01-31' })).toBe(
      '1 updated\n',
    );
    expect(await expire('2026-11-22T13:00:00Z')).toBe(2);
    const left = await ids();
    expect(left).toEqual(expect.arrayContaining([again, later, called]));
    expect(left).not.toContain(expired);
    expect(left).toHaveLength(4);
    expect(await expire('2026-11-24T00:00:00Z')).toBe(2);
    expect(await expire('2029-01-30T00:00:00Z')).toBe(1);
    expect(await expire('2029-02-01T00:00:00Z')).toBe(1);
  });

  it('does not move the last contact back', async () => {
    await save({ email: 'a@example.com' }, { on: '2020-01-01' });
    await run('contacted', { email: 'a@example.com', on: '2026-01-31' });
    await run('contacted', { email: 'a@example.com', on: '2021-01-31' });
    expect(await expire('2026-11-22T13:00:00Z')).toBe(0);
  });

  it('deletes many in batches', async () => {
    const old = Array.from({ length: 450 }, (_, index) => ({
      id: `id${index}`,
      request_id: `request${index}`,
      received_at: '2020-01-01',
      locale: 'fr',
      first_name: '',
      last_name: '',
      email: `${index}@example.com`,
      organization: '',
      role: '',
      sector: '',
      other_sector: '',
      company_size: '',
      message: '',
      spam: 0,
      fingerprint: '',
    }));
    await database.use((queries) => queries.insertInto('demo_requests').values(old).execute());
    expect(await expire('2026-11-22T00:00:00Z')).toBe(450);
  });

  it('deletes expired requests by itself when the receiver starts', async () => {
    await save({ email: 'old@example.com' }, { on: '2020-01-01' });
    const kept = await save({ email: 'new@example.com' }, { on: '2026-11-20' });
    const receiver = await startReceiver({ DEMO_DATABASE_URL: backend.url() });
    try {
      await until(() =>
        receiver.output().includes('"event":"expired requests deleted","erased":1'),
      );
    } finally {
      await receiver.end('SIGTERM');
    }
    expect(await ids()).toEqual([kept]);
  });

  it('lists given-up notifications, and sends them again on request', async () => {
    const id = await save();
    await markFailed(database, 1, { code: 'EENVELOPE 550', nextAttemptAt: null });
    expect(await run('pending')).toMatch(
      new RegExp(
        `^${id} .* mail  1 attempts  last error: EENVELOPE 550  given up\n0 pending, 1 given`,
      ),
    );
    expect(await run(`show ${id}`)).toMatch(/mail: given up 20\S+, 1 attempts, last error: EENV/);
    expect(await run('retry other')).toBe('0 to be sent again\n');
    expect(await run(`retry ${id}`)).toBe('1 to be sent again\n');
    expect(await run('pending')).toMatch(/0 attempts .* next attempt .*\n1 pending, 0 given up\n$/);
  });

  it('sends a test message on every channel, and says how each went', async () => {
    const sent: string[] = [];
    const good = { name: 'mail', send: async ({ id }: { id: string }) => void sent.push(id) };
    const bad = {
      name: 'webhook',
      send: () => Promise.reject(Object.assign(new Error('x'), { code: 'ECONNREFUSED' })),
    };
    expect(await runRequests(database, ['test-message'], {}, [good])).toBe('mail: delivered\n');
    await expect(runRequests(database, ['test-message'], {}, [good, bad])).rejects.toThrow(
      'mail: delivered\nwebhook: failed, ECONNREFUSED',
    );
    await expect(run('test-message')).rejects.toThrow(/DEMO_SMTP_URL/);
    expect(sent).toHaveLength(2);
    expect(await ids()).toEqual([]);
  });
});

it('keeps them no longer than the privacy policy and the form say', () => {
  expect(readReceiverConfig({}).retention.months).toBe(3 * 12);
  expect(() => readReceiverConfig({ DEMO_RETENTION_MONTHS: '37' })).toThrow(/at most 36/);
  expect(readReceiverConfig({}).retention.spamDays).toBe(30);
  expect(() => readReceiverConfig({ DEMO_SPAM_RETENTION_DAYS: '31' })).toThrow(/at most 30/);
  for (const [file, words] of [
    ['content/legal/privacy/fr.mdx', /Demandes de démonstration et prospects \| 3 ans à compter/],
    ['content/legal/privacy/en.mdx', /Demo requests and prospects \| 3 years from/],
    ['content/legal/privacy/fr.mdx', /ne reprend pas sont effacées au bout de 30 jours/],
    ['content/legal/privacy/en.mdx', /does not take up are deleted after 30 days/],
  ] as const) {
    expect(readFileSync(file, 'utf8')).toMatch(words);
  }
});

it.each([
  // The last contact, and the day on which six months are over.
  ['2026-03-01', '2026-09-01'],
  ['2026-02-28', '2026-08-28'],
  ['2026-08-31', '2027-02-28'],
  ['2027-08-31', '2028-02-29'],
])('keeps a contact of %s until %s, and not for longer than that day', (contact, due) => {
  const isKept = (day: string, hours: number) => {
    const now = new Date(Date.parse(day) + hours * 3_600_000);
    return limitsOf({ months: 6, spamDays: 30 }, now).contact <= new Date(`${contact}T12:00:00Z`);
  };
  expect([isKept(due, -0.1), isKept(due, 12), isKept(due, 36.1)]).toEqual([true, true, false]);
});

it('keeps its files private, whatever the umask and in a folder that is not', async () => {
  const fixture = new Fixture();
  const folder = path.join(fixture.root, 'open');
  const old = process.umask(0);
  try {
    mkdirSync(folder, { mode: 0o755 });
    writeFileSync(path.join(folder, 'a.db-journal'), '', { mode: 0o644 });
    const open = createDatabase({
      url: `file:${path.join(folder, 'a.db')}`,
      maxMegabytes: 64,
    });
    await listRequests(open);
    for (const name of ['a.db', 'a.db-journal']) {
      expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600);
    }
    await open.close();
  } finally {
    process.umask(old);
    fixture.remove();
  }
});
