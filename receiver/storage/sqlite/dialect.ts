import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Queries, Tables } from '@/receiver/storage/database';

/** Where the bundle has the thread's code, which is itself (scripts/receiver/bundle.ts). */
declare const BUNDLED_THREAD: string | undefined;
const threadFile =
  typeof BUNDLED_THREAD === 'undefined'
    ? resolve('receiver/storage/sqlite/thread.mjs')
    : BUNDLED_THREAD;

/** Changes of the schema are undone as others are: SQLite can do that, though Kysely does not ask it to. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * A database file as it is, neither set up nor migrated. `timeout` is how long to wait for a lock, in ms. This is Kysely's
 * SQLite over a thread of its own: the driver is synchronous, and would stop the whole server while it waits
 * for a lock or a slow disk. There is one connection, so that what is set on it applies to every statement; callers
 * take turns, as `fileDatabase` makes them do. Closing it ends the thread, and with it its file descriptors.
 */
export const rawFile = (path: string, timeout: number): Queries =>
  new Kysely<Tables>({
    dialect: {
      createDriver: () =>
        driverOf(new Worker(threadFile, { workerData: { path, timeout }, execArgv: [] })),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createAdapter: () => new Adapter(),
      createIntrospector: (queries) => new SqliteIntrospector(queries),
    },
  });

type Result = QueryResult<never>;

function driverOf(worker: Worker): Driver {
  const calls: { resolve(result: Result): void; reject(error: Error): void }[] = [];
  let ended: Error | null = null;
  const end = (error: Error) => {
    ended ??= error;
    for (const { reject } of calls.splice(0)) reject(ended);
  };
  worker.on('message', ({ result, error }) => {
    const call = calls.shift();
    if (result) call?.resolve(result);
    else call?.reject(Object.assign(new Error(error.message), { code: error.code }));
  });
  worker.on('error', end);
  worker.on('exit', () => end(Object.assign(new Error('Closed.'), { code: 'CLIENT_CLOSED' })));

  const run = (sql: string, parameters: readonly unknown[] = []) =>
    new Promise<Result>((resolve, reject) => {
      if (ended) return reject(ended);
      calls.push({ resolve, reject });
      worker.postMessage({ sql, parameters });
    });
  const connection = {
    executeQuery: ({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) =>
      run(sql, parameters),
    streamQuery() {
      throw new Error('Rows are not streamed from the thread.');
    },
  };
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    // It will write: it waits here for the locks of others.
    beginTransaction: async () => void (await run('BEGIN IMMEDIATE')),
    commitTransaction: async () => void (await run('COMMIT')),
    // Where the disk is full, SQLite has rolled it back already. What fails is closed by `fileDatabase`.
    rollbackTransaction: async () => void (await run('ROLLBACK').catch(() => {})),
    releaseConnection: async () => {},
    destroy: async () => void (await worker.terminate()),
  };
}
