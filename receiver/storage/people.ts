import { fieldNames } from '@/form/fields';
import type { Database } from './database';
import { deliveriesOf } from './deliveries';
import { requestsOf } from './erase';
import { findRequest, type StoredRequest, toRequest } from './requests';

/** Rows read at a time. */
const BATCH = 200;

export interface Filter {
  /** Only what is in quarantine, or only what is not. */
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
  const order = newestFirst ? 'desc' : 'asc';
  for (let after: StoredRequest | undefined, isFirst = true; isFirst || after; isFirst = false) {
    const rows = await database.use((queries) =>
      queries
        .selectFrom('demo_requests')
        .selectAll()
        .$if(spam !== undefined, (query) => query.where('spam', '=', spam ? 1 : 0))
        .$if(after !== undefined, (query) =>
          query.where(({ eb, refTuple, tuple }) =>
            eb(
              refTuple('received_at', 'id'),
              newestFirst ? '<' : '>',
              tuple(after?.receivedAt ?? '', after?.id ?? ''),
            ),
          ),
        )
        .orderBy('received_at', order)
        .orderBy('id', order)
        .limit(BATCH)
        .execute(),
    );
    const requests = rows.map(toRequest);
    after = requests.at(-1);
    yield* requests.filter((request) =>
      ['id' as const, ...fieldNames].some((name) => folded(request[name]).includes(wanted)),
    );
  }
}

/** All that is stored about one person. */
export interface Person {
  readonly email: string;
  /** Corrections and spam included, with how far their notifications got. */
  readonly requests: readonly (StoredRequest & {
    readonly deliveries: Awaited<ReturnType<typeof deliveriesOf>>;
  })[];
  /** Ids of other people's requests that name the address. */
  readonly mentionedIn: readonly string[];
}

export async function personOf(database: Database, email: string): Promise<Person> {
  const ids = (await requestsOf(database, email)).map(({ id }) => id);
  const requests: Person['requests'][number][] = [];
  for (const id of ids) {
    const request = await findRequest(database, id);
    if (request) requests.push({ ...request, deliveries: await deliveriesOf(database, id) });
  }
  const mentionedIn: string[] = [];
  for await (const { id } of eachRequest(database, { search: email })) {
    if (!ids.includes(id)) mentionedIn.push(id);
  }
  return { email, requests, mentionedIn };
}
