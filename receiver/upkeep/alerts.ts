import type { ReceiverConfig } from '@/lib/config/receiver';
import { isStorable, megabytes, type Parts } from '@/receiver/health';
import { obstacles, problemOf } from '@/receiver/log';
import { postJson, sendBySmtp } from '@/receiver/outbox/channels';
import {
  type AlertName,
  claimAlert,
  forgetAlert,
  lastTold,
  REPEAT,
  settleAlert,
} from '@/receiver/storage/alerts';
import type { Database } from '@/receiver/storage/database';
import { backlogOf } from '@/receiver/storage/deliveries';
import { countUnseen } from '@/receiver/storage/doubted';
import { atMost, every, type Repetition } from '@/receiver/timers';

/** For one alert, in ms. */
const TIME = 20_000;

/** What the operator is told: counts, never personal data. */
interface Alert {
  readonly name: AlertName;
  /** What chat services display. */
  readonly text: string;
  readonly figures: Readonly<Record<string, number | string>>;
}

/** Sends an alert in every configured way, by name, until `signal` aborts. */
export function sendAlert(
  { text, figures }: Omit<Alert, 'name'>,
  { alert: { webhookUrl: url, mailTo: to }, mail }: ReceiverConfig,
  signal: AbortSignal,
): Record<string, Promise<unknown>> {
  const payload = { type: 'demo-request-alert', text, ...figures };
  const state = figures.over ? 'all is well again' : 'the receiver needs you';
  const letter = { to: to ?? '', subject: `Demo requests: ${figures.test ?? state}`, text };
  return {
    ...(url && { 'alert webhook': postJson({ url }, payload, { signal }) }),
    ...(to &&
      mail && { 'alert mail': sendBySmtp(mail.url, { from: mail.from, ...letter }, signal) }),
  };
}

/** What is so again, once nothing is left of what the operator was told of. */
const OVER: Partial<Record<AlertName, string>> = {
  undelivered: 'the notifications that were late have reached the team',
  storage: 'they can be stored again',
  clock: 'the clock is trusted again',
  flood: 'no more arrive than are expected',
  room: 'the database and its disk have room again',
};
const allClear = (name: AlertName): Alert => ({
  name,
  text: `Demo requests: ${OVER[name]}.`,
  figures: { over: name },
});

const undelivered = ({ doubted, ...backlog }: Awaited<ReturnType<typeof backlogOf>>): Alert => ({
  name: 'undelivered',
  text: [
    'Demo requests are stored, but not all notifications reach the team.',
    `Being retried: ${backlog.waiting}, the oldest for ${Math.round(backlog.oldestSeconds / 60)} min.`,
    `Given up: ${backlog.dead}.`,
    'Once mail and the webhook work, the inbox sends them all again: open it.',
  ].join('\n'),
  figures: { ...backlog },
});

/** The share of its room from which the operator is told how full the database is. */
const FULL = 0.8;
/** What a disk should have left, in MB; less suffices where the database may not grow by as much. */
const SPARE = 1000;

/** How full the database is, or its disk, in words for the operator; null while there is room. */
async function fullness(database: Database, maxMegabytes: number): Promise<string | null> {
  const { bytes, freeBytes = Number.POSITIVE_INFINITY } = await database.size();
  const [taken, free] = [megabytes(bytes), megabytes(freeBytes)];
  if (taken < FULL * maxMegabytes && free >= Math.min(SPARE, maxMegabytes - taken)) return null;
  const disk = Number.isFinite(free) ? `, and its disk has ${free} MB left` : '';
  return [
    `Demo requests: the database uses ${taken} MB of its ${maxMegabytes} MB (DEMO_DATABASE_MAX_MB)${disk}.`,
    'When either is full, what is doubted makes way; if there is nothing left of that, visitors are asked to try later.',
  ].join('\n');
}

const DAY = 86_400_000;
/** Days before an unseen request expires at which the operator is told of it. */
const NOTICE = 7;

