import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { ReceiverConfig } from '@/lib/config/receiver';
import type { Column } from '@/lib/form/fields';

/** What migrations.ts creates. Times are ISO 8601 in UTC as text, or milliseconds as numbers. */
export type Tables = Record<`demo_request${string}`, Record<string, unknown>>;

/** Beside these columns, each field of the form has the one that its entry names. */
export interface RequestRow extends Record<Column, string> {
  id: string;
  request_id: string;
  received_at: string;
  kind: string;
  locale: string;
  /** 0, or 1 for what is doubted. */
  spam: number;
  spam_reasons: string | null;
  fingerprint: string;
  revises: string | null;
  last_contact_at?: string | null;
}

/** Builds and runs queries, on SQLite and PostgreSQL alike. */
export type Queries = Kysely<Tables>;
export type DatabaseSettings = ReceiverConfig['database'];

export const MEGABYTE = 1024 * 1024;

/** A database that connects lazily and reconnects after a failure. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  /**
   * Where the database itself does not keep to DEMO_DATABASE_MAX_MB, or may confirm what is not on its disk.
   * @throws when `bytes` more would not be kept.
   */
  require?(queries: Queries, bytes: number): Promise<void>;
  /** Runs `work` on an open connection; after an error the next call reconnects if necessary. */
  use<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /** Runs `work` in a transaction, which is on disk when this returns. */
  transact<Result>(work: (queries: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  /** How much room the data takes, and what is left on the disk; of a server's, the receiver sees nothing. */
  size(): Promise<{ bytes: number; freeBytes?: number }>;
  close(): Promise<void>;
}

/** The rows that a statement yields. Both databases take the same SQL. */
export const rowsOf = <Row>(database: Database, statement: RawBuilder<unknown>): Promise<Row[]> =>
  database.use(async (queries) => (await statement.execute(queries)).rows as Row[]);

/** The only value that a statement yields; null when there is none. */
export const onlyOf = async <Value>(database: Database, statement: RawBuilder<unknown>) =>
  Object.values((await rowsOf<Record<string, Value>>(database, statement))[0] ?? {})[0] ?? null;

/** The number of rows that a statement changes. */
export const changed = (database: Database, statement: RawBuilder<unknown>): Promise<number> =>
  database.use(async (queries) => Number((await statement.execute(queries)).numAffectedRows ?? 0n));

/** The key that signs challenges. @throws when the database cannot be read. */
export async function challengeSecret(database: Database): Promise<string> {
  const secret = sql`SELECT value FROM demo_request_secrets WHERE name = 'challenge'`;
  return (await onlyOf<string>(database, secret)) ?? '';
}
