import { Worker } from 'node:worker_threads';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { threadFile } from './thread-file';

interface Result {
  readonly rows: readonly Record<string, unknown>[];
  readonly rowsAffected: number;
}

/** A connection to a database file. */
export interface ThreadClient {
  run(sql: string, args?: readonly unknown[]): Promise<Result>;
  /** Begins a transaction that may write, at once: it waits here for the locks of others. */
  begin(): Promise<void>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
  close(): Promise<void>;
}

interface Settings {
  readonly url: string;
  /** How long to wait for another process's write lock, in ms. */
  readonly timeout: number;
}

class StorageError extends Error {
  override readonly name = 'StorageError';
  constructor(
    message: string,
    readonly code: string,
  ) {
    super(message);
  }
}

interface Answer {
  readonly id: number;
  readonly result?: Result;
  readonly error?: { message: string; code?: string };
}
interface Call {
  resolve(result: Result): void;
  reject(error: Error): void;
}

/**
 * A client for a database file in a thread of its own: the driver is synchronous, and would stop the whole
 * server while it waits for a lock or a slow disk. Closing it ends the thread, which closes its file
 * descriptors too.
 */
export function createThreadClient(settings: Settings): ThreadClient {
  // A single connection, so that the PRAGMAs set on it apply to every statement.
  const worker = new Worker(threadFile, {
    workerData: { ...settings, concurrency: 1 },
    execArgv: [],
  });
  const calls = new Map<number, Call>();
  let ended: Error | null = null;
  let last = 0;

  const end = (error: Error) => {
    ended ??= error;
    for (const call of calls.values()) call.reject(ended);
    calls.clear();
  };
  worker.on('message', ({ id, result, error }: Answer) => {
    const call = calls.get(id);
    calls.delete(id);
    if (result) call?.resolve(result);
    else call?.reject(new StorageError(error?.message ?? '', error?.code ?? 'unknown'));
  });
  worker.on('error', end);
  worker.on('exit', () => end(new StorageError('The client is closed.', 'CLIENT_CLOSED')));

  const ask = (action: string, statement = {}) =>
    new Promise<Result>((resolve, reject) => {
      if (ended) return reject(ended);
      last += 1;
      calls.set(last, { resolve, reject });
      worker.postMessage({ id: last, action, statement });
    });
  return {
    run: (sql, args = []) => ask('run', { sql, args }),
    begin: async () => void (await ask('begin')),
    commit: async () => void (await ask('commit')),
    rollback: async () => void (await ask('rollback')),
    async close() {
      await worker.terminate();
    },
  };
}

/**
 * Kysely's SQLite over a client in a worker thread. There is one connection: callers take turns, as
 * `fileDatabase` makes them do.
 */
export const threadDialect = (client: ThreadClient): Dialect => ({
  createDriver: () => driverOf(client),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: (queries) => new SqliteIntrospector(queries),
});

function driverOf(client: ThreadClient): Driver {
  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const { rows, rowsAffected } = await client.run(sql, parameters);
      return { rows: rows as Row[], numAffectedRows: BigInt(rowsAffected) };
    },
    streamQuery() {
      throw new Error('Rows are not streamed from the thread.');
    },
  };
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: () => client.begin(),
    commitTransaction: () => client.commit(),
    rollbackTransaction: () => client.rollback(),
    releaseConnection: async () => {},
    destroy: () => client.close(),
  };
}
