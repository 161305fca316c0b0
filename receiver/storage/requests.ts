import { randomUUID } from 'node:crypto';
import type { Kind } from '@/form/fields';
import type { DemoRequest } from '@/form/schema';
import type { Locale } from '@/lib/i18n/locales';
import { fingerprintOf, uuidOf } from './identity';
import { type Database, inTransaction } from './queries';

/** Sent to the visitor as proof that the request is stored. */
export interface Receipt {
  readonly id: string;
  readonly receivedAt: string;
}

interface NewRequest {
  readonly request: DemoRequest;
  readonly kind: Kind;
  readonly locale: Locale;
  /** Why it goes to quarantine, where nobody is notified of it; null when it does not. */
  readonly spamReasons: readonly string[] | null;
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
function insert(
  database: Database,
  { request, kind, locale, spamReasons, channels }: NewRequest,
  { id, requestId, now, revises }: Identity,
): Promise<Receipt & { fingerprint: string }> {
  const row = {
    id,
    request_id: requestId,
    received_at: now,
    kind,
    locale,
    first_name: request.firstName,
    last_name: request.lastName,
    email: request.email,
    organization: request.organization,
    role: request.role,
    sector: request.sector,
    other_sector: request.otherSector,
    company_size: request.companySize,
    message: request.message,
    spam: spamReasons ? 1 : 0,
    spam_reasons: spamReasons?.join(' ') ?? null,
    fingerprint: fingerprintOf(request),
    revises,
  };
  return inTransaction(database, async (queries) => {
    const size = Buffer.byteLength(JSON.stringify(row));
    await database.quota?.require(queries, size);
    const { numInsertedOrUpdatedRows: inserted } = await queries
      .insertInto('demo_requests')
      .values(row)
      .onConflict((conflict) => conflict.column('request_id').doNothing())
      .executeTakeFirstOrThrow();
    if (inserted) {
      database.quota?.spend(size);
      if (!spamReasons && channels.length > 0) {
        await queries
          .insertInto('demo_request_deliveries')
          .values(
            channels.map((channel) => ({ request: id, channel, next_attempt_at: Date.parse(now) })),
          )
          .execute();
      }
    }
    return queries
      .selectFrom('demo_requests')
      .select(['id', 'received_at as receivedAt', 'fingerprint'])
      .where('request_id', '=', requestId)
      .executeTakeFirstOrThrow();
  });
}
