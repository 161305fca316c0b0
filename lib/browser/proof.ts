/** Proofs of work for the receiver: load it with a dynamic import, once a form is used. */
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { challengePath } from '@/lib/form/fields';

/** Attempts under way at once; the browser computes them beside the page, so that it stays usable. */
const LANES = 4;

/**
 * What proves that this browser worked for its request.
 * @throws when it cannot: over plain HTTP, for example.
 */
export async function solve(challenge: Challenge): Promise<string> {
  const controller = new AbortController();
  const lanes = Array.from({ length: LANES }, (_, counterStart) =>
    solveChallenge({ challenge, controller, counterStart, counterStep: LANES, deriveKey }),
  );
  const solution = await Promise.race(lanes).finally(() => controller.abort());
  return solution ? JSON.stringify({ challenge, solution }) : '';
}

/** The proof of a challenge: empty when this browser cannot give one. */
export const proofOf = (challenge: Challenge): Promise<string> => solve(challenge).catch(() => '');

/** A proof for a request that is still to be written; null when the receiver gives no challenge now. */
export async function prove(endpoint: string, requestId: string): Promise<string | null> {
  try {
    const response = await fetch(`${endpoint}${challengePath}?requestId=${requestId}`);
    return response.ok ? await proofOf(await response.json()) : null;
  } catch {
    return null;
  }
}

/** Longest that a visitor waits for a proof after sending, in ms; without one, the team gets the request as doubted. */
const PATIENCE = 1000;

/** Starts the clock: a proof that is not ready in time counts as empty. */
export function waiting(): <Proof>(proof: Promise<Proof>) => Promise<Proof | ''> {
  const late = new Promise<''>((resolve) => setTimeout(() => resolve(''), PATIENCE));
  return (proof) => Promise.race([proof, late]);
}
