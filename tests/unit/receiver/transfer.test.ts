import { claimAlert, lastTold, settleAlert } from '@/receiver/storage/alerts';
import type { Database } from '@/receiver/storage/database';
import { claimDelivery, deliveriesOf, markDelivered } from '@/receiver/storage/deliveries';
import { recordContact } from '@/receiver/storage/erase';
import { createDatabase } from '@/receiver/storage/open';
import { Fixture } from '@/tests/fixture';
import { printed } from '@/tests/receiver/commands';
import { listRequests, onPostgres, saveAnswers } from '@/tests/receiver/databases';
import { fileIn } from '@/tests/receiver/demo-requests';

const claimTimes = () => ({ now: Date.now() + 1, lease: 0, longestDelay: 0 });

/** More than is copied at a time, with everything that a row can hold. */
async function fill(database: Database) {
  for (let index = 0; index < 205; index++) {
    const spamReasons = index % 50 === 7 ? ['honeypot', 'links'] : null;
    const channels = ['mail', 'webhook'];
    await saveAnswers(database, { message: `Nº ${index} 🌱\u2028"` }, { spamReasons, channels });
  }
  const delivery = await claimDelivery(database, 'mail', claimTimes());
  await markDelivered(database, delivery?.id ?? 0);
  await recordContact(database, 'zoe.oneill@entreprise.example', new Date());
  await claimAlert(database, { name: 'undelivered', dead: 2 }, 1000);
  await settleAlert(database, { name: 'undelivered', dead: 2 }, 1000);
}

async function contents(database: Database) {
  const requests = await listRequests(database);
  const deliveries = await Promise.all(requests.map(({ id }) => deliveriesOf(database, id)));
  return { requests, deliveries, told: await lastTold(database, 'undelivered') };
}

onPostgres((backend) => {
  let fixture: Fixture;
  const opened: Database[] = [];
  const open = (url: string) => {
    const database = createDatabase({ url, maxMegabytes: 64 });
    opened.push(database);
    return database;
  };
  beforeEach(() => {
    fixture = new Fixture();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((database) => database.close()));
    fixture.remove();
  });

  it('moves everything from a file to PostgreSQL, and back to a file', async () => {
    const fileUrl = fileIn(fixture.root);
    const file = open(fileUrl);
    await fill(file);
    const before = await contents(file);
    const server = backend.open();
    expect(await printed(server, `transfer ${fileUrl}`)).toBe('205 requests transferred\n');
    expect(await contents(server)).toEqual(before);
    // The database numbers what comes after it by itself.
    expect(await claimDelivery(server, 'mail', claimTimes())).not.toBeNull();

    const back = open(`file:${fixture.root}/back.db`);
    expect(await printed(back, `transfer ${backend.url()}`)).toBe('205 requests transferred\n');
    expect(await contents(back)).toEqual(await contents(server));
  });

  it('refuses a database that is not empty, and one that is not there or in clear text', async () => {
    const [server, fileUrl] = [backend.open(), fileIn(fixture.root)];
    await saveAnswers(server);
    await saveAnswers(open(fileUrl));
    const before = await contents(server);
    for (const [from, words] of [
      [fileUrl, /holds requests already/],
      [`${fileUrl}.gone`, /There is no database at /],
      ['postgres://db.example/requests', /verify-full/],
    ] as const) {
      await expect(printed(server, `transfer ${from}`)).rejects.toThrow(words);
    }
    expect(await contents(server)).toEqual(before);
  });

  it('leaves backups of PostgreSQL to its own tools', async () => {
    const backup = printed(backend.open(), `backup ${fixture.root}`);
    await expect(backup).rejects.toThrow(/pg_dump/);
  });
});
