import { createHash, randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import {
  type Column,
  eachField,
  type FieldName,
  fieldNames,
  fields,
  type Kind,
} from '@/lib/form/fields';
import type { DemoRequest } from '@/lib/form/schema';
import type { Locale } from '@/lib/i18n/locales';
import type { Database, RequestTable } from './database';

const digest = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Hash of the answers alone, without request id, locale or time. */
const fingerprintOf = (request: DemoRequest): string =>
  digest(...fieldNames.map((name) => request[name]));

/** A deterministic UUID (version 8) derived from the parts. */
function uuidOf(...parts: string[]): string {
  const hex = digest(...parts);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** Sent to the visitor as proof that the request is stored. */
export interface Receipt {
  readonly id: string;
  readonly receivedAt: string;
}

interface NewRequest {
  readonly request: DemoRequest;
  readonly kind: Kind;
  readonly locale: Locale;
  /** Why it goes to quarantine, of which the team is notified too unless the bait is among it; null when it does not. */
  readonly spamReasons: readonly string[] | null;
  /** Names of the notification channels. */
  readonly channels: readonly string[];
}

/** Without a `requestId`, identical answers on the same day (UTC) count as one request. */
const requestIdOf = (request: DemoRequest, now: string): string =>
  request.requestId ?? uuidOf('content', fingerprintOf(request), now.slice(0, 10));

/** Names one submission: the same for a request sent twice, another one when its answers differ. */
export const submissionOf = (request: DemoRequest, now = new Date().toISOString()): string =>
  uuidOf('revision', requestIdOf(request, now), fingerprintOf(request));

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
    const revision = submissionOf(incoming.request, now);
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

const answersOf = (request: DemoRequest) =>
  Object.fromEntries(fieldNames.map((name) => [fields[name].column, request[name]])) as Record<
    Column,
    string
  >;

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
    ...answersOf(request),
    spam: spamReasons ? 1 : 0,
    spam_reasons: spamReasons?.join(' ') ?? null,
    fingerprint: fingerprintOf(request),
    revises,
  };
  return database.transact(async (queries) => {
    await database.require?.(queries, Buffer.byteLength(JSON.stringify(row)));
    const { numInsertedOrUpdatedRows: inserted } = await queries
      .insertInto('demo_requests')
      .values(row)
      .onConflict((conflict) => conflict.column('request_id').doNothing())
      .executeTakeFirstOrThrow();
    if (inserted && !spamReasons?.includes('honeypot') && channels.length > 0) {
      // What is trusted goes before all that is suspected, however much of that waits.
      const due = spamReasons ? Date.parse(now) : 0;
      await queries
        .insertInto('demo_request_deliveries')
        .values(channels.map((channel) => ({ request: id, channel, next_attempt_at: due })))
        .execute();
    }
    return queries
      .selectFrom('demo_requests')
      .select(['id', 'received_at as receivedAt', 'fingerprint'])
      .where('request_id', '=', requestId)
      .executeTakeFirstOrThrow();
  });
}

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
  /** Set by the team; until then the last contact is the request itself. */
  readonly lastContactAt: string | null;
}

export async function findRequest(database: Database, id: string): Promise<StoredRequest | null> {
  const row = await database.use((queries) =>
    queries.selectFrom('demo_requests').selectAll().where('id', '=', id).executeTakeFirst(),
  );
  return row ? toRequest(row) : null;
}

/** A row as the rest of the receiver knows it. */
export const toRequest = (row: Selectable<RequestTable>): StoredRequest => ({
  id: row.id,
  requestId: row.request_id,
  receivedAt: row.received_at,
  kind: row.kind as Kind,
  locale: row.locale as Locale,
  ...eachField((name) => row[fields[name].column]),
  spam: row.spam === 1,
  spamReasons: row.spam_reasons,
  revises: row.revises,
  lastContactAt: row.last_contact_at,
});
