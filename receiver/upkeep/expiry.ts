import type { RetentionSettings } from '@/lib/config/receiver';
import { addMonths } from '@/lib/dates';
import type { Health, Troubles } from '@/receiver/health';
import type { Log } from '@/receiver/log';
import { type KnownTimes, knownTimes, trustClock } from '@/receiver/storage/alerts';
import type { Database } from '@/receiver/storage/database';
import { CLOCKS_BEGIN, eraseExpired } from '@/receiver/storage/erase';
import { every, type Repetition } from '@/receiver/timers';

/** In ms. */
const INTERVAL = 3600_000;
const DAY = 86_400_000;

/**
 * Deletes what has been kept for as long as the settings allow, from now on. While the clock is doubted, and for a day
 * at most, it deletes nothing and the operator is told: a clock that is years ahead would have everything deleted.
 */
export function startRetention(
  settings: RetentionSettings,
  { database, health, log, troubles }: RetentionParts,
): Repetition {
  let doubtedSince: number | null = null;
  return every(INTERVAL, async () => {
    try {
      await health.check();
      const now = Date.now();
      const doubt = doubtOf(await knownTimes(database), now);
      doubtedSince = doubt ? (doubtedSince ?? performance.now()) : null;
      if (doubt && performance.now() - (doubtedSince ?? 0) < DAY) {
        log('retention refused', { code: 'CLOCK', now: new Date(now).toISOString() });
        troubles.set('clock', doubt);
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

interface RetentionParts {
  readonly database: Database;
  readonly health: Health;
  readonly log: Log;
  readonly troubles: Troubles;
}

/** Why the clock is doubted, in words for the operator; null when it is not. */
export function doubtOf({ trusted, oldest, newest }: KnownTimes, now: number): string | null {
  const last = trusted ?? (newest === null ? now : Date.parse(newest));
  const isOdd =
    Math.abs(now - last) > DAY ||
    (newest !== null && Date.parse(newest) > now + DAY) ||
    (oldest !== null && oldest < CLOCKS_BEGIN);
  if (!isOdd) return null;
  const day = (time: number) => new Date(time).toISOString().slice(0, 16);
  return [
    `Demo requests: the clock of this machine says ${day(now)}. Expired requests were last deleted, or the newest one came, at ${day(last)}; the stored ones are of ${oldest?.slice(0, 10)} to ${newest?.slice(0, 10)}.`,
    'Nothing is deleted for a day. Is the clock wrong? Set it right before then.',
    'If it is right, as after a pause of more than a day, there is nothing to do. Look at requests of an impossible date: npm run requests -- list.',
  ].join('\n');
}

/** The days before which a last contact, or a spam request, is too old. */
export function limitsOf({ months, spamDays }: RetentionSettings, now: Date) {
  const whole = Math.trunc(months);
  const [day = '', time] = now.toISOString().split('T');
  const contact = new Date(`${addMonths(day, -whole)}T${time}`);
  contact.setTime(contact.getTime() - (months - whole) * 30 * 86_400_000);
  return { contact, spam: new Date(now.getTime() - spamDays * 86_400_000) };
}
