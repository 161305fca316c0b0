import { setImmediate } from 'node:timers/promises';
import v8 from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | null = null;

/**
 * Lets go of the files of databases that were closed. The driver keeps them open until the statements
 * that ran on them are collected, and SQLite shares what is open within a process: a file opened
 * read-only would stay so however often it is opened again.
 */
export async function releaseHandles(): Promise<void> {
  if (!collect) {
    v8.setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as () => void;
  }
  collect();
  // The files are closed after the collection, not in it.
  await setImmediate();
}
