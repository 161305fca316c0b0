import { probeStorage } from '@/receiver/health';
import { claimAlert, forgetAlert, lastTold, settleAlert } from '@/receiver/storage/alerts';
import type { Database } from '@/receiver/storage/database';
import {
  backlogOf,
  claimDelivery,
  deliveriesOf,
  LEASE,
  markDelivered,
  markFailed,
  nextDue,
} from '@/receiver/storage/deliveries';
import { erasePerson } from '@/receiver/storage/erase';
import { findRequest } from '@/receiver/storage/requests';
import { listRequests, onEachDatabase, rowsOf, saveAnswers } from '@/tests/receiver/databases';

const HOUR = 3600_000;

const save = (database: Database, changes: Record<string, unknown> = {}) =>
  saveAnswers(database, changes, { channels: ['mail', 'webhook'] });
const claim = (database: Database, now: number, channel = 'mail') =>
  claimDelivery(database, channel, now, HOUR);
const FULL = { code: expect.stringMatching(/^(SQLITE_FULL|POSTGRES_QUOTA)$/) };

onEachDatabase((backend) => {
  it('stores a request once, however often it is sent, even at the same moment', async () => {
    const requestId = crypto.randomUUID();
    const [one, other] = [backend.open(), backend.open()];
    const receipts = await Promise.all(
      Array.from({ length: 40 }, (_, index) => save(index % 2 ? one : other, { requestId })),
    );
    expect(new Set(receipts.map(({ id }) => id)).size).toBe(1);
    expect(receipts.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await listRequests(one)).toHaveLength(1);
    expect(await backlogOf(one)).toMatchObject({ waiting: 2, dead: 0 });
  });

  it('gives a delivery to one of those who claim it, until the claim expires', async () => {
    const [one, other] = [backend.open(), backend.open()];
    await Promise.all(Array.from({ length: 10 }, () => save(one)));
    const now = Date.now() + 1000;
    const claims = await Promise.all(
      Array.from({ length: 24 }, (_, index) => claim(index % 2 ? one : other, now)),
    );
    const ids = claims.flatMap((claim) => claim?.ids ?? []);
    expect(ids).toHaveLength(10);
    expect(new Set(ids).size).toBe(10);
    expect(await nextDue(one, 'mail')).toBe(now + LEASE);
    expect(await claim(other, now + LEASE)).not.toBeNull();
  });

  it('gives a delivery once the clock is set right that was ahead when it was claimed or put off', async () => {
    const database = backend.open();
    await save(database);
    expect((await backlogOf(database, Date.now() + HOUR)).oldestSeconds).toBeCloseTo(3600, -2);
    const now = Date.now() + 1000;
    const ahead = now + 24 * HOUR;
    expect(await claim(database, ahead)).not.toBeNull();
    expect(await claim(database, ahead - 1)).toBeNull();
    const again = await claim(database, now);
    expect(again).not.toBeNull();
    await markFailed(database, again?.ids ?? [], { code: 'ETIMEDOUT', nextAttemptAt: now + HOUR });
    expect(await claim(database, now)).toBeNull();
    expect(await claim(database, now - 24 * HOUR)).not.toBeNull();
  });

  it('records what became of a delivery', async () => {
    const database = backend.open();
    const { id } = await save(database);
    const claimed = async (channel = 'mail') =>
      (await claim(database, Date.now(), channel))?.ids ?? [];
    const soon = Date.now() - 1;
    await markFailed(database, await claimed(), { code: 'ETIMEDOUT', nextAttemptAt: soon });
    expect(await nextDue(database, 'mail')).toBe(soon);
    await markFailed(database, await claimed(), { code: 'EENVELOPE 550', nextAttemptAt: null });
    expect(await nextDue(database, 'mail')).toBeNull();
    await markDelivered(database, await claimed('webhook'));
    const [mail, webhook] = await deliveriesOf(database, id);
    expect(mail).toMatchObject({ attempts: 2, lastError: 'EENVELOPE 550', deliveredAt: null });
    expect(webhook).toMatchObject({ attempts: 1, deliveredAt: expect.any(String), deadAt: null });
    const backlog = await backlogOf(database, Date.now() + HOUR);
    expect(backlog).toEqual({ waiting: 0, dead: 1, doubted: 0, oldestSeconds: 0 });
  });

  it('refuses what exceeds its size, keeps what it has, and has room again after deletions', async () => {
    const database = backend.open(0.2);
    const one = () => save(database, { email: 'ada@example.com', message: 'x'.repeat(2000) });
    let stored = 0;
    const fill = async () => {
      for (;;) {
        await one();
        stored += 1;
        if (stored > 500) throw new Error('It takes everything.');
      }
    };
    await expect(fill()).rejects.toMatchObject(FULL);
    expect(stored).toBeGreaterThan(5);
    await expect(probeStorage(database)).rejects.toMatchObject(FULL);
    expect(await listRequests(database)).toHaveLength(stored);
    expect((await database.size()).bytes).toBeGreaterThan(stored * 2000);
    expect(await erasePerson(database, 'ada@example.com')).toBe(stored);
    // A server says only what its files take.
    if (backend.kind === 'sqlite') expect((await database.size()).bytes).toBeLessThan(100_000);
    await probeStorage(database);
    await probeStorage(database);
    expect(await rowsOf(database, 'SELECT id FROM demo_request_probes')).toHaveLength(1);
    await one();
  });

  it('is set up once when several processes start at the same moment', async () => {
    await Promise.all(Array.from({ length: 6 }, () => listRequests(backend.open())));
    const migrations = await rowsOf(backend.open(), 'SELECT name FROM demo_request_schema');
    expect(new Set(migrations.map(({ name }) => name)).size).toBe(migrations.length);
    await save(backend.open());
  });

  it('carries over the database of an earlier version, and keeps what it holds', async () => {
    const before = backend.open();
    const { id } = await save(before);
    for (const statement of [
      'DROP TABLE demo_request_schema',
      'DROP TABLE demo_request_schema_lock',
      'DROP TABLE demo_request_alerts',
      'DROP TABLE demo_request_secrets',
      'ALTER TABLE demo_requests DROP COLUMN opened_at',
      'ALTER TABLE demo_request_deliveries DROP COLUMN batched',
      'DROP INDEX demo_requests_spam',
      // Of a field that was not there yet.
      'ALTER TABLE demo_requests DROP COLUMN role',
      ...['kind', 'spam_reasons', 'last_contact_at'].map(
        (column) => `ALTER TABLE demo_requests DROP COLUMN ${column}`,
      ),
      'ALTER TABLE demo_request_deliveries DROP COLUMN dead_at',
      'CREATE TABLE demo_request_budgets (client TEXT)',
      // Released from quarantine just before.
      "UPDATE demo_request_deliveries SET channel = 'all channels' WHERE channel = 'mail'",
    ]) {
      await rowsOf(before, statement);
    }
    await before.close();
    const [one, other] = [backend.open(), backend.open()];
    const found = await Promise.all([one, other].map((database) => findRequest(database, id)));
    for (const request of found)
      expect(request).toMatchObject({ firstName: 'Zoé', role: '', kind: 'demo' });
    expect(await claim(one, Date.now())).toMatchObject({ requests: [id] });
    const { id: next } = await save(other);
    expect(await findRequest(one, next)).toMatchObject({ role: 'Directrice RSE' });
    expect((await backlogOf(other)).waiting).toBe(4);
  });

  it('lets one alert at once of each trouble, daily while it lasts, and again when nobody could be told', async () => {
    const [one, other] = [backend.open(), backend.open()];
    const claims = await Promise.all([one, other].map((each) => claimAlert(each, 'room', 0)));
    expect(claims.sort()).toEqual([false, true]);
    // After the one that claimed it died.
    expect(await claimAlert(one, 'room', 60_000)).toBe(true);
    expect(await claimAlert(one, 'flood', 60_000)).toBe(true);
    await settleAlert(one, 'room', 60_000);
    await settleAlert(one, 'flood', null);
    expect([await lastTold(other, 'room'), await lastTold(other, 'flood')]).toEqual([60_000, null]);
    expect(await claimAlert(other, 'flood', 60_001)).toBe(true);
    expect(await claimAlert(other, 'room', 60_000 + 24 * HOUR - 1)).toBe(false);
    expect(await claimAlert(other, 'room', 60_000 + 24 * HOUR)).toBe(true);
    await forgetAlert(other, 'room');
    expect(await claimAlert(one, 'room', 60_002)).toBe(true);
  });
});
