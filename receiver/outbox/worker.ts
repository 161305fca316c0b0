import { setTimeout as sleep } from 'node:timers/promises';
import type { ReceiverConfig } from '@/lib/config/receiver';
import type { Parts } from '@/receiver/health';
import { failure, obstacles, problemOf } from '@/receiver/log';
import {
  claimDelivery,
  type Delivery,
  markDelivered,
  markFailed,
  nextDue,
} from '@/receiver/storage/deliveries';
import { findRequests } from '@/receiver/storage/requests';
import { atMost } from '@/receiver/timers';
import type { Channel } from './channels';

/** Exponential backoff in ms, capped at `maxSeconds`, with up to 20% jitter to spread the retries. */
export function backOff(
  failures: number,
  { firstSeconds, maxSeconds }: Pick<ReceiverConfig['retry'], 'firstSeconds' | 'maxSeconds'>,
  random = Math.random(),
): number {
  const seconds = Math.min(maxSeconds, firstSeconds * 2 ** Math.min(failures - 1, 30));
  return Math.round(seconds * 1000 * (1 - random / 5));
}

/** Polling interval in ms: another process may have stored a request. */
const POLL_INTERVAL = 30_000;

/** Longest that doubted requests wait to be notified together, in ms. */
const HOUR = 3600_000;
/** How many requests one notification shows. */
const SHOWN = 50;

/** Time for one attempt as a whole, in ms, however slowly the other side answers. */
const ATTEMPT_TIME = 30_000;
/** Time left to an attempt when the receiver stops, in ms. */
const STOP_TIME = 4000;

export type Worker = ReturnType<typeof startWorker>;

/**
 * Sends the deliveries of one channel sequentially, retrying each until it succeeds or is given up. One
 * function, since its parts share what ends it.
 */
export function startWorker(channel: Channel, { config: { retry }, database, log }: Parts) {
  const ended = new AbortController();
  const stopped = new AbortController();
  let woken = new AbortController();
  const rest = (milliseconds: number, until: AbortController) =>
    sleep(milliseconds, null, { signal: until.signal, ref: false }).catch(() => {});

  async function send(delivery: Delivery): Promise<void> {
    const requests = await findRequests(database, delivery.requests.slice(0, SHOWN));
    const [first] = requests;
    if (!first) return;
    const count = delivery.requests.length;
    const details = {
      id: first.id,
      channel: channel.name,
      attempt: delivery.attempts + 1,
      ...(count > 1 && { count }),
    };
    let refused = 0;
    try {
      refused = await atMost(ATTEMPT_TIME, stopped.signal, (signal) =>
        channel.send({ requests, count }, signal),
      );
    } catch (error) {
      const failed = { ...details, ...problemOf(error, obstacles) };
      const dead = details.attempt >= retry.attempts;
      const wait = backOff(details.attempt, retry);
      if (dead) log('delivery given up', failed);
      else log('delivery failed', { ...failed, retryInSeconds: Math.round(wait / 1000) });
      const nextAttemptAt = dead ? null : Date.now() + wait;
      await markFailed(database, delivery.ids, { code: failed.code, nextAttemptAt });
      return;
    }
    log('delivered', { ...details, ...(refused > 0 && { refused }) });
    await record(delivery);
  }

  /** A successful delivery must be recorded before anything else, or it would be sent again. */
  async function record({ ids }: Delivery): Promise<unknown> {
    for (let failures = 1; ; failures++) {
      try {
        return await markDelivered(database, ids);
      } catch (error) {
        log('storage failed', problemOf(error));
        if (ended.signal.aborted) return;
        await rest(backOff(failures, retry), ended);
      }
    }
  }

  async function run(): Promise<void> {
    let failures = 0;
    while (!ended.signal.aborted) {
      try {
        const longestDelay = Math.max(retry.maxSeconds * 1000, HOUR);
        const delivery = await claimDelivery(database, channel.name, Date.now(), longestDelay);
        if (delivery) await send(delivery);
        else {
          const due = (await nextDue(database, channel.name)) ?? Number.POSITIVE_INFINITY;
          await rest(Math.min(POLL_INTERVAL, Math.max(0, due - Date.now())), woken);
          woken = new AbortController();
        }
        failures = 0;
      } catch (error) {
        failures += 1;
        log('storage failed', problemOf(error));
        await rest(backOff(failures, retry), ended);
      }
    }
  }

  const done = run();
  return {
    /** Signals that there may be something to send. */
    wake: () => woken.abort(),
    /** Stops once the current delivery is finished, or cut short; it is then retried after the restart. */
    async stop(): Promise<void> {
      ended.abort();
      woken.abort();
      const timer = setTimeout(() => stopped.abort(failure('STOPPED')), STOP_TIME);
      await done;
      clearTimeout(timer);
    },
  };
}
