export interface Repetition {
  /** Interrupts work under way, and resolves when it is done. */
  stop(): Promise<void>;
}

/** Does `work` now and then `milliseconds` after each time it was done; never twice at once. */
export function every(
  milliseconds: number,
  work: (stopping: AbortSignal) => Promise<void>,
): Repetition {
  let timer: NodeJS.Timeout | undefined;
  const stopping = new AbortController();
  let running: Promise<void>;
  const run = () => {
    running = work(stopping.signal).then(() => {
      if (stopping.signal.aborted) return;
      timer = setTimeout(run, milliseconds);
      timer.unref();
    });
  };
  run();
  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
