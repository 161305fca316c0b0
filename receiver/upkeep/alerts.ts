import type { ReceiverConfig } from '@/lib/config/receiver';
import type { Health, Troubles } from '@/receiver/health';
import { errorCode, type Log } from '@/receiver/log';
import { postJson, sendBySmtp } from '@/receiver/outbox/channels';
import {
  type AlertName,
  claimAlert,
  forgetAlert,
  type Occasion,
  REPEAT,
  settleAlert,
} from '@/receiver/storage/alerts';
import type { Database } from '@/receiver/storage/database';
import { type Backlog, backlogOf } from '@/receiver/storage/deliveries';
import { every, type Repetition } from '@/receiver/timers';

/** For one alert, in ms. */
const TIME = 20_000;

/** What the operator is told: counts, never personal data. */
interface Alert {
  readonly subject: string;
  /** What chat services display. */
  readonly text: string;
  readonly figures: Readonly<Record<string, number | string>>;
}

/** Sends an alert, until `stopping` aborts. */
type AlertWay = (alert: Alert, stopping: AbortSignal) => Promise<unknown>;

const limited = (stopping: AbortSignal) => AbortSignal.any([stopping, AbortSignal.timeout(TIME)]);

const undelivered = (backlog: Backlog): Alert => ({
  subject: 'Demo requests: notifications are not delivered',
  text: [
    'Demo requests are stored, but not all notifications reach the team.',
    `Being retried: ${backlog.waiting}, the oldest for ${Math.round(backlog.oldestSeconds / 60)} minutes.`,
    `Given up: ${backlog.dead}.`,
    'See npm run requests -- inbox; once it works, npm run requests -- retry sends them all again.',
  ].join('\n'),
  figures: { ...backlog },
});

const trouble = (name: string, text: string): Alert => ({
  subject: 'Demo requests: the receiver needs you',
  text,
  figures: { trouble: name },
});

/** The configured ways to reach the operator. */
function alertWays({ alert: { webhookUrl: url, mailTo: to }, mail }: ReceiverConfig): AlertWay[] {
  const ways: AlertWay[] = [];
  if (url) {
    ways.push(({ text, figures }, stopping) =>
      postJson(
        { url },
        { type: 'demo-request-alert', text, ...figures },
        { signal: limited(stopping) },
      ),
    );
  }
  if (mail && to) {
    ways.push(({ subject, text }, stopping) =>
      sendBySmtp(mail.url, { from: mail.from, to, subject, text }, limited(stopping)),
    );
  }
  return ways;
}

/** The share of its room from which the operator is told how full the database is. */
const FULL = 0.8;
const MEGABYTE = 1024 * 1024;

/** How full the database is, in words for the operator; null while there is room. */
async function fullness(database: Database, maxMegabytes: number): Promise<string | null> {
  const megabytes = (await database.size()).bytes / MEGABYTE;
  if (megabytes < FULL * maxMegabytes) return null;
  return [
    `Demo requests: the database takes ${megabytes.toFixed(1)} of ${maxMegabytes} MB (DEMO_DATABASE_MAX_MB).`,
    'When it is full, what is in quarantine makes way; if there is nothing left of that, visitors are asked to try later.',
  ].join('\n');
}

/** In ms. */
const INTERVAL = 60_000;
/** For how long nobody is told again of what comes and goes, in ms. */
const PEACE = 3600_000;

interface MonitorParts {
  readonly config: ReceiverConfig;
  readonly database: Database;
  readonly health: Health;
  readonly troubles: Troubles;
  readonly log: Log;
}

/**
 * Alerts the operator when a delivery is given up, or the oldest one pending is too old, and when the receiver itself is
 * in trouble. Receivers that share a database alert once.
 */
export function startMonitor(parts: MonitorParts): Repetition {
  const { config, database, health, log, troubles } = parts;
  /** When this process told of a trouble; of each when it starts, so that what an earlier one told is forgotten. */
  const toldAt = new Map<AlertName, number>([
    ['storage', -REPEAT],
    ['clock', -REPEAT],
    ['flood', -REPEAT],
    ['room', -REPEAT],
  ]);
  const after = config.alert.afterMinutes * 60;
  /** Whether the operator was told in at least one way. */
  const tell = async (alert: Alert, stopping: AbortSignal): Promise<boolean> => {
    const results = await Promise.allSettled(alertWays(config).map((way) => way(alert, stopping)));
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
    log('alert', { ...alert.figures });
    const told = await tell(alert, stopping);
    await settleAlert(database, occasion, told ? now : null);
  };
  /** A database that fails cannot say which receiver tells of it: each does. */
  const tellTroubles = async (now: number, stopping: AbortSignal) => {
    for (const [name, text] of troubles) {
      const occasion = { name, dead: 0 };
      if (performance.now() - (toldAt.get(name) ?? -REPEAT) < REPEAT) continue;
      if (!(await claimAlert(database, occasion, now).catch(() => true))) continue;
      const alert = trouble(name, text);
      log('alert', { ...alert.figures });
      const isTold = await tell(alert, stopping);
      if (isTold) toldAt.set(name, performance.now());
      await settleAlert(database, occasion, isTold ? now : null).catch(() => {});
    }
    for (const [name, told] of toldAt) {
      if (troubles.has(name as 'storage') || performance.now() - told < PEACE) continue;
      toldAt.delete(name);
      await forgetAlert(database, name).catch(() => {});
    }
  };
  const interval = Math.min(INTERVAL, Math.max(500, (after * 1000) / 2));
  return every(interval, async (stopping) => {
    const now = Date.now();
    await health.check().catch(() => {});
    const full = await fullness(database, config.database.maxMegabytes).catch(() => null);
    if (full) troubles.set('room', full);
    else troubles.delete('room');
    await tellTroubles(now, stopping);
    try {
      const backlog = await backlogOf(database);
      const { dead, oldestSeconds } = backlog;
      const occasion = { name: 'undelivered', dead } as const;
      if (dead > 0 || oldestSeconds >= after) {
        await tellOnce(occasion, undelivered(backlog), now, stopping);
      } else await forgetAlert(database, occasion.name);
    } catch {
      // Storage failed, which the health check has logged.
    }
  });
}
