import { setTimeout as sleep } from 'node:timers/promises';

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
