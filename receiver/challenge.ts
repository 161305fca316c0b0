import { randomBytes } from 'node:crypto';
import { type Challenge, createChallenge, type Solution, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Iterations of one attempt; a visitor's browser makes 256 attempts on average, the receiver one to check. */
const COST = 6000;
/** For a slow phone, and for whoever comes back to the page. */
const MINUTES = 20;

/** Proofs of work: what a browser computes unseen, and whoever sends by the thousand pays for. */
export interface Challenges {
  /** A challenge that only serves for one submission: a proof sent again with it stores nothing new. */
  make(submission: string): Promise<Challenge>;
  /** @param proof JSON, as sent. */
  isSolved(proof: string, submission: string): Promise<boolean>;
}

/** @param secret that signs the challenges, the same for receivers behind one proxy; else one made now. */
export function createChallenges(secret: string | null): Challenges {
  const hmacSignatureSecret = secret ?? randomBytes(32).toString('hex');
  return {
    make: (submission) =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        deriveKey,
        data: { submission },
        expiresAt: new Date(Date.now() + MINUTES * 60_000),
        hmacSignatureSecret,
      }),
    async isSolved(proof, submission) {
      try {
        const { challenge, solution }: { challenge: Challenge; solution: Solution } =
          JSON.parse(proof);
        if (challenge.parameters.data?.submission !== submission) return false;
        const options = { challenge, solution, deriveKey, hmacSignatureSecret };
        return (await verifySolution(options)).verified;
      } catch {
        return false;
      }
    },
  };
}
