import { setTimeout as sleep } from 'node:timers/promises';
import { failure } from './log';

export type Repetition = ReturnType<typeof every>;

/** Does `work` now and then `milliseconds` after each time it was done; never twice at once. */
export function every(milliseconds: number, work: (stopping: AbortSignal) => Promise<void>) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    while (!signal.aborted) {
      await work(signal);
      await sleep(milliseconds, null, { signal, ref: false }).catch(() => {});
    }
  };
  const running = run();
  return {
    /** Interrupts work under way, and resolves when it is done. */
    stop() {
      stopping.abort();
      return running;
    },
  };
}

/** Does what `stopping` interrupts, for some ms at most. */
export function atMost<Result>(
  milliseconds: number,
  stopping: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  // Not `AbortSignal.timeout`: Node drops it with the garbage when `any` alone holds it (nodejs/node#57736).
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(failure('TOO_LATE')), milliseconds);
  const signal = AbortSignal.any([stopping, limit.signal]);
  return work(signal)
    .catch((error) => Promise.reject(signal.aborted ? signal.reason : error))
    .finally(() => clearTimeout(timer));
}
