import type { ReceiverConfig } from '@/config/receiver';
import type { Health } from '@/receiver/health';
import { errorCode, type Log } from '@/receiver/log';
import { claimAlert, forgetAlert, type Occasion, settleAlert } from '@/receiver/storage/alerts';
import { backlogOf } from '@/receiver/storage/backlog';
import type { Database } from '@/receiver/storage/database';
import { type Alert, alertWays, inQuarantine, undelivered } from './alert';
import { nextDigest } from './digest';
import { every, type Repetition } from './every';

/** In ms. */
const INTERVAL = 60_000;

interface MonitorParts {
  readonly config: ReceiverConfig;
  readonly database: Database;
  readonly health: Health;
  readonly log: Log;
}

/**
 * Alerts the operator when a delivery is given up, or the oldest one pending is too old; and daily, when
 * there is more in quarantine. Receivers that share a database alert once.
 */
export function startMonitor({ config, database, health, log }: MonitorParts): Repetition {
  const after = config.alert.afterMinutes * 60;
  /** Whether the operator was told in at least one way. */
  const tell = async (alert: Alert, stopping: AbortSignal): Promise<boolean> => {
    const results = await Promise.allSettled(
      alertWays(config, alert).map((way) => way(alert, stopping)),
    );
    for (const result of results) {
      if (result.status === 'rejected') log('alert failed', { code: errorCode(result.reason) });
    }
    return results.length === 0 || results.some(({ status }) => status === 'fulfilled');
  };
  /**
   * If nobody could be told, the alert is due again at the next check. It is told as of `now`, when its figures were
   * counted: what arrives while it is sent is left for the next one.
   */
  const tellOnce = async (occasion: Occasion, alert: Alert, now: number, stopping: AbortSignal) => {
    if (!(await claimAlert(database, occasion, now))) return;
    log(alert.event, { ...alert.figures });
    const told = await tell(alert, stopping);
    await settleAlert(database, occasion, told ? now : null);
  };
  const interval = Math.min(INTERVAL, Math.max(500, (after * 1000) / 2));
  return every(interval, async (stopping) => {
    try {
      await health.check();
      const now = Date.now();
      const backlog = await backlogOf(database);
      const { dead, oldestSeconds } = backlog;
      const occasion = { name: 'undelivered', dead } as const;
      if (dead > 0 || oldestSeconds >= after) {
        await tellOnce(occasion, undelivered(backlog), now, stopping);
      } else await forgetAlert(database, occasion.name);
      const digest = await nextDigest(database, now);
      if (digest) {
        await tellOnce({ name: 'quarantine', dead: 0 }, inQuarantine(digest), now, stopping);
      }
    } catch {
      // Storage failed, which the health check has logged.
    }
  });
}
