import type { ReceiverConfig } from '@/config/receiver';
import { forgetBudgets } from '@/receiver/storage/budgets';
import type { Database } from '@/receiver/storage/database';
import { every, type Repetition } from './every';

/** In ms. */
const INTERVAL = 60_000;

/**
 * Deletes IP addresses from the shared rate limit soon after their time window, as the privacy policy promises:
 * it keeps them for minutes.
 */
export const startForgetting = (
  { windowSeconds }: ReceiverConfig['rateLimit'],
  database: Database,
): Repetition =>
  every(Math.min(INTERVAL, windowSeconds * 1000), async () => {
    try {
      await forgetBudgets(database, Date.now());
    } catch {
      // Tried again soon; health checks log why storage fails.
    }
  });
