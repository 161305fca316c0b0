import type { Row } from '@libsql/client';
import type { FieldName } from '@/lib/demo-request/fields';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from './database';
import type { Receipt } from './requests';

export interface StoredRequest extends Receipt, Readonly<Record<FieldName, string>> {
  readonly requestId: string;
  readonly locale: Locale;
  readonly spam: boolean;
  /** Id of the request that this one corrects: same `requestId`, other answers. */
  readonly revises: string | null;
}

/** All requests, oldest first. */
export async function listRequests(database: Database): Promise<StoredRequest[]> {
  const { rows } = await database.use((client) =>
    client.execute('SELECT * FROM demo_requests ORDER BY received_at, id'),
  );
  return rows.map(toRequest);
}

export async function findRequest(database: Database, id: string): Promise<StoredRequest | null> {
  const { rows } = await database.use((client) =>
    client.execute({ sql: 'SELECT * FROM demo_requests WHERE id = ?', args: [id] }),
  );
  return rows[0] ? toRequest(rows[0]) : null;
}

/** Deletes requests received before a date, with their deliveries. Returns the number of requests. */
export async function purgeRequests(database: Database, before: Date): Promise<number> {
  const args = [before.toISOString()];
  const results = await database.use((client) =>
    client.batch(
      [
        {
          sql: `DELETE FROM demo_request_deliveries
            WHERE request IN (SELECT id FROM demo_requests WHERE received_at < ?)`,
          args,
        },
        { sql: 'DELETE FROM demo_requests WHERE received_at < ?', args },
      ],
      'write',
    ),
  );
  return results[1]?.rowsAffected ?? 0;
}

const toRequest = (row: Row): StoredRequest => ({
  id: String(row.id),
  requestId: String(row.request_id),
  receivedAt: String(row.received_at),
  locale: String(row.locale) as Locale,
  firstName: String(row.first_name),
  lastName: String(row.last_name),
  email: String(row.email),
  organization: String(row.organization),
  role: String(row.role),
  sector: String(row.sector),
  otherSector: String(row.other_sector),
  companySize: String(row.company_size),
  message: String(row.message),
  spam: Boolean(row.spam),
  revises: row.revises === null ? null : String(row.revises),
});
