import { randomUUID } from 'node:crypto';
import type { InStatement } from '@libsql/client';
import type { DemoRequest } from '@/lib/demo-request/schema';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from './database';
import { fingerprintOf, uuidOf } from './identity';

/** Sent to the visitor as proof that the request is stored. */
export interface Receipt {
  readonly id: string;
  readonly receivedAt: string;
}

interface NewRequest {
  readonly request: DemoRequest;
  readonly locale: Locale;
  readonly spam: boolean;
  /** Names of the notification channels. */
  readonly channels: readonly string[];
}

/** Without a `requestId`, identical answers on the same day (UTC) count as one request. */
const requestIdOf = (request: DemoRequest, now: string): string =>
  request.requestId ?? uuidOf('content', fingerprintOf(request), now.slice(0, 10));

/**
 * Stores a request and its pending deliveries in one transaction. Idempotent: a repeated `requestId`
 * returns the first receipt; if the answers differ, they are stored as a revision.
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

/** Inserts the row unless its `requestId` already exists; returns the row with that `requestId`. */
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
  if (!row) throw new Error('The database did not return the stored request.');
  return {
    id: String(row.id),
    receivedAt: String(row.received_at),
    fingerprint: String(row.fingerprint),
  };
}
