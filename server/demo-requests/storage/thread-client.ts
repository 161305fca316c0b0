import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Config, InStatement } from '@libsql/client';
import type { Client, Result } from './client';

/** From the project's directory, where every command of it runs. */
const THREAD = path.resolve('server/demo-requests/storage/thread.mjs');

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
  readonly results?: Result[];
  readonly error?: { message: string; code?: string };
}
interface Call {
  resolve(results: Result[]): void;
  reject(error: Error): void;
}

/**
 * A client for a database file in a thread of its own: the driver is synchronous, and would stop the whole
 * server while it waits for a lock or a slow disk. Closing it ends the thread, which closes its file
 * descriptors too.
 */
export function createThreadClient(config: Config): Client {
  const worker = new Worker(THREAD, { workerData: config, execArgv: [] });
  const calls = new Map<number, Call>();
  let ended: Error | null = null;
  let last = 0;

  const end = (error: Error) => {
    ended ??= error;
    for (const call of calls.values()) call.reject(ended);
    calls.clear();
  };
  worker.on('message', ({ id, results, error }: Answer) => {
    const call = calls.get(id);
    calls.delete(id);
    if (results) call?.resolve(results);
    else call?.reject(new StorageError(error?.message ?? '', error?.code ?? 'unknown'));
  });
  worker.on('error', end);
  worker.on('exit', () => end(new StorageError('The client is closed.', 'CLIENT_CLOSED')));

  const ask = (statements: InStatement[], batch: boolean) =>
    new Promise<Result[]>((resolve, reject) => {
      if (ended) return reject(ended);
      last += 1;
      calls.set(last, { resolve, reject });
      worker.postMessage({ id: last, statements, batch });
    });
  return {
    execute: async (statement) =>
      (await ask([statement], false))[0] ?? { rows: [], rowsAffected: 0 },
    batch: (statements) => ask(statements, true),
    async close() {
      await worker.terminate();
    },
  };
}
