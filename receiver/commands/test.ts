import { randomUUID } from 'node:crypto';
import type { ReceiverConfig } from '@/lib/config/receiver';
import { eachField, fields } from '@/lib/form/fields';
import { obstacles, said } from '@/receiver/log';
import { channelsOf } from '@/receiver/outbox/channels';
import type { StoredRequest } from '@/receiver/storage/requests';
import { sendAlert } from '@/receiver/upkeep/alerts';
import { Failure } from './usage';

/** In ms. */
const TIME = 30_000;

/** A made-up request; `example.com` belongs to nobody (RFC 2606). */
const example = (): StoredRequest => ({
  id: randomUUID(),
  requestId: randomUUID(),
  receivedAt: new Date().toISOString(),
  kind: 'demo',
  locale: 'en',
  ...eachField((name) => fields[name].example),
  spam: false,
  spamReasons: null,
  revises: null,
  lastContactAt: null,
});

const ALERT = { text: 'This is a test alert. All is well.', figures: { test: 'a test alert' } };

const failed = (error: unknown) => `failed, ${said(error, obstacles)}`;

/** Sends a made-up notification on every channel, and a test alert wherever alerts go. Says how each went. */
export async function sendTest(config: ReceiverConfig): Promise<string> {
  const channels = channelsOf(config);
  if (channels.length === 0)
    throw new Failure('No channel is configured here: set DEMO_SMTP_URL or DEMO_WEBHOOK_URL.');
  const notice = { requests: [example()], count: 1 };
  const signal = AbortSignal.timeout(TIME);
  const notified = channels.map(({ name, send }) => [name, send(notice, signal)] as const);
  const all = [...notified, ...Object.entries(sendAlert(ALERT, config, signal))].map(
    async ([name, sending]) => `${name}: ${await sending.then(() => 'delivered', failed)}\n`,
  );
  const text = (await Promise.all(all)).join('');
  if (text.includes(': failed, ')) throw new Failure(text.trim());
  return text;
}
