import { setImmediate } from 'node:timers/promises';
import v8 from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | null = null;

/**
 * Closes the file descriptors of closed databases. The driver keeps them until the statements that used
 * them are garbage-collected, and SQLite shares descriptors within a process: a file once opened read-only
 * would stay read-only after reconnecting.
 */
export async function releaseHandles(): Promise<void> {
  if (!collect) {
    v8.setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as () => void;
  }
  collect();
  // Finalizers run after the collection.
  await setImmediate();
}
