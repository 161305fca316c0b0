import type { WebhookSettings } from '@/config/receiver';
import type { Channel } from './channel';
import { SIGNATURE_HEADER, sign } from './signature';

/** The other side answered, but not with a 2xx status. */
export class WebhookRefusal extends Error {
  override readonly name = 'WebhookRefusal';
  constructor(readonly responseCode: number) {
    super(`The webhook responded with status ${responseCode}.`);
  }
}

/** A signed JSON POST. `X-Demo-Request-Id` is the same on every attempt: an idempotency key. */
export function webhookChannel({ url, secret }: WebhookSettings): Channel {
  return {
    name: 'webhook',
    async send(request, signal) {
      const { spam, spamReasons, ...answers } = request;
      const body = JSON.stringify({ type: 'demo-request', ...answers });
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal,
        headers: {
          'Content-Type': 'application/json',
          'X-Demo-Request-Id': request.id,
          [SIGNATURE_HEADER]: sign(secret, Math.floor(Date.now() / 1000), body),
        },
        body,
      });
      await response.body?.cancel();
      if (!response.ok) throw new WebhookRefusal(response.status);
    },
  };
}
