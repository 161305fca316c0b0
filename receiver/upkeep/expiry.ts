import type { ReceiverConfig } from '@/lib/config/receiver';
import { addMonths } from '@/lib/dates';
import type { Parts } from '@/receiver/health';
import { lastTrusted, trustClock } from '@/receiver/storage/alerts';
import { eraseExpired } from '@/receiver/storage/erase';
import { newestOf } from '@/receiver/storage/requests';
import { every, type Repetition } from '@/receiver/timers';

/** In ms. */
const INTERVAL = 3600_000;
const DAY = 86_400_000;

/**
 * Deletes what has been kept for as long as the settings allow, from now on. While the clock is a day and more from when it
 * was last trusted, and for a day at most, it deletes nothing and the operator is told: a clock that is years ahead would
 * have everything deleted.
 */
export function startRetention(
  settings: ReceiverConfig['retention'],
  { database, check, log, troubles }: Omit<Parts, 'config'>,
): Repetition {
  let doubtedSince: number | null = null;
  return every(INTERVAL, async () => {
    try {
      await check();
      const now = Date.now();
      // At first, when the newest request came.
      const last = (await lastTrusted(database)) ?? (await newestOf(database)) ?? now;
      const isDoubted = Math.abs(now - last) > DAY;
      doubtedSince = isDoubted ? (doubtedSince ?? performance.now()) : null;
      if (isDoubted && performance.now() - (doubtedSince ?? 0) < DAY) {
        const says = new Date(now).toISOString();
        log('retention refused', { code: 'CLOCK', now: says });
        troubles.set('clock', doubt(says, new Date(last).toISOString()));
        return;
      }
      troubles.delete('clock');
      await trustClock(database, now);
      const erased = await eraseExpired(database, limitsOf(settings, new Date(now)));
      if (erased > 0) log('expired requests deleted', { erased });
    } catch {
      // Storage failed, which the health check has logged.
    }
  });
}

const doubt = (now: string, last: string): string =>
  [
    `Demo requests: the clock of this machine says ${now}. Expired requests were last deleted, or the newest one came, at ${last}.`,
    'Nothing is deleted for a day. Is the clock wrong? Set it right before then. If it is right, as after a long pause, there is nothing to do.',
  ].join('\n');

/** The days before which a last contact, or a doubted request, is too old. */
export function limitsOf({ months, spamDays }: ReceiverConfig['retention'], now: Date) {
  const [day = '', time] = now.toISOString().split('T');
  const contact = new Date(`${addMonths(day, -months)}T${time}`);
  return { contact, spam: new Date(now.getTime() - spamDays * DAY) };
}
