import { sql } from 'kysely';
import { fieldNames } from '@/lib/form/fields';
import { type Database, type RequestRow, rowsOf } from './database';
import { deliveriesOf } from './deliveries';
import { BATCH, requestsOf } from './erase';
import { findRequest, type StoredRequest, toRequest } from './requests';

export interface Filter {
  /** Only what is doubted, or only what is not. */
  readonly spam?: boolean | undefined;
  /** Any part of an answer or of the id, whatever its case and accents. */
  readonly search?: string | undefined;
  readonly newestFirst?: boolean;
}

const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Requests that a filter lets through, oldest first, however many: a batch at a time is in memory. */
export async function* eachRequest(
  database: Database,
  { spam, search = '', newestFirst = false }: Filter = {},
): AsyncGenerator<StoredRequest> {
  const wanted = folded(search);
  for (let after: StoredRequest | undefined, isFirst = true; isFirst || after; isFirst = false) {
    const list = spam === undefined ? sql`` : sql`AND spam = ${spam ? 1 : 0}`;
    const rest = after
      ? sql`AND (received_at, id) ${sql.raw(newestFirst ? '<' : '>')} (${after.receivedAt}, ${after.id})`
      : sql``;
    const order = sql.raw(newestFirst ? 'DESC' : 'ASC');
    const rows = await rowsOf<RequestRow>(
      database,
      sql`SELECT * FROM demo_requests WHERE 1 = 1 ${list} ${rest}
        ORDER BY received_at ${order}, id ${order} LIMIT ${BATCH}`,
    );
    const requests = rows.map(toRequest);
    after = requests.at(-1);
    yield* requests.filter((request) =>
      ['id' as const, ...fieldNames].some((name) => folded(request[name]).includes(wanted)),
    );
  }
}

/** What is stored about one person, by ids. */
export type Person = Awaited<ReturnType<typeof personOf>>;

/** Finds everything from one person, corrections and spam included, and other people's requests that name the address. */
export async function personOf(database: Database, email: string) {
  const own = new Set(await requestsOf(database, email));
  const mentionedIn: string[] = [];
  for await (const { id } of eachRequest(database, { search: email })) {
    if (!own.has(id)) mentionedIn.push(id);
  }
  return { email, requests: [...own], mentionedIn };
}

/** All that is stored about one person, with how far notifications got, as JSON. */
export async function personAsJson(
  database: Database,
  { email, requests: ids, mentionedIn }: Person,
): Promise<string> {
  const requests = [];
  for (const id of ids) {
    const request = await findRequest(database, id);
    if (request) requests.push({ ...request, deliveries: await deliveriesOf(database, id) });
  }
  return `${JSON.stringify({ email, requests, mentionedIn }, null, 2)}\n`;
}
