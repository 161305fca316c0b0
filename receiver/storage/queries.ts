import type { Kysely, Transaction } from 'kysely';
import type { ReceiverConfig } from '@/config/receiver';
import type { Tables } from './tables';

/** Builds and runs queries, on SQLite and PostgreSQL alike. */
export type Queries = Kysely<Tables>;
export type DatabaseSettings = ReceiverConfig['database'];

/** Keeps the stored rows within DEMO_DATABASE_MAX_MB, where the database itself does not. */
export interface Quota {
  /** @throws when `bytes` more would exceed it. */
  require(queries: Queries, bytes: number): Promise<void>;
  /** Counts what was stored since the rows were last measured. */
  spend(bytes: number): void;
  /** Measures the rows again next time, since some were deleted. */
  recount(): void;
}

/** A database that connects lazily and reconnects after a failure. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  readonly quota?: Quota;
  /** Runs `work` on an open connection; after an error the next call reconnects if necessary. */
  use<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Runs `work` in one transaction, which is on disk when this returns. */
export const inTransaction = <Result>(
  database: Database,
  work: (queries: Transaction<Tables>) => Promise<Result>,
): Promise<Result> => database.use((queries) => queries.transaction().execute(work));
