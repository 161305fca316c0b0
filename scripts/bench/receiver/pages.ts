import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Server } from './target';

/** Time between two requests for the page, in ms. */
const INTERVAL = 15;

export const pause = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

export const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ??
  0;

/**
 * Does something to a server while a visitor reads its page. Returns the times of `GET /` in ms. The visitor is a
 * thread: what the benchmark does meanwhile is no part of them.
 */
export async function whileReading(
  { url }: Server,
  work: () => Promise<void>,
): Promise<readonly number[]> {
  const visitor = new Worker(new URL('read-page.mjs', import.meta.url), {
    workerData: { url: `${url}/`, interval: INTERVAL },
    execArgv: [],
  });
  const read = once(visitor, 'message');
  // An error of the visitor is reported once the work is done.
  read.catch(() => {});
  try {
    await work();
  } finally {
    visitor.postMessage('done');
  }
  const [times] = await read;
  return times;
}

/** Milliseconds until the health check has a status. @throws after 20 seconds. */
export async function untilHealth({ url }: Server, status: number): Promise<number> {
  const began = performance.now();
  for (;;) {
    const response = await fetch(`${url}/api/health/`);
    await response.arrayBuffer();
    const passed = performance.now() - began;
    if (response.status === status) return passed;
    if (passed > 20_000) throw new Error(`Health is not ${status} after 20 seconds.`);
    await pause(50);
  }
}
