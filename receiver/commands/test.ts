import { randomUUID } from 'node:crypto';
import { eachField, fields } from '@/lib/form/fields';
import { errorCode } from '@/receiver/log';
import type { Channel } from '@/receiver/outbox/channels';
import type { StoredRequest } from '@/receiver/storage/requests';
import { Failure } from './usage';

/** In ms, per channel. */
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

/** Sends a made-up notification on every channel, and says how each went. */
export async function sendTest(channels: readonly Channel[]): Promise<string> {
  if (channels.length === 0) {
    throw new Failure('No channel is configured here: set DEMO_SMTP_URL or DEMO_WEBHOOK_URL.');
  }
  const notice = { requests: [example()], count: 1 };
  let text = '';
  for (const { name, send } of channels) {
    const failure = await send(notice, AbortSignal.timeout(TIME)).then(() => '', errorCode);
    text += `${name}: ${failure ? `failed, ${failure}` : 'delivered'}\n`;
  }
  if (text.includes(': failed, ')) throw new Failure(text.trim());
  return text;
}
