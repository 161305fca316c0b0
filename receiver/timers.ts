import { setTimeout as sleep } from 'node:timers/promises';

export interface Repetition {
  /** Interrupts work under way, and resolves when it is done. */
  stop(): Promise<void>;
}

/** Does `work` now and then `milliseconds` after each time it was done; never twice at once. */
export function every(
  milliseconds: number,
  work: (stopping: AbortSignal) => Promise<void>,
): Repetition {
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
    stop() {
      stopping.abort();
      return running;
    },
  };
}
