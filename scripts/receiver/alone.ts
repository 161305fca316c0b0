/** The receiver in one file: it serves, runs its own commands, checks its health, and is its own worker thread. */
import { isMainThread } from 'node:worker_threads';

const [, , command] = process.argv;

if (!isMainThread) {
  // @ts-expect-error Plain JavaScript, which needs no types here.
  await import('@/receiver/storage/sqlite/thread.mjs');
} else if (command === 'requests') {
  process.argv.splice(2, 1);
  await import('../requests');
} else if (command === 'health') {
  await import('./health');
} else {
  await import('../receiver');
}
