import { randomUUID } from 'node:crypto';
import { errorCode } from '@/receiver/log';
import type { Channel } from '@/receiver/outbox/channel';
import type { StoredRequest } from '@/receiver/storage/stored-requests';
import { requireChannel, UsageError } from './usage';

/** In ms, per channel. */
const TIME = 30_000;

/** A made-up request; `example.com` belongs to nobody (RFC 2606). */
const example = (): StoredRequest => ({
  id: randomUUID(),
  requestId: randomUUID(),
  receivedAt: new Date().toISOString(),
  kind: 'demo',
  locale: 'en',
  firstName: 'Test',
  lastName: 'Message',
  email: 'test@example.com',
  organization: 'Test message',
  role: 'Test',
  sector: 'energy',
  otherSector: '',
  companySize: '51-200',
  message: 'Sent by npm run requests -- test-message. Nobody asked for a demo.',
  spam: false,
  spamReasons: null,
  revises: null,
});

/** Sends a made-up notification on every channel, and says how each went. */
export async function sendTest(channels: readonly Channel[]): Promise<string> {
  requireChannel(channels);
  const results = await Promise.all(
    channels.map(({ name, send }) =>
      send(example(), AbortSignal.timeout(TIME)).then(
        () => ({ failed: false, line: `${name}: delivered` }),
        (error) => ({ failed: true, line: `${name}: failed, ${errorCode(error)}` }),
      ),
    ),
  );
  const text = results.map(({ line }) => line).join('\n');
  if (results.some(({ failed }) => failed)) throw new UsageError(text);
  return `${text}\n`;
}
