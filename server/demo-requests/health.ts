import type { Log } from './log';
import type { Database } from './storage/database';
import { probeStorage } from './storage/probe';
import { problemOf } from './storage/problem';

/** A probe writes to the disk: whoever asks within these milliseconds shares the last one. */
const PROBE_INTERVAL = 5000;

export interface Health {
  /** @throws when requests cannot be stored. */
  check(): Promise<void>;
  /** Has the next check probe again: something has failed since. */
  doubt(): void;
}

export function createHealth(database: Database, log: Log): Health {
  let probe: Promise<void> | null = null;
  let since = 0;
  return {
    check() {
      const now = performance.now();
      if (!probe || now - since >= PROBE_INTERVAL) {
        probe = probeStorage(database).catch((error) => {
          log('storage failed', problemOf(error));
          throw error;
        });
        since = now;
      }
      return probe;
    },
    doubt() {
      probe = null;
    },
  };
}
