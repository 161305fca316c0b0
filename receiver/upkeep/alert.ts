import type { ReceiverConfig } from '@/config/receiver';
import { sendBySmtp } from '@/receiver/outbox/smtp';
import { postJson } from '@/receiver/outbox/webhook';
import type { Backlog } from '@/receiver/storage/backlog';
import { type Digest, digestText } from './digest';

/** For one alert, in ms. */
const TIME = 20_000;

/** What the operator is told: counts, never personal data. */
export interface Alert {
  readonly type: 'demo-request-alert' | 'demo-request-quarantine';
  /** What the log calls it. */
  readonly event: 'alert' | 'quarantine';
  readonly subject: string;
  /** What chat services display. */
  readonly text: string;
  readonly figures: Readonly<Record<string, number>>;
}

/** Sends an alert, until `stopping` aborts. */
export type AlertWay = (alert: Alert, stopping: AbortSignal) => Promise<void>;

const limited = (stopping: AbortSignal) => AbortSignal.any([stopping, AbortSignal.timeout(TIME)]);

export const undelivered = (backlog: Backlog): Alert => ({
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

export const inQuarantine = (digest: Digest): Alert => ({
  type: 'demo-request-quarantine',
  event: 'quarantine',
  subject: 'Demo requests: some are in quarantine',
  text: digestText(digest),
  figures: { ...digest },
});

/**
 * The configured ways to reach the operator. Of what is in quarantine, those are told too who get the notifications
 * that it does not send: by mail, or by their webhook when there is no other way.
 */
export function alertWays(
  { alert, mail, webhook }: ReceiverConfig,
  { event }: Pick<Alert, 'event'>,
): AlertWay[] {
  const ways: AlertWay[] = [];
  const add = (target: { url: string; secret?: string }) =>
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
  if (webhook && event === 'quarantine' && ways.length === 0) add(webhook);
  return ways;
}
