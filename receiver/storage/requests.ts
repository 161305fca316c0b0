import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
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
import { type Database, onlyOf, type Queries, type RequestRow, rowsOf } from './database';
import { HELD } from './deliveries';

/** The reason to doubt a request of which nobody is notified. */
export const HONEYPOT = 'honeypot';

const digest = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Hash of the answers alone, without request id, locale or time. */
const fingerprintOf = (request: DemoRequest): string =>
  digest(...fieldNames.map((name) => request[name]));

/** Sent to the visitor as proof that the request is stored. */
export interface Receipt {
  readonly id: string;
  readonly receivedAt: string;
}

interface NewRequest {
  readonly request: DemoRequest;
  readonly kind: Kind;
  readonly locale: Locale;
  /** Why it is doubted; null when it is not. */
  readonly reasons: readonly string[] | null;
  /** Names of the notification channels. */
  readonly channels: readonly string[];
}

/** Without a `requestId`, identical answers on the same day (UTC) count as one request. */
export const requestIdOf = (request: DemoRequest, now = new Date().toISOString()): string =>
  request.requestId ?? digest('content', fingerprintOf(request), now.slice(0, 10));

/** Names one submission: the same for a request sent twice, another one when its answers differ. */
export const submissionOf = (request: DemoRequest, now = new Date().toISOString()): string =>
  digest('revision', requestIdOf(request, now), fingerprintOf(request));

/**
 * Stores a request and its pending deliveries in one transaction. Idempotent: a repeated `requestId`
 * returns the first receipt; if the answers differ, they are stored as a revision.
 */
export async function saveRequest(
  database: Database,
  { request, kind, locale, reasons, channels }: NewRequest,
): Promise<Receipt & { isNew: boolean }> {
  const now = new Date().toISOString();
  const answers = fieldNames.map((name) => [fields[name].column, request[name]]);
  const row: RequestRow = {
    ...(Object.fromEntries(answers) as Record<Column, string>),
    id: randomUUID(),
    request_id: requestIdOf(request, now),
    received_at: now,
    kind,
    locale,
    spam: reasons ? 1 : 0,
    spam_reasons: reasons?.join(' ') ?? null,
    fingerprint: fingerprintOf(request),
    revises: null,
  };
  const first = await insert(database, row, channels);
  if (first.fingerprint !== row.fingerprint) {
    const own = { id: randomUUID(), request_id: submissionOf(request, now), revises: first.id };
    await insert(database, { ...row, ...own }, channels);
  }
  return { id: first.id, receivedAt: first.received_at, isNew: first.id === row.id };
}

/** Inserts the row unless its `request_id` already exists; returns the row that has it. */
const insert = (database: Database, row: RequestRow, channels: readonly string[]) =>
  database.transact(async (queries) => {
    await database.require?.(queries, Buffer.byteLength(JSON.stringify(row)));
    const { numInsertedOrUpdatedRows: inserted } = await queries
      .insertInto('demo_requests')
      .values({ ...row })
      .onConflict((conflict) => conflict.column('request_id').doNothing())
      .executeTakeFirstOrThrow();
    if (inserted && channels.length > 0) {
      const due = await dueOf(queries, row.spam_reasons, Date.parse(row.received_at));
      await queries
        .insertInto('demo_request_deliveries')
        .values(channels.map((channel) => ({ request: row.id, channel, ...due })))
        .execute();
    }
    const { rows } = await sql<RequestRow>`SELECT * FROM demo_requests
      WHERE request_id = ${row.request_id}`.execute(queries);
    return rows[0] ?? row;
  });

const HOUR = 3600_000;
/** Doubted requests per hour that are notified one by one. */
const SINGLY = 10;

/**
 * When a notification is due, and whether with others. What is trusted goes before all that is doubted, however much of
 * that waits; when there is much, it goes together, once an hour. Of what filled in the honeypot, none is due.
 */
async function dueOf(queries: Queries, reasons: string | null, now: number) {
  if (!reasons) return { next_attempt_at: 0 };
  if (reasons.includes(HONEYPOT)) {
    const dead_at = new Date(now).toISOString();
    return { next_attempt_at: now, dead_at, last_error: HELD };
  }
  const { rows } = await sql`SELECT 1 FROM demo_requests
    WHERE spam = 1 AND received_at > ${new Date(now - HOUR).toISOString()}
      AND spam_reasons <> ${HONEYPOT} LIMIT 1 OFFSET ${SINGLY}`.execute(queries);
  if (rows.length === 0) return { next_attempt_at: now };
  return { next_attempt_at: Math.ceil(now / HOUR) * HOUR, batched: 1 };
}

export interface StoredRequest extends Receipt, Readonly<Record<FieldName, string>> {
  readonly requestId: string;
  readonly kind: Kind;
  readonly locale: Locale;
  /** Whether it is doubted, and nobody has said otherwise. */
  readonly spam: boolean;
  /** Why it was doubted, codes separated by spaces; null when it never was. */
  readonly spamReasons: string | null;
  /** Id of the request that this one corrects: same `requestId`, other answers. */
  readonly revises: string | null;
  /** Set by the team; until then the last contact is the request itself. */
  readonly lastContactAt: string | null;
}

/** Some requests, as many of them as are still there, oldest first. */
export async function findRequests(
  database: Database,
  ids: readonly string[],
): Promise<StoredRequest[]> {
  const rows = await rowsOf<RequestRow>(
    database,
    sql`SELECT * FROM demo_requests WHERE id IN (${sql.join(ids)}) ORDER BY received_at, id`,
  );
  return rows.map(toRequest);
}

/** When the newest request came, in ms since 1970; null when there is none. */
export async function newestOf(database: Database): Promise<number | null> {
  const newest = await onlyOf<string>(database, sql`SELECT max(received_at) FROM demo_requests`);
  return newest ? Date.parse(newest) : null;
}

export const findRequest = async (database: Database, id: string): Promise<StoredRequest | null> =>
  (await findRequests(database, [id]))[0] ?? null;

/** A row as the rest of the receiver knows it. */
export const toRequest = (row: RequestRow): StoredRequest => ({
  id: row.id,
  requestId: row.request_id,
  receivedAt: row.received_at,
  kind: row.kind as Kind,
  locale: row.locale as Locale,
  ...eachField((name) => row[fields[name].column]),
  spam: row.spam === 1,
  spamReasons: row.spam_reasons,
  revises: row.revises,
  lastContactAt: row.last_contact_at ?? null,
});
