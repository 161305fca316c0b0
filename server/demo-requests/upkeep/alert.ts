import type { ReceiverConfig } from '@/config/receiver';
import { sendBySmtp } from '../outbox/smtp';
import { WebhookRefusal } from '../outbox/webhook';
import type { Backlog } from '../storage/backlog';
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

/** The configured ways to reach the operator. */
export function alertWays({ alert, mail }: ReceiverConfig): AlertWay[] {
  const { webhookUrl, mailTo } = alert;
  const ways: AlertWay[] = [];
  if (webhookUrl) ways.push((message, stopping) => call(webhookUrl, message, limited(stopping)));
  if (mailTo && mail) {
    ways.push(({ subject, text }, stopping) =>
      sendBySmtp(mail.url, { from: mail.from, to: mailTo, subject, text }, limited(stopping)),
    );
  }
  return ways;
}

async function call(
  url: string,
  { type, text, figures }: Alert,
  signal: AbortSignal,
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ type, text, ...figures }),
  });
  await response.body?.cancel();
  if (!response.ok) throw new WebhookRefusal(response.status);
}
