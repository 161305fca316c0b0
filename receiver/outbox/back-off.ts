import type { ReceiverConfig } from '@/config/receiver';

/** Exponential backoff in ms, capped at `maxSeconds`, with up to 20% jitter to spread the retries. */
export function backOff(
  failures: number,
  { firstSeconds, maxSeconds }: Pick<ReceiverConfig['retry'], 'firstSeconds' | 'maxSeconds'>,
  random = Math.random(),
): number {
  const seconds = Math.min(maxSeconds, firstSeconds * 2 ** Math.min(failures - 1, 30));
  return Math.round(seconds * 1000 * (1 - random / 5));
}
