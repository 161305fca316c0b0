import { createHmac, timingSafeEqual } from 'node:crypto';

/** Webhook signature header: `t=<Unix timestamp>,v1=<HMAC-SHA256 of "t.body", hex>`. */
export const SIGNATURE_HEADER = 'X-Demo-Request-Signature';

const digest = (secret: string, timestamp: number, body: string) =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest();

export const sign = (secret: string, timestamp: number, body: string): string =>
  `t=${timestamp},v1=${digest(secret, timestamp, body).toString('hex')}`;

/** For webhook consumers: whether the signature is valid and at most `tolerance` seconds old. */
export function verify(
  signature: string,
  body: string,
  { secret, now, tolerance = 300 }: { secret: string; now: number; tolerance?: number },
): boolean {
  const [, timestamp = '', hex = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (!hex || Math.abs(now - Number(timestamp)) > tolerance) return false;
  return timingSafeEqual(Buffer.from(hex, 'hex'), digest(secret, Number(timestamp), body));
}
