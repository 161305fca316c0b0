import { randomBytes } from 'node:crypto';
import type { Database } from '@/receiver/storage/database';
import { backlogOf } from '@/receiver/storage/deliveries';
import {
  countQuarantine,
  countRepeats,
  emptyQuarantine,
  listQuarantine,
  releaseRequest,
  withRoom,
} from '@/receiver/storage/quarantine';
import { findRequest, listRequests } from '@/receiver/storage/requests';
import { onEachDatabase, saveAnswers } from '@/tests/receiver/databases';

const save = async (
  database: Database,
  spamReasons: readonly string[] | null,
  changes: Record<string, unknown> = {},
) => {
  const saved = await withRoom(database, () => saveAnswers(database, changes, { spamReasons }));
  return saved.id;
};

onEachDatabase((backend) => {
  it('holds a request without notifying anybody, until it is released', async () => {
    const database = backend.open();
    const id = await save(database, ['links', 'speed']);
    await save(database, null);
    expect(await backlogOf(database)).toMatchObject({ waiting: 1 });
    expect((await listQuarantine(database)).map(({ spamReasons }) => spamReasons)).toEqual([
      'links speed',
    ]);
    expect(await countQuarantine(database)).toBe(1);
    expect(await countQuarantine(database, new Date(Date.now() + 60_000))).toBe(0);
    expect(await releaseRequest(database, id, ['mail', 'webhook'])).toBe(true);
    expect(await releaseRequest(database, id, ['mail', 'webhook'])).toBe(false);
    expect(await backlogOf(database)).toMatchObject({ waiting: 3 });
    expect(await findRequest(database, id)).toMatchObject({ spam: false });
    expect(await countQuarantine(database)).toBe(0);
  });

  it('counts the other addresses that sent the same message', async () => {
    const database = backend.open();
    const message = 'Buy our lists of addresses, the best of all lists of addresses, today.';
    for (const email of ['a@example.com', 'A@Example.com', 'b@example.com']) {
      await save(database, null, { email, message });
    }
    expect(await countRepeats(database, { message, email: 'c@example.com' })).toBe(2);
    expect(await countRepeats(database, { message, email: 'B@example.com' })).toBe(1);
    expect(await countRepeats(database, { message: 'Hello', email: 'c@example.com' })).toBe(0);
  });

  it('deletes what it holds, and nothing else', async () => {
    const database = backend.open();
    for (let count = 0; count < 3; count++) await save(database, ['honeypot']);
    const kept = await save(database, null);
    expect(await emptyQuarantine(database)).toBe(3);
    expect((await listRequests(database)).map(({ id }) => id)).toEqual([kept]);
  });

  it('makes way for genuine requests when the quota is reached', async () => {
    const database = backend.open(0.5);
    // Random, because PostgreSQL compresses what it can.
    const message = () => randomBytes(2000).toString('hex');
    for (let count = 0; count < 200; count++)
      await save(database, ['honeypot'], { message: message() });
    expect(await countQuarantine(database)).toBeLessThan(200);
    const genuine: string[] = [];
    for (let count = 0; count < 20; count++) {
      genuine.push(await save(database, null, { message: message() }));
    }
    const left = (await listRequests(database)).filter(({ spam }) => !spam);
    expect(left.map(({ id }) => id).sort()).toEqual(genuine.sort());
  });
});
