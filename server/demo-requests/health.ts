import type { ReceiverConfig } from '@/config/receiver';
import type { Log } from './log';
import { type Backlog, backlogOf } from './storage/backlog';
import type { Database } from './storage/database';
import { probeStorage } from './storage/probe';
import { problemOf } from './storage/problem';
import { type Room, roomOf } from './storage/room';

/** In ms. A probe writes to disk, so checks within this interval reuse the last result. */
const PROBE_INTERVAL = 5000;

export interface Health {
  /** @throws when requests cannot be stored. */
  check(): Promise<void>;
  /** Discards the cached result after a failure, so that the next check probes again. */
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

/** Figures for the operator: pending notifications, and room for further requests. */
export const healthDetails = async (
  database: Database,
  settings: ReceiverConfig['database'],
): Promise<Backlog & Partial<Room>> => ({
  ...(await backlogOf(database)),
  ...(await roomOf(settings)),
});
