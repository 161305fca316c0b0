/** Solves the receiver's challenges: load it with a dynamic import, when there is one. */
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** In ms: the challenge lasts for longer. */
const TIMEOUT = 60_000;
/** Attempts under way at once; the browser computes them beside the page, so that it stays usable. */
const LANES = 4;

/**
 * What proves that this browser worked for its request.
 * @throws when it cannot: over plain HTTP, for example.
 */
export async function solve(challenge: Challenge): Promise<string> {
  const controller = new AbortController();
  const lanes = Array.from({ length: LANES }, (_, counterStart) =>
    solveChallenge({
      challenge,
      controller,
      counterStart,
      counterStep: LANES,
      deriveKey,
      timeout: TIMEOUT,
    }),
  );
  const solution = await Promise.race(lanes).finally(() => controller.abort());
  return solution ? JSON.stringify({ challenge, solution }) : '';
}
