import type { Challenge } from 'altcha-lib';
import type { DemoFormConfig } from '@/lib/config/demo-form';
import { honeypotName, proofName, timeName } from '@/lib/form/fields';
import type { FieldError, FormValues } from '@/lib/form/schema';

/** Request timeout in ms. */
export const TIMEOUT = 15_000;
/** How many proofs are tried: a restart of the receiver makes the first worthless. */
const PROOFS = 2;
/** Default retry delay in seconds, when the response has no Retry-After. */
const DEFAULT_WAIT = 60;

type Outcome =
  | { kind: 'success' }
  | { kind: 'invalid'; errors: readonly FieldError[] }
  | { kind: 'busy'; seconds: number }
  | { kind: 'server' | 'timeout' | 'offline' };

export type Failure = Exclude<Outcome, { kind: 'success' | 'invalid' }>;

/**
 * Sends a request and reports the outcome; never throws. What the receiver doubts, it challenges: the request is then
 * sent again with a proof of work; if that fails, in the end with an empty one, and stored all the same.
 * @param honeypot value of the hidden field that people leave empty.
 */
export async function send(
  values: FormValues,
  honeypot: string,
  config: DemoFormConfig,
): Promise<Outcome> {
  const request = { ...values, [honeypotName]: honeypot };
  let outcome = await post(request, config);
  for (let proofs = PROOFS; outcome.kind === 'challenged' && proofs >= 0; proofs--) {
    const { challenge } = outcome;
    const proof =
      proofs > 0 &&
      (await import('./proof').then(({ solve }) => solve(challenge)).catch(() => null));
    outcome = await post({ ...request, [proofName]: proof || '' }, config);
  }
  return outcome.kind === 'challenged' ? { kind: 'server' } : outcome;
}

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
        // Other services would show a field that they do not know to the team.
        ...(success === 'receiver' && { [timeName]: String(Math.round(performance.now())) }),
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
