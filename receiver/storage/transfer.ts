import { type Database, inTransaction, type Queries } from './queries';

/** Rows read and written at a time. */
const BATCH = 200;

/** The database to fill holds requests already. */
export class NotEmpty extends Error {}

/**
 * Copies every request, delivery and alert from one database to another that is empty, of either kind, in one
 * transaction on each side. Rate limits stay behind: they hold IP addresses, for minutes. Returns the number of
 * requests.
 * @throws NotEmpty when the other one holds requests; nothing has changed then.
 */
export const transfer = (from: Database, to: Database): Promise<number> =>
  inTransaction(to, async (target) => {
    if (await target.selectFrom('demo_requests').select('id').limit(1).executeTakeFirst()) {
      throw new NotEmpty('The database holds requests already: an empty one is needed.');
    }
    await target.deleteFrom('demo_request_alerts').execute();
    return from.use((queries) =>
      queries
        .transaction()
        // All tables as they were at one moment.
        .setIsolationLevel('repeatable read')
        .execute((source) => copyTables(source, target)),
    );
  });

/** Rows in the order of their ids, a batch at a time: each is read after the last id of the one before. */
async function* batches<Id, Row extends { id: Id }>(
  first: Id,
  after: (last: Id) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let rows = await after(first);
  for (let last = rows.at(-1); last; last = rows.at(-1)) {
    yield rows;
    rows = await after(last.id);
  }
}

async function copyTables(source: Queries, target: Queries): Promise<number> {
  const requests = source.selectFrom('demo_requests').selectAll().orderBy('id').limit(BATCH);
  const deliveries = source
    .selectFrom('demo_request_deliveries')
    .selectAll()
    .orderBy('id')
    .limit(BATCH);
  let copied = 0;
  for await (const rows of batches('', (last) => requests.where('id', '>', last).execute())) {
    await target.insertInto('demo_requests').values(rows).execute();
    copied += rows.length;
  }
  for await (const rows of batches(0, (last) => deliveries.where('id', '>', last).execute())) {
    // Each database numbers deliveries by itself.
    const unnumbered = rows.map(({ id, ...row }) => row);
    await target.insertInto('demo_request_deliveries').values(unnumbered).execute();
  }
  const alerts = await source.selectFrom('demo_request_alerts').selectAll().execute();
  if (alerts.length > 0) await target.insertInto('demo_request_alerts').values(alerts).execute();
  return copied;
}
