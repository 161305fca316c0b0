import type { ReceiverConfig } from '@/config/receiver';
import { errorCode, type Log } from '@/receiver/log';
import type { Database } from '@/receiver/storage/database';
import {
  claimDelivery,
  type Delivery,
  markDelivered,
  markFailed,
  nextDue,
} from '@/receiver/storage/deliveries';
import { problemOf } from '@/receiver/storage/problem';
import { findRequest } from '@/receiver/storage/stored-requests';
import { backOff } from './back-off';
import type { Channel } from './channel';
import { AttemptAborted, isPermanent, unlessAborted } from './failure';
import { createPause } from './pause';

/** Lease on a delivery, in ms: longer than any send takes, so that no other process sends it too. */
const LEASE = 120_000;
/** Polling interval in ms: another process may have stored a request. */
const POLL_INTERVAL = 30_000;

/** Time for one attempt as a whole, in ms, however slowly the other side answers. */
const ATTEMPT_TIME = 30_000;
/** Time left to an attempt when the receiver stops, in ms. */
const STOP_TIME = 4000;

interface WorkerParts {
  readonly database: Database;
  readonly log: Log;
  readonly retry: ReceiverConfig['retry'];
}

export interface Worker {
  /** Signals that there may be something to send. */
  wake(): void;
  /** Stops once the current delivery is finished, or cut short; it is then retried after the restart. */
  stop(): Promise<void>;
}

/**
 * Sends the deliveries of one channel sequentially, retrying each until it succeeds or is given up. One
 * function, since its parts share the pause and the attempt under way.
 */
export function startWorker(channel: Channel, { database, log, retry }: WorkerParts): Worker {
  const pause = createPause();
  let current: AbortController | null = null;

  async function send(delivery: Delivery): Promise<void> {
    const request = await findRequest(database, delivery.request);
    if (!request) return;
    const details = { id: request.id, channel: channel.name, attempt: delivery.attempts + 1 };
    try {
      await attempt((signal) => channel.send(request, signal));
    } catch (error) {
      const code = errorCode(error);
      const dead = isPermanent(error) || details.attempt >= retry.attempts;
      const wait = backOff(details.attempt, retry);
      if (dead) log('delivery given up', { ...details, code });
      else log('delivery failed', { ...details, code, retryInSeconds: Math.round(wait / 1000) });
      const nextAttemptAt = dead ? null : Date.now() + wait;
      await markFailed(database, delivery.id, { code, nextAttemptAt });
      return;
    }
    log('delivered', details);
    await untilDone(() => markDelivered(database, delivery.id));
  }

  /** Gives an attempt a limited time, and less of it once the receiver is stopping. */
  async function attempt(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    current = new AbortController();
    const { signal } = current;
    const timer = setTimeout(abortWith('ATTEMPT_TIMEOUT', current), ATTEMPT_TIME);
    try {
      await unlessAborted(signal, work);
    } finally {
      clearTimeout(timer);
      current = null;
    }
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
        const times = { now: Date.now(), lease: LEASE, longestDelay: retry.maxSeconds * 1000 };
        const delivery = await claimDelivery(database, channel.name, times);
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
      const timer = current && setTimeout(abortWith('STOPPED', current), STOP_TIME);
      await done;
      if (timer) clearTimeout(timer);
    },
  };
}

const abortWith = (code: AttemptAborted['code'], controller: AbortController) => () =>
  controller.abort(new AttemptAborted(code));

const waitFor = (due: number | null): number =>
  due === null ? POLL_INTERVAL : Math.min(POLL_INTERVAL, Math.max(0, due - Date.now()));
