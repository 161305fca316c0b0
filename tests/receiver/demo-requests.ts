import path from 'node:path';
import type { FormValues } from '@/lib/form/schema';

/** Solves a challenge as the page's script does. */
export { solve } from '@/browser/islands/demo-form/proof';

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
