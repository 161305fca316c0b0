import type { Database, Queries } from './database';

/** A file that is in the way, or a database that is not as it must be: nothing has changed. */
export class Refused extends Error {}

/** Rows read and written at a time. */
const BATCH = 200;

/**
 * Copies every request, delivery and alert to a database that is empty, of either kind, while no receiver uses them.
 * Returns the number of requests.
 * @throws Refused when it holds requests.
 */
export const transfer = (from: Database, to: Database): Promise<number> =>
  to.transact(async (target) => {
    if (await target.selectFrom('demo_requests').select('id').limit(1).executeTakeFirst()) {
      throw new Refused('The database holds requests already: an empty one is needed.');
    }
    return from.use((queries) =>
      queries
        .transaction()
        // All tables as they were at one moment; a file is always read so.
        .setIsolationLevel('repeatable read')
        .execute((source) => copyTables(source, target)),
    );
  });

async function copyTables(source: Queries, target: Queries): Promise<number> {
  const page = source.selectFrom('demo_requests').selectAll().orderBy('id').limit(BATCH);
  let copied = 0;
  for (let last: string | undefined = ''; last !== undefined; ) {
    const requests = await page.where('id', '>', last).execute();
    const ids = requests.map(({ id }) => id);
    last = ids.at(-1);
    if (!last) break;
    const deliveries = await source
      .selectFrom('demo_request_deliveries')
      .selectAll()
      .where('request', 'in', ids)
      .orderBy('id')
      .execute();
    await target.insertInto('demo_requests').values(requests).execute();
    // Each database numbers deliveries by itself.
    const unnumbered = deliveries.map(({ id, ...row }) => row);
    if (unnumbered.length > 0)
      await target.insertInto('demo_request_deliveries').values(unnumbered).execute();
    copied += ids.length;
  }
  const alerts = await source.selectFrom('demo_request_alerts').selectAll().execute();
  await target.deleteFrom('demo_request_alerts').execute();
  if (alerts.length > 0) await target.insertInto('demo_request_alerts').values(alerts).execute();
  return copied;
}
