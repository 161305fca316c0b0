import type { Challenge } from 'altcha-lib';
import type { DemoFormConfig } from '@/lib/config/demo-form';
import { honeypotName, proofName } from '@/lib/form/fields';
import type { FieldError, FormValues } from '@/lib/form/schema';

/** Request timeout in ms. */
export const TIMEOUT = 15_000;
/** Default retry delay in seconds, when the response has no Retry-After. */
const DEFAULT_WAIT = 60;

type Outcome =
  | { kind: 'success' }
  | { kind: 'invalid'; errors: readonly FieldError[] }
  | { kind: 'busy'; seconds: number }
  | { kind: 'server' | 'timeout' | 'offline' };

export type Failure = Exclude<Outcome, { kind: 'success' | 'invalid' }>;

/**
 * Sends a request and reports the outcome; never throws. A proof of work that the receiver does not take, or did not get,
 * it asks for: the request is then sent again, at last with what proof there is in a second, and stored in any case.
 * @param honeypot value of the hidden field that people leave empty.
 * @param begun the proof that was begun while the visitor typed.
 */
export async function send(
  values: FormValues,
  honeypot: string,
  config: DemoFormConfig,
  begun: Promise<string | null>,
): Promise<Outcome> {
  const request = { ...values, [honeypotName]: honeypot };
  if (config.success !== 'receiver') return answered(await post(request, config));
  const proofs = await import('@/lib/browser/proof').catch(() => null);
  if (!proofs) return answered(await post({ ...request, [proofName]: '' }, config));
  const inTime = proofs.waiting();
  const proof = await inTime(begun);
  const outcome = await post({ ...request, ...(proof !== null && { [proofName]: proof }) }, config);
  if (outcome.kind !== 'challenged') return outcome;
  const other = await inTime(proofs.proofOf(outcome.challenge));
  const second = await post({ ...request, [proofName]: other }, config);
  // Neither proof holds.
  return second.kind === 'challenged'
    ? answered(await post({ ...request, [proofName]: '' }, config))
    : second;
}

const answered = (answer: Answer): Outcome =>
  answer.kind === 'challenged' ? { kind: 'server' } : answer;

type Answer = Outcome | { kind: 'challenged'; challenge: Challenge };

async function post(
  values: Readonly<Record<string, string>>,
  { endpoint, extraFields, success }: DemoFormConfig,
): Promise<Answer> {
  if (endpoint === null) return { kind: 'server' };
  const signal = AbortSignal.timeout(TIMEOUT);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams({
        ...values,
        ...extraFields,
      }),
      signal,
    });
    return await readAnswer(response, success);
  } catch {
    return { kind: signal.aborted ? 'timeout' : navigator.onLine ? 'server' : 'offline' };
  }
}

async function readAnswer(response: Response, rule: DemoFormConfig['success']): Promise<Answer> {
  if (response.ok && rule === 'status') return { kind: 'success' };
  const answer: unknown = await response.json().catch(() => null);
  if (response.status === 429) {
    if (rule === 'receiver' && has(answer, 'challenge')) {
      return { kind: 'challenged', challenge: answer.challenge as Challenge };
    }
    return { kind: 'busy', seconds: Number(response.headers.get('Retry-After')) || DEFAULT_WAIT };
  }
  if (response.status === 422) {
    const errors = fieldErrors(answer);
    return errors.length > 0 ? { kind: 'invalid', errors } : { kind: 'server' };
  }
  const accepted = rule === 'json-ok' ? has(answer, 'ok') && answer.ok === true : has(answer, 'id');
  return response.ok && accepted ? { kind: 'success' } : { kind: 'server' };
}

const has = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> =>
  typeof value === 'object' && value !== null && key in value;

/** The invalid fields of a response, with the receiver's messages. */
function fieldErrors(answer: unknown): FieldError[] {
  if (!has(answer, 'errors') || !Array.isArray(answer.errors)) return [];
  return answer.errors.filter(
    (error): error is FieldError =>
      has(error, 'field') && has(error, 'code') && typeof error.code === 'string',
  );
}
