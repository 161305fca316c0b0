import type { ReceiverConfig } from '@/config/receiver';
import type { Health } from '../health';
import { errorCode, type Log } from '../log';
import { type Backlog, backlogOf } from '../storage/backlog';
import type { Database } from '../storage/database';
import { alertWays } from './alert';
import { every, type Repetition } from './every';

/** In ms. */
const INTERVAL = 60_000;
/** An alert is repeated while its cause lasts, after this time in ms. */
const REPEAT = 24 * 3600_000;

interface MonitorParts {
  readonly config: ReceiverConfig;
  readonly database: Database;
  readonly health: Health;
  readonly log: Log;
}

/** Alerts the operator when a delivery is given up, or the oldest one pending is too old. */
export function startMonitor({ config, database, health, log }: MonitorParts): Repetition {
  const after = config.alert.afterMinutes * 60;
  const decide = createDecision(after);
  const ways = alertWays(config);
  const interval = Math.min(INTERVAL, Math.max(500, (after * 1000) / 2));
  return every(interval, async (stopping) => {
    try {
      await health.check();
      const backlog = await backlogOf(database);
      if (!decide.isDue(backlog, Date.now())) return;
      log('alert', { ...backlog });
      if (
        await tell(
          ways.map((way) => way(backlog, stopping)),
          log,
        )
      )
        decide.told(backlog, Date.now());
    } catch {
      // Storage failed, which the health check has logged.
    }
  });
}

/** Whether the operator was told in at least one way; if not, the alert is due again at the next check. */
async function tell(alerts: readonly Promise<void>[], log: Log): Promise<boolean> {
  const results = await Promise.allSettled(alerts);
  for (const result of results) {
    if (result.status === 'rejected') log('alert failed', { code: errorCode(result.reason) });
  }
  return results.length === 0 || results.some(({ status }) => status === 'fulfilled');
}

/** When to alert: at first, when another delivery is given up, and daily while the cause lasts. */
export function createDecision(afterSeconds: number) {
  let last: { at: number; dead: number } | null = null;
  return {
    isDue({ dead, oldestSeconds }: Backlog, now: number): boolean {
      const wrong = dead > 0 || oldestSeconds >= afterSeconds;
      if (!wrong) last = null;
      return wrong && (last === null || dead > last.dead || now - last.at >= REPEAT);
    },
    told({ dead }: Backlog, now: number): void {
      last = { at: now, dead };
    },
  };
}
