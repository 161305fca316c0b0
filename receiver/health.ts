import type { ReceiverConfig } from '@/config/receiver';
import type { Log } from './log';
import { type Backlog, backlogOf } from './storage/backlog';
import type { Database } from './storage/database';
import { probeStorage } from './storage/probe';
import { problemOf } from './storage/problem';
import { countQuarantine } from './storage/quarantine';
import { type Room, roomOf } from './storage/room';

/**
 * In ms. A probe writes to disk, so checks within this interval reuse the last result. With the time that a
 * probe may take, a failure shows within five seconds.
 */
const PROBE_INTERVAL = 2000;

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

export type HealthDetails = Backlog & { readonly quarantined: number } & Room;

/** Figures for the operator: pending notifications, and room for further requests. */
export const healthDetails = async (
  database: Database,
  settings: ReceiverConfig['database'],
): Promise<HealthDetails> => ({
  ...(await backlogOf(database)),
  quarantined: await countQuarantine(database),
  ...(await roomOf(database, settings)),
});
