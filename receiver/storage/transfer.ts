import type { Database, Queries } from './database';

/** A file that is damaged, foreign, missing or in the way, or a database that is not empty: nothing has changed. */
export class Refused extends Error {}

/** Rows read and written at a time. */
const BATCH = 200;

/**
 * Copies every request, delivery, alert and count of page views to a database that is empty, of either kind.
 * Returns the columns that were left out: another version's, as after a rollback.
 * @throws Refused when it holds requests.
 */
export const transfer = (from: Database, to: Database): Promise<string[]> =>
  to.transact(async (target) => {
    if (await target.selectFrom('demo_requests').select('id').limit(1).executeTakeFirst()) {
      throw new Refused('The database holds requests already: an empty one is needed.');
    }
    return from.use((queries) =>
      from.kind === 'postgres'
        ? // All tables as they were at one moment.
          queries
            .transaction()
            .setIsolationLevel('repeatable read')
            .execute((source) => copyTables(source, target))
        : // A file is read a batch at a time: a transaction would keep the receiver from storing anything meanwhile.
          copyTables(queries, target),
    );
  });

/** The columns of the receiver's tables, as `table.column`. */
async function columnsIn(queries: Queries): Promise<string[]> {
  const tables = await queries.introspection.getTables();
  return tables
    .filter(({ name }) => /^(demo_request|page_speed)/.test(name))
    .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
}

async function copyTables(source: Queries, target: Queries): Promise<string[]> {
  const columns = new Set(await columnsIn(target));
  const lacking = (await columnsIn(source)).filter((column) => !columns.has(column));
  const known = <Row extends object>(table: string, rows: readonly Row[]): readonly Row[] => {
    if (lacking.length === 0) return rows;
    return rows.map((row) => {
      const kept = Object.entries(row).filter(([column]) => columns.has(`${table}.${column}`));
      return Object.fromEntries(kept) as Row;
    });
  };
  const page = source.selectFrom('demo_requests').selectAll().orderBy('id').limit(BATCH);
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
    await target.insertInto('demo_requests').values(known('demo_requests', requests)).execute();
    if (deliveries.length === 0) continue;
    // Each database numbers deliveries by itself.
    const unnumbered = deliveries.map(({ id, ...row }) => row);
    await target
      .insertInto('demo_request_deliveries')
      .values(known('demo_request_deliveries', unnumbered))
      .execute();
  }
  for (const table of ['page_speed', 'demo_request_alerts'] as const) {
    await target.deleteFrom(table).execute();
    const rows = known(table, await source.selectFrom(table).selectAll().execute());
    for (let start = 0; start < rows.length; start += BATCH) {
      await target
        .insertInto(table)
        .values(rows.slice(start, start + BATCH))
        .execute();
    }
  }
  return lacking;
}
