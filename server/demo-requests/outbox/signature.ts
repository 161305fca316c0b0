import { createHmac, timingSafeEqual } from 'node:crypto';

/** Header of a webhook call: `t=<seconds since 1970>,v1=<HMAC-SHA256 of "t.body", in hexadecimal>`. */
export const SIGNATURE_HEADER = 'X-Demo-Request-Signature';

const digest = (secret: string, timestamp: number, body: string) =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest();

export const sign = (secret: string, timestamp: number, body: string): string =>
  `t=${timestamp},v1=${digest(secret, timestamp, body).toString('hex')}`;

/** Whether a call is genuine and at most `tolerance` seconds old; for those who receive it. */
export function verify(
  signature: string,
  body: string,
  { secret, now, tolerance = 300 }: { secret: string; now: number; tolerance?: number },
): boolean {
  const [, timestamp = '', hex = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (!hex || Math.abs(now - Number(timestamp)) > tolerance) return false;
  return timingSafeEqual(Buffer.from(hex, 'hex'), digest(secret, Number(timestamp), body));
}
