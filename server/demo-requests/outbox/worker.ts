import type { ReceiverConfig } from '@/config/receiver';
import { errorCode, type Log } from '../log';
import type { Database } from '../storage/database';
import {
  claimDelivery,
  type Delivery,
  markDelivered,
  markFailed,
  nextDue,
} from '../storage/deliveries';
import { problemOf } from '../storage/problem';
import { findRequest } from '../storage/stored-requests';
import { backOff } from './back-off';
import type { Channel } from './channel';
import { createPause } from './pause';

/** Lease on a delivery, in ms: longer than any send takes, so that no other process sends it too. */
const LEASE = 120_000;
/** Polling interval in ms: another process may have stored a request. */
const POLL_INTERVAL = 30_000;

interface WorkerParts {
  readonly database: Database;
  readonly log: Log;
  readonly retry: ReceiverConfig['retry'];
}

export interface Worker {
  /** Signals that there may be something to send. */
  wake(): void;
  /** Stops once the current delivery is finished. */
  stop(): Promise<void>;
}

/** Sends the deliveries of one channel sequentially, retrying each until it succeeds. */
export function startWorker(channel: Channel, { database, log, retry }: WorkerParts): Worker {
  const pause = createPause();

  async function send(delivery: Delivery): Promise<void> {
    const request = await findRequest(database, delivery.request);
    if (!request) return;
    const details = { id: request.id, channel: channel.name, attempt: delivery.attempts + 1 };
    try {
      await channel.send(request);
    } catch (error) {
      const wait = backOff(details.attempt, retry);
      const code = errorCode(error);
      log('delivery failed', { ...details, code, retryInSeconds: Math.round(wait / 1000) });
      await markFailed(database, delivery.id, { code, nextAttemptAt: Date.now() + wait });
      return;
    }
    log('delivered', details);
    await untilDone(() => markDelivered(database, delivery.id));
  }

  /** A successful delivery must be recorded before anything else, or it would be sent again. */
  async function untilDone(work: () => Promise<void>): Promise<void> {
    for (let failures = 1; ; failures++) {
      try {
        return await work();
      } catch (error) {
        log('storage failed', problemOf(error));
        if (pause.ended) return;
        await pause.rest(backOff(failures, retry));
      }
    }
  }

  async function run(): Promise<void> {
    let failures = 0;
    while (!pause.ended) {
      try {
        const now = Date.now();
        const delivery = await claimDelivery(database, channel.name, now, now + LEASE);
        if (delivery) await send(delivery);
        else await pause.untilWoken(waitFor(await nextDue(database, channel.name)));
        failures = 0;
      } catch (error) {
        failures += 1;
        log('storage failed', problemOf(error));
        await pause.rest(backOff(failures, retry));
      }
    }
  }

  const done = run();
  return {
    wake: pause.wake,
    async stop() {
      pause.end();
      await done;
      channel.close?.();
    },
  };
}

const waitFor = (due: number | null): number =>
  due === null ? POLL_INTERVAL : Math.min(POLL_INTERVAL, Math.max(0, due - Date.now()));
