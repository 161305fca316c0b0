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
      const { spam, spamReasons, kind, ...answers } = request;
      const type = kind === 'contact' ? 'contact-message' : 'demo-request';
      const headers = { 'X-Demo-Request-Id': request.id };
      await postJson({ url, secret }, { type, ...answers }, { headers, signal });
    },
  };
}

/** Posts JSON, signed where there is a secret. @throws unless the other side answers with a 2xx status. */
export async function postJson(
  { url, secret }: { url: string; secret?: string },
  payload: object,
  { headers = {}, signal }: { headers?: Record<string, string>; signal: AbortSignal },
): Promise<void> {
  const body = JSON.stringify(payload);
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal,
    headers: {
      'Content-Type': 'application/json',
      ...(secret && { [SIGNATURE_HEADER]: sign(secret, Math.floor(Date.now() / 1000), body) }),
      ...headers,
    },
    body,
  });
  await response.body?.cancel();
  if (!response.ok) throw new WebhookRefusal(response.status);
}
