import type { Health, Troubles } from '@/receiver/health';
import { trustClock } from '@/receiver/storage/alerts';
import type { Database } from '@/receiver/storage/database';
import { eraseExpired } from '@/receiver/storage/erase';
import { doubtOf, limitsOf, startRetention } from '@/receiver/upkeep/expiry';
import { listRequests, onEachDatabase, saveAnswers } from '@/tests/receiver/databases';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const HOUR = 3600_000;
const YEARS = 4 * 365.25 * 24 * HOUR;

it.each([
  ['the clock goes on', { trusted: NOW - HOUR }, false],
  ['nothing came for a week, while it ran', { trusted: NOW - HOUR, newest: '2026-11-19' }, false],
  ['there is nothing yet', { oldest: null, newest: null }, false],
  ['an earlier version has run until now', {}, false],
  ['the clock is years ahead', { trusted: NOW - YEARS }, true],
  ['it is years behind', { trusted: NOW + YEARS }, true],
  ['it is ahead where nothing was ever deleted', { newest: '2022-11-26T11:00:00Z' }, true],
  ['a request is of the future', { trusted: NOW, newest: '2030-01-01T00:00:00Z' }, true],
  ['a request is of 1970', { trusted: NOW, oldest: '1970-01-01T00:00:07Z' }, true],
])('doubts the clock, or not, when %s', (_when, changes, isDoubted) => {
  const stored = { oldest: '2026-01-31T10:00:00Z', newest: '2026-11-26T10:00:00Z', trusted: null };
  expect(doubtOf({ ...stored, ...changes }, NOW) !== null).toBe(isDoubted);
});

onEachDatabase((backend) => {
  const health: Health = { check: async () => {}, doubt() {} };
  /** Runs the retention of a receiver that starts; returns what it logged, and its troubles. */
  async function retention(database: Database) {
    const events: string[] = [];
    const troubles: Troubles = new Map();
    const parts = { database, health, log: (event: string) => events.push(event), troubles };
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
    await saveAnswers(database, {}, { spamReasons: ['honeypot'] });
    await database.use((queries) =>
      queries
        .updateTable('demo_requests')
        .set({ received_at: '1970-01-01T00:00:07.000Z' })
        .execute(),
    );
    expect((await retention(database)).events).toEqual(['retention refused']);
    // Nor once the clock is trusted again.
    const limits = limitsOf({ months: 36, spamDays: 30 }, new Date());
    expect(await eraseExpired(database, limits)).toBe(0);
    expect(await listRequests(database)).toHaveLength(2);
  });
});
