import type { ReceiverConfig } from '@/config/receiver';
import { sendBySmtp } from '../outbox/smtp';
import { WebhookRefusal } from '../outbox/webhook';
import type { Backlog } from '../storage/backlog';

/** For one alert, in ms. */
const TIME = 20_000;

/** Sends an alert, until `stopping` aborts. */
export type AlertWay = (backlog: Backlog, stopping: AbortSignal) => Promise<void>;

const limited = (stopping: AbortSignal) => AbortSignal.any([stopping, AbortSignal.timeout(TIME)]);

const textOf = ({ waiting, dead, oldestSeconds }: Backlog): string =>
  [
    'Demo requests are stored, but not all notifications reach the team.',
    `Being retried: ${waiting}, the oldest for ${Math.round(oldestSeconds / 60)} minutes.`,
    `Given up: ${dead}.`,
    'See npm run requests -- pending.',
  ].join('\n');

/** The configured ways to reach the operator. Alerts hold counts, never personal data. */
export function alertWays({ alert, mail }: ReceiverConfig): AlertWay[] {
  const { webhookUrl, mailTo } = alert;
  const ways: AlertWay[] = [];
  if (webhookUrl) ways.push((backlog, stopping) => call(webhookUrl, backlog, limited(stopping)));
  if (mailTo && mail) {
    ways.push((backlog, stopping) =>
      sendBySmtp(
        mail.url,
        {
          from: mail.from,
          to: mailTo,
          subject: 'Demo requests: notifications are not delivered',
          text: textOf(backlog),
        },
        limited(stopping),
      ),
    );
  }
  return ways;
}

/** `text` is what chat services display. */
async function call(url: string, backlog: Backlog, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ type: 'demo-request-alert', text: textOf(backlog), ...backlog }),
  });
  await response.body?.cancel();
  if (!response.ok) throw new WebhookRefusal(response.status);
}
