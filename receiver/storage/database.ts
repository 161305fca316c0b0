import { type Generated, type Kysely, sql, type Transaction } from 'kysely';
import type { ReceiverConfig } from '@/lib/config/receiver';
import type { Column } from '@/lib/form/fields';

/** What migrations.ts creates. Times are ISO 8601 in UTC as text, or milliseconds as numbers. */
export interface Tables {
  demo_requests: RequestTable;
  demo_request_deliveries: DeliveryTable;
  demo_request_probes: { id: Generated<number>; room: Uint8Array };
  demo_request_alerts: {
    name: string;
    /** Deliveries given up when the operator was told. */
    dead: number;
    told_at: number | null;
    claimed_until: number;
  };
  /** How the speed of pages was rated, by day (UTC), kind of page and metric: how many views, and of nobody. */
  page_speed: { day: string; page: string; metric: string; rating: string; views: number };
}

/** Beside these columns, each field of the form has the one that its entry names. */
export interface RequestTable extends Record<Column, string> {
  id: string;
  request_id: string;
  received_at: string;
  kind: Generated<string>;
  locale: string;
  /** 0 or 1. */
  spam: number;
  spam_reasons: Generated<string | null>;
  fingerprint: string;
  revises: string | null;
  last_contact_at: Generated<string | null>;
}

interface DeliveryTable {
  id: Generated<number>;
  request: string;
  channel: string;
  attempts: Generated<number>;
  next_attempt_at: number;
  claimed_until: Generated<number>;
  delivered_at: string | null;
  last_error: string | null;
  dead_at: string | null;
}

/** Builds and runs queries, on SQLite and PostgreSQL alike. */
export type Queries = Kysely<Tables>;
export type DatabaseSettings = ReceiverConfig['database'];

/** How much room the data takes, in bytes. */
export interface Size {
  readonly bytes: number;
  /** Left on the disk; of a database server's, the receiver sees nothing. */
  readonly freeBytes?: number;
}

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
  /** Runs `work` in a transaction, which is on disk when this returns; several may be committed together. */
  transact<Result>(work: (queries: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  size(): Promise<Size>;
  close(): Promise<void>;
}

/** How many transactions are committed at once. */
const TOGETHER = 100;

interface Member {
  readonly work: (queries: Transaction<Tables>) => Promise<unknown>;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/**
 * Commits what waits for its turn together: flushing to disk takes most of the time, and a crowd would wait for
 * seconds. What fails of it is undone by itself. Nothing is confirmed before all of it is on disk.
 */
export function together(use: Database['use']): Database['transact'] {
  const waiting: Member[] = [];
  return <Result>(work: Member['work']) =>
    new Promise<Result>((resolve, reject) => {
      const own: Member = { work, resolve: (result) => resolve(result as Result), reject };
      let members: Member[] = [];
      waiting.push(own);
      // Who finds nothing left was taken along by those before.
      use(async (queries) => {
        members = waiting.splice(0, TOGETHER);
        return members.length === 0
          ? []
          : queries.transaction().execute((transaction) => eachApart(transaction, members));
      }).then(
        (done) => {
          for (const tell of done) tell();
        },
        (error) => {
          if (members.length === 0 && waiting.includes(own)) {
            members = waiting.splice(waiting.indexOf(own), 1);
          }
          for (const member of members) {
            // Where there is no room for one, SQLite has undone the others too: who makes room may be among them.
            if (error.code === 'SQLITE_FULL' && members.length > 1) {
              use((queries) => queries.transaction().execute(member.work)).then(
                member.resolve,
                member.reject,
              );
            } else member.reject(error);
          }
        },
      );
    });
}

/** Does the work of each; returns how to tell those of whom it succeeded. @throws when it did of nobody. */
async function eachApart(transaction: Transaction<Tables>, members: readonly Member[]) {
  const done: (() => void)[] = [];
  let failure: unknown;
  const run = (statement: string) => sql.raw(statement).execute(transaction);
  for (const { work, resolve, reject } of members) {
    await run('SAVEPOINT one');
    try {
      const result = await work(transaction);
      done.push(() => resolve(result));
    } catch (error) {
      // Where the disk is full, all is undone already.
      await run('ROLLBACK TO one').catch(() => Promise.reject(error));
      reject(error);
      failure = error;
    }
    await run('RELEASE one');
  }
  if (done.length === 0) throw failure;
  return done;
}
