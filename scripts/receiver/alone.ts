/** The receiver in one file: it serves, runs its own commands, checks its health, and is its own worker thread. */
import { isMainThread } from 'node:worker_threads';

/** In ms; less than the time-out of the Dockerfile's HEALTHCHECK. */
const PATIENCE = 4000;

const [, , command] = process.argv;

if (!isMainThread) {
  // @ts-expect-error Plain JavaScript, which needs no types here.
  await import('@/receiver/storage/sqlite/thread.mjs');
} else if (command === 'requests') {
  process.argv.splice(2, 1);
  await import('../requests');
} else if (command === 'health') {
  // For HEALTHCHECK and probes: status 0 when the receiver on this machine can store requests.
  const { withSettings } = await import('../settings');
  const { readListen } = await import('@/lib/config/receiver');
  const { port } = await withSettings(() => readListen(process.env));
  const url = `http://127.0.0.1:${port}/api/health/`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => null);
  console.log((await answer?.text()) ?? `${url} does not answer.`);
  process.exitCode = answer?.ok ? 0 : 1;
} else {
  await import('../receiver');
}
