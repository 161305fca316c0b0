import type { Selectable } from 'kysely';
import type { FieldName, Kind } from '@/form/fields';
import type { Locale } from '@/lib/i18n/locales';
import { type Database, inTransaction } from './queries';
import type { Receipt } from './requests';
import type { RequestTable } from './tables';

export interface StoredRequest extends Receipt, Readonly<Record<FieldName, string>> {
  readonly requestId: string;
  readonly kind: Kind;
  readonly locale: Locale;
  /** Whether it is in quarantine. */
  readonly spam: boolean;
  /** Why it was quarantined, codes separated by spaces; null when it never was. */
  readonly spamReasons: string | null;
  /** Id of the request that this one corrects: same `requestId`, other answers. */
  readonly revises: string | null;
}

/** All requests, oldest first. */
export async function listRequests(database: Database): Promise<StoredRequest[]> {
  const rows = await database.use((queries) =>
    queries.selectFrom('demo_requests').selectAll().orderBy('received_at').orderBy('id').execute(),
  );
  return rows.map(toRequest);
}

export async function findRequest(database: Database, id: string): Promise<StoredRequest | null> {
  const row = await database.use((queries) =>
    queries.selectFrom('demo_requests').selectAll().where('id', '=', id).executeTakeFirst(),
  );
  return row ? toRequest(row) : null;
}

/** Deletes requests received before a date, with their deliveries. Returns the number of requests. */
export async function purgeRequests(database: Database, before: Date): Promise<number> {
  const date = before.toISOString();
  const { numDeletedRows } = await inTransaction(database, async (queries) => {
    await queries
      .deleteFrom('demo_request_deliveries')
      .where('request', 'in', (inner) =>
        inner
          .selectFrom('demo_requests')
          .select('demo_requests.id')
          .where('received_at', '<', date),
      )
      .execute();
    return queries.deleteFrom('demo_requests').where('received_at', '<', date).executeTakeFirst();
  });
  database.quota?.recount();
  return Number(numDeletedRows);
}

export const toRequest = (row: Selectable<RequestTable>): StoredRequest => ({
  id: row.id,
  requestId: row.request_id,
  receivedAt: row.received_at,
  kind: row.kind as Kind,
  locale: row.locale as Locale,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  organization: row.organization,
  role: row.role,
  sector: row.sector,
  otherSector: row.other_sector,
  companySize: row.company_size,
  message: row.message,
  spam: row.spam === 1,
  spamReasons: row.spam_reasons,
  revises: row.revises,
});
