/** How many clients are remembered. */
const MOST = 50_000;
/** How often ended windows are looked for, in ms. */
const INTERVAL = 60_000;

/** What a client has spent in its time window. */
export interface Count {
  readonly spent: number;
  /** Time until the window ends, in ms. */
  readonly left: number;
}

export interface Counts {
  /** Counts one more request, in a window of `duration` ms that a client's first request begins. */
  add(client: string, duration: number): Count;
  /** Replaces what is known of a client. */
  set(client: string, count: Count): void;
  readonly size: number;
}

/**
 * Counts in memory. Clients are IP addresses, which are deleted soon after their window, as the privacy policy
 * promises. Setting the computer's clock changes nothing: only the time that passes counts.
 */
export function createCounts(): Counts {
  const clients = new Map<string, { spent: number; endsAt: number }>();
  let timer: NodeJS.Timeout | undefined;

  const forget = () => {
    const now = performance.now();
    for (const [client, { endsAt }] of clients) if (endsAt <= now) clients.delete(client);
    timer = undefined;
  };
  const set = (client: string, { spent, left }: Count) => {
    clients.delete(client);
    clients.set(client, { spent, endsAt: performance.now() + left });
    const [oldest] = clients.keys();
    if (clients.size > MOST && oldest !== undefined) clients.delete(oldest);
  };
  const forgetSoon = (duration: number) => {
    if (timer) return;
    timer = setTimeout(
      () => {
        forget();
        if (clients.size > 0) forgetSoon(duration);
      },
      Math.min(INTERVAL, duration),
    );
    timer.unref();
  };
  return {
    add(client, duration) {
      const known = clients.get(client);
      const left = (known?.endsAt ?? 0) - performance.now();
      const count =
        known && left > 0 ? { spent: known.spent + 1, left } : { spent: 1, left: duration };
      set(client, count);
      forgetSoon(duration);
      return count;
    },
    set,
    get size() {
      return clients.size;
    },
  };
}
