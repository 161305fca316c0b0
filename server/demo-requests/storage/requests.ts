import { randomUUID } from 'node:crypto';
import type { InStatement, Row } from '@libsql/client';
import type { FieldName } from '@/lib/demo-request/fields';
import type { DemoRequest } from '@/lib/demo-request/schema';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from './database';
import { fingerprintOf, uuidOf } from './identity';

/** What the visitor is told: proof that the request is kept. */
export interface Receipt {
  readonly id: string;
  readonly receivedAt: string;
}

export interface StoredRequest extends Receipt, Readonly<Record<FieldName, string>> {
  readonly requestId: string;
  readonly locale: Locale;
  readonly spam: boolean;
  /** Id of the request that this one corrects: same `requestId`, other answers. */
  readonly revises: string | null;
}

interface NewRequest {
  readonly request: DemoRequest;
  readonly locale: Locale;
  readonly spam: boolean;
  /** Ways in which to tell the team. */
  readonly channels: readonly string[];
}

/** Answers of the same visitor sent twice in a day without a `requestId` are one request. */
const requestIdOf = (request: DemoRequest, now: string): string =>
  request.requestId ?? uuidOf('content', fingerprintOf(request), now.slice(0, 10));

/**
 * Stores a request with the messages to send about it, in one transaction. A repeated `requestId`
 * gets the first receipt again; when its answers differ they are kept as a correction.
 */
export async function saveRequest(
  database: Database,
  incoming: NewRequest,
): Promise<Receipt & { isNew: boolean }> {
  const now = new Date().toISOString();
  const requestId = requestIdOf(incoming.request, now);
  const fingerprint = fingerprintOf(incoming.request);
  const id = randomUUID();
  const first = await insert(database, incoming, { id, requestId, now, revises: null });
  if (first.fingerprint !== fingerprint) {
    const revision = uuidOf('revision', requestId, fingerprint);
    const own = { id: randomUUID(), requestId: revision, now, revises: first.id };
    await insert(database, incoming, own);
  }
  return { id: first.id, receivedAt: first.receivedAt, isNew: first.id === id };
}

interface Identity {
  id: string;
  requestId: string;
  now: string;
  revises: string | null;
}

/** Inserts unless the `requestId` is known; answers with the row that holds it. */
async function insert(
  database: Database,
  { request, locale, spam, channels }: NewRequest,
  { id, requestId, now, revises }: Identity,
): Promise<Receipt & { fingerprint: string }> {
  const statements: InStatement[] = [
    {
      sql: `INSERT INTO demo_requests (id, request_id, received_at, locale, first_name, last_name,
          email, organization, role, sector, other_sector, company_size, message, spam, fingerprint,
          revises)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (request_id) DO NOTHING`,
      args: [
        id,
        requestId,
        now,
        locale,
        request.firstName,
        request.lastName,
        request.email,
        request.organization,
        request.role,
        request.sector,
        request.otherSector,
        request.companySize,
        request.message,
        spam ? 1 : 0,
        fingerprintOf(request),
        revises,
      ],
    },
    ...(spam ? [] : channels).map((channel) => ({
      sql: `INSERT INTO demo_request_deliveries (request, channel, next_attempt_at)
        SELECT id, ?, ? FROM demo_requests WHERE id = ?`,
      args: [channel, Date.parse(now), id],
    })),
    {
      sql: 'SELECT id, received_at, fingerprint FROM demo_requests WHERE request_id = ?',
      args: [requestId],
    },
  ];
  const results = await database.use((client) => client.batch(statements, 'write'));
  const row = results.at(-1)?.rows[0];
  if (!row) throw new Error('The database answered without the request it was given.');
  return {
    id: String(row.id),
    receivedAt: String(row.received_at),
    fingerprint: String(row.fingerprint),
  };
}

/** Requests by the time they came, the oldest first. */
export async function listRequests(database: Database): Promise<StoredRequest[]> {
  const { rows } = await database.use((client) =>
    client.execute('SELECT * FROM demo_requests ORDER BY received_at, id'),
  );
  return rows.map(toRequest);
}

/** One request by its id, or null. */
export async function findRequest(database: Database, id: string): Promise<StoredRequest | null> {
  const { rows } = await database.use((client) =>
    client.execute({ sql: 'SELECT * FROM demo_requests WHERE id = ?', args: [id] }),
  );
  return rows[0] ? toRequest(rows[0]) : null;
}

/** Erases the requests received before a moment, and what was to be sent about them. */
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
