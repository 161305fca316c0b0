/**
 * Statuses of webhooks that repeating the call may not repeat: those that pass, and those that the deployer
 * can put right, such as a wrong key.
 */
const REPAIRABLE = [401, 403, 404, 407, 408, 421, 423, 425, 429];

/** What nodemailer was doing when it failed; before it sent a message, the account is at fault. */
const OF_THE_MESSAGE = ['EENVELOPE', 'EMESSAGE'];

/**
 * Whether sending the same notification again would fail again: the mail server refused the message or
 * its recipient for good (5xx), or the webhook refused the call as such (4xx).
 */
export function isPermanent(error: unknown): boolean {
  const { name, code, responseCode } = (error ?? {}) as Record<string, unknown>;
  if (typeof responseCode !== 'number') return false;
  if (name === 'WebhookRefusal') {
    return responseCode >= 400 && responseCode < 500 && !REPAIRABLE.includes(responseCode);
  }
  return OF_THE_MESSAGE.includes(String(code)) && responseCode >= 500;
}

/** An attempt took too long as a whole, or the receiver is stopping. */
export class AttemptAborted extends Error {
  override readonly name = 'AttemptAborted';
  constructor(readonly code: 'ATTEMPT_TIMEOUT' | 'STOPPED') {
    super('The delivery was abandoned.');
  }
}

/** Runs `work` until it is done or `signal` aborts, whichever is first. */
export async function unlessAborted<Result>(
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted();
  let onAbort = () => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort);
  });
  const working = work(signal);
  working.catch(() => {});
  return Promise.race([working, aborted]).finally(() =>
    signal.removeEventListener('abort', onAbort),
  );
}
