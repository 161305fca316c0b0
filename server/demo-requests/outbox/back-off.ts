import type { ReceiverConfig } from '@/config/receiver';

/**
 * Milliseconds to wait after a number of failures: twice as long each time up to the longest wait,
 * less up to a fifth so that messages do not all come back together.
 */
export function backOff(
  failures: number,
  { firstSeconds, maxSeconds }: ReceiverConfig['retry'],
  random = Math.random(),
): number {
  const seconds = Math.min(maxSeconds, firstSeconds * 2 ** Math.min(failures - 1, 30));
  return Math.round(seconds * 1000 * (1 - random / 5));
}
