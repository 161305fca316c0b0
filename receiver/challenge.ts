import { randomInt } from 'node:crypto';
import { type Challenge, createChallenge, type Solution, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { challengeSecret, type Database } from './storage/database';

/** Iterations of one attempt: what the receiver computes to make a challenge, and again to check a proof. */
const COST = 2000;
/** Most attempts that the easiest challenge takes: half a second on a phone. */
const ATTEMPTS = 256;

/**
 * Proofs of work: what a browser computes while its visitor types, and whoever sends by the thousand pays for. They are
 * signed with a key of the database, so that receivers that share it take each other's, and a restart spoils none.
 * They have no time in them that a wrong clock could spoil; budgets limit what a hoard of them is good for.
 */
export type Challenges = ReturnType<typeof createChallenges>;

export function createChallenges(database: Database) {
  let known: string | null = null;
  /** The key that the migration made. @throws when the database cannot be read. */
  const secret = async () => {
    known ??= await challengeSecret(database);
    return known;
  };
  return {
    /** A challenge for one request. @param times its difficulty, as a multiple of the easiest. */
    async make(requestId: string, times: number): Promise<Challenge> {
      const attempts = ATTEMPTS * times;
      return createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        // Which attempt succeeds is decided here: no visitor is unlucky.
        counter: randomInt(attempts / 2, attempts),
        deriveKey,
        data: { requestId },
        hmacSignatureSecret: await secret(),
      });
    },
    /** What tells a proof, as sent, from others; null when it is none, or of another request. */
    async solvedBy(proof: string, requestId: string): Promise<string | null> {
      const hmacSignatureSecret = await secret();
      try {
        const { challenge, solution }: { challenge: Challenge; solution: Solution } =
          JSON.parse(proof);
        if (challenge.parameters.data?.requestId !== requestId) return null;
        const options = { challenge, solution, deriveKey, hmacSignatureSecret };
        const { verified } = await verifySolution(options);
        return verified ? (challenge.signature ?? null) : null;
      } catch {
        return null;
      }
    },
  };
}
