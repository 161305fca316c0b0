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

/** An interruptible sleep that doesn't keep the process alive. */
export function createPause() {
  let ended = false;
  let woken = false;
  let resume: ((by: 'wake' | 'end') => void) | null = null;

  const wait = (milliseconds: number, wakeable: boolean) =>
    new Promise<void>((resolve) => {
      if (ended) return resolve();
      const finish = () => {
        clearTimeout(timer);
        resume = null;
        resolve();
      };
      const timer = setTimeout(finish, milliseconds);
      timer.unref();
      resume = (by) => {
        if (by === 'end' || wakeable) finish();
      };
    });

  return {
    get ended(): boolean {
      return ended;
    },
    /** Sleeps until the timeout or `wake()`; returns at once if `wake()` was called beforehand. */
    async untilWoken(milliseconds: number) {
      if (!woken) await wait(milliseconds, true);
      woken = false;
    },
    /** Sleeps until the timeout; only `end()` interrupts it. */
    rest: (milliseconds: number) => wait(milliseconds, false),
    wake() {
      woken = true;
      resume?.('wake');
    },
    end() {
      ended = true;
      resume?.('end');
    },
  };
}
