import type { ReceiverConfig } from '@/config/receiver';
import type { Health, Troubles } from '@/receiver/health';
import { errorCode, type Log } from '@/receiver/log';
import { postJson, sendBySmtp } from '@/receiver/outbox/channels';
import {
  type AlertName,
  claimAlert,
  forgetAlert,
  lastTold,
  type Occasion,
  REPEAT,
  settleAlert,
} from '@/receiver/storage/alerts';
import type { Database } from '@/receiver/storage/database';
import { type Backlog, backlogOf } from '@/receiver/storage/deliveries';
import { countQuarantine } from '@/receiver/storage/quarantine';
import { every, type Repetition } from '@/receiver/timers';

/** What is told once a day of requests in quarantine. */
interface Digest {
  /** Received since the last digest. */
  readonly newInQuarantine: number;
  readonly inQuarantine: number;
}

/** When there is something new in quarantine to tell, at most once a day; null when none is due. */
export async function nextDigest(database: Database, now: number): Promise<Digest | null> {
  const since = (await lastTold(database, 'quarantine')) ?? 0;
  if (since > now - REPEAT) return null;
  const newInQuarantine = await countQuarantine(database, new Date(since));
  if (newInQuarantine === 0) return null;
  return { newInQuarantine, inQuarantine: await countQuarantine(database) };
}

const digestText = ({ newInQuarantine, inQuarantine }: Digest): string =>
  [
    `New demo requests in quarantine: ${newInQuarantine}; in all: ${inQuarantine}.`,
    'They look like spam, and nobody was notified of them. See npm run requests -- spam.',
    'To pass one on: npm run requests -- release ID. The others are deleted by themselves.',
  ].join('\n');

/** For one alert, in ms. */
const TIME = 20_000;

/** What the operator is told: counts, never personal data. */
interface Alert {
  readonly type: 'demo-request-alert' | 'demo-request-quarantine';
  /** What the log calls it. */
  readonly event: 'alert' | 'quarantine';
  readonly subject: string;
  /** What chat services display. */
  readonly text: string;
  readonly figures: Readonly<Record<string, number | string>>;
}

/** Sends an alert, until `stopping` aborts. */
type AlertWay = (alert: Alert, stopping: AbortSignal) => Promise<unknown>;

const limited = (stopping: AbortSignal) => AbortSignal.any([stopping, AbortSignal.timeout(TIME)]);

const undelivered = (backlog: Backlog): Alert => ({
  type: 'demo-request-alert',
  event: 'alert',
  subject: 'Demo requests: notifications are not delivered',
  text: [
    'Demo requests are stored, but not all notifications reach the team.',
    `Being retried: ${backlog.waiting}, the oldest for ${Math.round(backlog.oldestSeconds / 60)} minutes.`,
    `Given up: ${backlog.dead}.`,
    'See npm run requests -- pending.',
  ].join('\n'),
  figures: { ...backlog },
});

const inQuarantine = (digest: Digest): Alert => ({
  type: 'demo-request-quarantine',
  event: 'quarantine',
  subject: 'Demo requests: some are in quarantine',
  text: digestText(digest),
  figures: { ...digest },
});

const trouble = (name: string, text: string): Alert => ({
  type: 'demo-request-alert',
  event: 'alert',
  subject: 'Demo requests: the receiver needs you',
  text,
  figures: { trouble: name },
});

/**
 * The configured ways to reach the operator. Of what is in quarantine, those are told too who get the notifications
 * that it does not send: by mail, or by their webhook when there is no other way.
 */
function alertWays(
  { alert, mail, webhook }: ReceiverConfig,
  { event }: Pick<Alert, 'event'>,
): AlertWay[] {
  const ways: AlertWay[] = [];
  const add = (target: { url: string; secret?: string | null }) =>
    ways.push(({ type, text, figures }, stopping) =>
      postJson(target, { type, text, ...figures }, { signal: limited(stopping) }),
    );
  if (alert.webhookUrl) add({ url: alert.webhookUrl });
  const readers = [alert.mailTo, event === 'quarantine' ? mail?.to : null].filter(Boolean);
  if (mail && readers.length > 0) {
    const to = [...new Set(readers)].join(', ');
    ways.push(({ subject, text }, stopping) =>
      sendBySmtp(mail.url, { from: mail.from, to, subject, text }, limited(stopping)),
    );
  }
  // A service that takes a template takes nothing else.
  if (webhook && !webhook.template && event === 'quarantine' && ways.length === 0) add(webhook);
  return ways;
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
 * Alerts the operator when a delivery is given up, or the oldest one pending is too old; when the receiver itself is in
 * trouble; and daily, when there is more in quarantine. Receivers that share a database alert once.
 */
export function startMonitor(parts: MonitorParts): Repetition {
  const { config, database, health, log, troubles } = parts;
  /** When this process told of a trouble; of each when it starts, so that what an earlier one told is forgotten. */
  const toldAt = new Map<AlertName, number>([
    ['storage', -REPEAT],
    ['clock', -REPEAT],
    ['flood', -REPEAT],
  ]);
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
  /** A database that fails cannot say which receiver tells of it: each does. */
  const tellTroubles = async (now: number, stopping: AbortSignal) => {
    for (const [name, text] of troubles) {
      const occasion = { name, dead: 0 };
      if (performance.now() - (toldAt.get(name) ?? -REPEAT) < REPEAT) continue;
      if (!(await claimAlert(database, occasion, now).catch(() => true))) continue;
      const alert = trouble(name, text);
      log(alert.event, { ...alert.figures });
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
    await tellTroubles(now, stopping);
    try {
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
