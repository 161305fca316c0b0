import path from 'node:path';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { proofOf } from '@/lib/browser/proof';
import { type FormValues, validateRequest } from '@/lib/form/schema';
import { challengeSecret } from '@/receiver/storage/database';
import { createDatabase } from '@/receiver/storage/open';
import { requestIdOf } from '@/receiver/storage/requests';

/** Valid answers. */
export const answers = (changes: Record<string, unknown> = {}): FormValues =>
  ({
    firstName: 'Zoé',
    lastName: "O'Neill",
    email: 'zoe.oneill@entreprise.example',
    organization: 'Fonderies & Cie',
    role: 'Directrice RSE',
    sector: 'materials',
    companySize: '51-200',
    message: 'Bonjour,\nnous préparons la CSRD.',
    requestId: crypto.randomUUID(),
    locale: 'fr',
    ...changes,
  }) as FormValues;

const secrets = new Map<string, Promise<string>>();

async function secretOf(url: string): Promise<string> {
  const database = createDatabase({ url, maxMegabytes: 64 });
  return challengeSecret(database).finally(() => database.close());
}

/** Answers with a proof as a receiver with this database takes it, which has cost no work; without one if it cannot say. */
export async function proven(url: string, values: object): Promise<object> {
  if ('proof' in values) return values;
  const { request } = validateRequest(values, 'kind' in values ? 'contact' : 'demo');
  const secret = secrets.get(url) ?? secretOf(url);
  secrets.set(url, secret);
  const hmacSignatureSecret = await secret.catch(() => secrets.delete(url) && '');
  if (!hmacSignatureSecret) return { ...values, proof: '' };
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 0,
    deriveKey,
    data: { requestId: request ? requestIdOf(request) : '' },
    hmacSignatureSecret,
  });
  return { ...values, proof: await proofOf(challenge) };
}

/** Polls until a condition is true. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  seconds = 100,
): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('It did not come true in time.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** URL of a database file in a folder. */
export const fileIn = (folder: string): string =>
  `file:${path.join(folder, 'data', 'requests.db')}`;
