import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { claimAlert, lastTold, settleAlert } from '@/receiver/storage/alerts';
import type { Database } from '@/receiver/storage/database';
import { claimDelivery, deliveriesOf, markDelivered } from '@/receiver/storage/deliveries';
import { recordContact } from '@/receiver/storage/erase';
import { createDatabase } from '@/receiver/storage/open';
import { saveRequest } from '@/receiver/storage/requests';
import { countSpeed, speedByDay } from '@/receiver/storage/speed';
import { Fixture } from '@/tests/fixture';
import { printed } from '@/tests/receiver/commands';
import { listRequests, onPostgres, rowsOf } from '@/tests/receiver/databases';
import { answers, fileIn } from '@/tests/receiver/demo-requests';

const claimTimes = () => ({ now: Date.now() + 1, lease: 0, longestDelay: 0 });

/** Backups are files, wherever the database is: by them it moves from a file to PostgreSQL and back. */
onPostgres((backend) => {
  let fixture: Fixture;
  let copy: string;
  const opened: Database[] = [];
  const open = (url: string) => {
    const database = createDatabase({ url, maxMegabytes: 64 });
    opened.push(database);
    return database;
  };
  beforeEach(() => {
    fixture = new Fixture();
    copy = path.join(fixture.root, 'requests.backup');
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((database) => database.close()));
    fixture.remove();
  });

  const run = (command: string, database: Database, url = backend.url()) =>
    printed(database, `${command} ${copy}`, { url });

  /** More than is copied at a time, with everything that a row can hold. */
  async function fill(database: Database) {
    const request = (index: number) => ({
      ...answers({ message: `Nº ${index} 🌱\u2028"` }),
      otherSector: '',
      locale: undefined,
    });
    for (let index = 0; index < 205; index++) {
      const spamReasons = index % 50 === 7 ? ['honeypot', 'links'] : null;
      const channels = ['mail', 'webhook'];
      const kind = index % 2 ? 'contact' : 'demo';
      const incoming = { request: request(index), kind, spamReasons, channels, locale: 'fr' };
      await saveRequest(database, incoming as Parameters<typeof saveRequest>[1]);
    }
    const delivery = await claimDelivery(database, 'mail', claimTimes());
    await markDelivered(database, delivery?.id ?? 0);
    await recordContact(database, 'zoe.oneill@entreprise.example', new Date());
    await claimAlert(database, { name: 'undelivered', dead: 2 }, 1000);
    await settleAlert(database, { name: 'undelivered', dead: 2 }, 1000);
    await countSpeed(database, [{ page: 'guides', metric: 'LCP', rating: 'good' }]);
  }
  const contents = async (database: Database) => ({
    requests: await listRequests(database),
    contacts: await rowsOf(database, 'SELECT id, last_contact_at FROM demo_requests ORDER BY id'),
    pending: await deliveriesOf(database, null),
    told: await lastTold(database, 'undelivered'),
    speed: await speedByDay(database),
  });

  it('moves from a file to PostgreSQL, and back to a file', async () => {
    const fileUrl = fileIn(fixture.root);
    const file = open(fileUrl);
    await fill(file);
    const before = await contents(file);
    expect(await run('backup', file, fileUrl)).toBe(`205 requests backed up to ${copy}\n`);

    const server = backend.open();
    // Views that were counted before requests could be restored.
    await countSpeed(server, [{ page: 'guides', metric: 'LCP', rating: 'good' }]);
    expect(await run('restore', server)).toBe('205 requests restored\n');
    expect(await contents(server)).toEqual(before);
    // The database numbers what comes after it by itself.
    expect(await claimDelivery(server, 'mail', claimTimes())).not.toBeNull();

    copy = `${copy}.back`;
    expect(await run('backup', server)).toBe(`205 requests backed up to ${copy}\n`);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    const back = open(`file:${copy}`);
    expect(await contents(back)).toEqual(await contents(server));
    expect(readdirSync(fixture.root).filter((name) => name.includes('partial'))).toEqual([]);
  });

  it('refuses a database that is not empty, a file that exists and a damaged backup', async () => {
    const server = backend.open();
    await fill(server);
    const before = await contents(server);
    await run('backup', server);
    await expect(run('restore', server)).rejects.toThrow(/holds requests already/);
    await expect(run('backup', server)).rejects.toThrow(/exists\. Choose another name/);
    writeFileSync(copy, 'damaged');
    await expect(run('restore', server)).rejects.toThrow(/not a database of demo requests/);
    copy = `${copy}.gone`;
    await expect(run('restore', server)).rejects.toThrow(/There is no file/);
    expect(existsSync(copy)).toBe(false);
    expect(await contents(server)).toEqual(before);
  });
});