/** What nobody sees because a field was filled in that people do not see, in words for the operator; null when it is known. */
async function unseenOf(database: Database, spamDays: number, now: number): Promise<string | null> {
  const told = (await lastTold(database, 'unseen')) ?? 0;
  const expiring = new Date(now - (spamDays - NOTICE) * DAY).toISOString();
  const counts = await countUnseen(database, expiring, new Date(told).toISOString());
  if (counts.old + counts.fresh === 0) return null;
  return [
    `Demo requests: ${counts.unseen} wait that nobody was notified of, ${counts.fresh} of them since the last count: a field that people do not see was filled in.`,
    `${counts.old} of them will be deleted within ${NOTICE} days. Look at them in the inbox.`,
  ].join('\n');
}

/** In ms. */
const INTERVAL = 60_000;
/** For how long nobody is told again of what comes and goes, in ms. */
const PEACE = 3600_000;

/**
 * Alerts the operator when a delivery is given up, or the oldest one pending is too old, when nobody sees what came, and
 * when the receiver itself is in trouble: within a minute, and daily while it lasts; then, that it is over. Receivers
 * that share a database alert once; of a database that fails, which cannot say who did, each does.
 */
export function startMonitor(parts: Parts): Repetition {
  const { config, database, check, log, troubles } = parts;
  const after = config.alert.afterMinutes * 60;
  /** When this process told of what it alone knows; of each when it starts, so that what an earlier one told is forgotten. */
  const toldAt = new Map<AlertName, number>(
    (['storage', 'clock', 'flood', 'room'] as const).map((name) => [name, -REPEAT]),
  );
  /** Whether the operator was told in at least one way. */
  const tell = async (alert: Alert, stopping: AbortSignal): Promise<boolean> => {
    log('alert', { ...alert.figures });
    const failed = (channel: string) => (cause: unknown) => {
      log('alert failed', { channel, ...problemOf(cause, obstacles) });
      return null;
    };
    const results = await atMost(TIME, stopping, (signal) =>
      Promise.all(
        Object.entries(sendAlert(alert, config, signal)).map(([channel, sent]) =>
          sent.catch(failed(channel)),
        ),
      ),
    );
    return results.length === 0 || results.some((result) => result !== null);
  };
  /**
   * If nobody could be told, the alert is due again at the next check. It is told as of `now`, when its figures were
   * counted: what arrives while it is sent is left for the next one.
   */
  const tellOnce = async (alert: Alert, now: number, stopping: AbortSignal) => {
    if (performance.now() - (toldAt.get(alert.name) ?? -REPEAT) < REPEAT) return;
    if (!(await claimAlert(database, alert.name, now).catch(() => true))) return;
    const isTold = await tell(alert, stopping);
    if (isTold && troubles.has(alert.name)) toldAt.set(alert.name, performance.now());
    await settleAlert(database, alert.name, isTold ? now : null).catch(() => {});
  };
  return every(Math.min(INTERVAL, Math.max(500, (after * 1000) / 2)), async (stopping) => {
    const now = Date.now();
    // A machine that was busy for a moment, as when it starts, is no trouble; what fails at once has its result kept.
    const isStored = (await isStorable(check)) || (await isStorable(check));
    try {
      const full = isStored && (await fullness(database, config.database.maxMegabytes));
      if (full) troubles.set('room', full);
      else troubles.delete('room');
      for (const [name, text] of troubles)
        await tellOnce({ name, text, figures: { trouble: name } }, now, stopping);
      for (const [name, told] of toldAt) {
        if (troubles.has(name) || performance.now() - told < PEACE) continue;
        if (told > -REPEAT && !(await tell(allClear(name), stopping))) continue;
        await forgetAlert(database, name);
        toldAt.delete(name);
      }
      if (!isStored) return;
      const backlog = await backlogOf(database);
      if (backlog.dead > 0 || backlog.oldestSeconds >= after)
        await tellOnce(undelivered(backlog), now, stopping);
      else if (await forgetAlert(database, 'undelivered'))
        await tell(allClear('undelivered'), stopping);
      const text = await unseenOf(database, config.retention.spamDays, now);
      if (text)
        await tellOnce({ name: 'unseen', text, figures: { trouble: 'unseen' } }, now, stopping);
    } catch {
      // Storage failed since the check, which the next one logs.
    }
  });
}
