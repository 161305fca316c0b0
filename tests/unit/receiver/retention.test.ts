import type { Troubles } from '@/receiver/health';
import { claimAlert, settleAlert, trustClock } from '@/receiver/storage/alerts';
import type { Database } from '@/receiver/storage/database';
import { claimDelivery, markDelivered } from '@/receiver/storage/deliveries';
import { countUnseen, markOpened } from '@/receiver/storage/doubted';
import { eraseExpired, recordContact } from '@/receiver/storage/erase';
import { findRequest } from '@/receiver/storage/requests';
import { limitsOf, startRetention } from '@/receiver/upkeep/expiry';
import { listRequests, onEachDatabase, rowsOf, saveAnswers } from '@/tests/receiver/databases';

const HOUR = 3600_000;
const YEARS = 4 * 365.25 * 24 * HOUR;

onEachDatabase((backend) => {
  const check = async () => {};
  /** Runs the retention of a receiver that starts; returns what it logged, and its troubles. */
  async function retention(database: Database) {
    const events: string[] = [];
    const troubles: Troubles = new Map();
    const parts = { database, check, log: (event: string) => events.push(event), troubles };
    await startRetention({ months: 36, spamDays: 30 }, parts).stop();
    return { events, troubles };
  }
  afterEach(() => jest.restoreAllMocks());

  it('deletes nothing while the clock is years ahead, and says so', async () => {
    const database = backend.open();
    await saveAnswers(database);
    expect((await retention(database)).events).toEqual([]);
    const real = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(real + YEARS);
    const { events, troubles } = await retention(database);
    expect(events).toEqual(['retention refused']);
    expect(troubles.get('clock')).toMatch(/Nothing is deleted for a day/);
    expect(await listRequests(database)).toHaveLength(1);
    // As after a day for which the clock went on so.
    await trustClock(database, real + YEARS);
    expect((await retention(database)).events).toEqual(['expired requests deleted']);
  });

  it('never deletes what came while the clock was not set', async () => {
    const database = backend.open();
    await saveAnswers(database);
    await saveAnswers(database, {}, { reasons: ['honeypot'] });
    await rowsOf(database, "UPDATE demo_requests SET received_at = '1970-01-01T00:00:07.000Z'");
    expect((await retention(database)).events).toEqual(['retention refused']);
    // Nor once the clock is trusted again.
    const limits = limitsOf({ months: 36, spamDays: 30 }, new Date());
    expect(await eraseExpired(database, limits)).toBe(0);
    expect(await listRequests(database)).toHaveLength(2);
  });

  it('keeps requests until three years after the last contact, and spam for a month', async () => {
    const database = backend.open();
    const save = async (email: string, on: string, reasons: string[] | null = null) => {
      const { id } = await saveAnswers(database, { email }, { reasons });
      const at = `${on}T00:00:00.000Z`;
      await rowsOf(database, `UPDATE demo_requests SET received_at = '${at}' WHERE id = '${id}'`);
      return id;
    };
    const expire = (now: string) =>
      eraseExpired(database, limitsOf({ months: 36, spamDays: 30 }, new Date(now)));
    await save('old@example.com', '2023-11-21');
    const again = await save('again@example.com', '2020-01-01');
    const later = await save('AGAIN@example.com', '2023-11-23');
    const called = await save('called@example.com', '2020-01-01');
    await save('spam@example.com', '2026-10-20', ['links']);
    // Spam that uses an address is not contact with its owner.
    const held = await save('old@example.com', '2026-11-20', ['links']);
    await rowsOf(database, "UPDATE demo_request_deliveries SET delivered_at = 'then'");
    const contact = (day: string) => recordContact(database, 'Called@example.com', new Date(day));
    expect(await contact('2026-01-31')).toBe(1);
    // It does not move back.
    await contact('2021-01-31');
    expect(await expire('2026-11-22T13:00:00Z')).toBe(2);
    const left = (await listRequests(database)).map(({ id }) => id).sort();
    expect(left).toEqual([again, later, called, held].sort());
    expect(await expire('2026-11-24T00:00:00Z')).toBe(2);
    expect(await expire('2029-01-30T00:00:00Z')).toBe(1);
    expect(await expire('2029-02-01T00:00:00Z')).toBe(1);
  });

  it('deletes nothing that nobody has seen before the operator was told of it', async () => {
    const database = backend.open();
    const save = async (reason: string) =>
      (await saveAnswers(database, {}, { reasons: [reason] })).id;
    const [unseen, opened] = [await save('honeypot'), await save('honeypot')];
    const notified = await save('unproven');
    await markOpened(database, opened);
    const delivery = await claimDelivery(database, 'mail', Date.now() + 1, HOUR);
    await markDelivered(database, delivery?.ids ?? []);
    const early = new Date(Date.now() - 31 * 24 * HOUR).toISOString();
    await rowsOf(database, `UPDATE demo_requests SET received_at = '${early}'`);
    const counted = { unseen: 1, old: 1, fresh: 1 };
    expect(await countUnseen(database, new Date().toISOString(), '')).toEqual(counted);
    await trustClock(database, Date.now());
    await retention(database);
    expect((await listRequests(database)).map(({ id }) => id)).toEqual([unseen]);
    expect(await findRequest(database, notified)).toBeNull();
    expect(await claimAlert(database, 'unseen', Date.now())).toBe(true);
    await settleAlert(database, 'unseen', Date.now());
    await retention(database);
    expect(await listRequests(database)).toEqual([]);
  });

  it('deletes many in batches', async () => {
    const database = backend.open();
    for (let count = 0; count < 201; count++) await saveAnswers(database);
    const limits = limitsOf({ months: 36, spamDays: 30 }, new Date(Date.now() + YEARS));
    expect(await eraseExpired(database, limits)).toBe(201);
  });
});
