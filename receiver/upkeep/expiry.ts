import type { ReceiverConfig, RetentionSettings } from '@/config/receiver';
import { addMonths } from '@/lib/dates';
import { forgetBudgets } from '@/receiver/budget-stores';
import type { Health } from '@/receiver/health';
import type { Log } from '@/receiver/log';
import type { Database } from '@/receiver/storage/database';
import { eraseExpired } from '@/receiver/storage/erase';
import { forgetSpeed } from '@/receiver/storage/speed';
import { every, type Repetition } from '@/receiver/timers';

/** In ms. */
const INTERVAL = 3600_000;

/** Deletes what has been kept for as long as the settings allow, from now on. */
export const startRetention = (
  settings: RetentionSettings,
  { database, health, log }: { database: Database; health: Health; log: Log },
): Repetition =>
  every(INTERVAL, async () => {
    try {
      await health.check();
      const erased = await eraseExpired(database, limitsOf(settings, new Date()));
      if (erased > 0) log('expired requests deleted', { erased });
      await forgetSpeed(database);
    } catch {
      // Storage failed, which the health check has logged.
    }
  });

/** The days before which a last contact, or a spam request, is too old. */
export function limitsOf({ months, spamDays }: RetentionSettings, now: Date) {
  const whole = Math.trunc(months);
  const [day = '', time] = now.toISOString().split('T');
  const contact = new Date(`${addMonths(day, -whole)}T${time}`);
  contact.setTime(contact.getTime() - (months - whole) * 30 * 86_400_000);
  return { contact, spam: new Date(now.getTime() - spamDays * 86_400_000) };
}

/** In ms. */
const FORGET_INTERVAL = 60_000;

/**
 * Deletes IP addresses from the shared rate limit soon after their time window, as the privacy policy promises:
 * it keeps them for minutes.
 */
export const startForgetting = (
  { windowSeconds }: ReceiverConfig['rateLimit'],
  database: Database,
): Repetition =>
  every(Math.min(FORGET_INTERVAL, windowSeconds * 1000), async () => {
    try {
      await forgetBudgets(database, Date.now());
    } catch {
      // Tried again soon; health checks log why storage fails.
    }
  });
