import { whyStale } from '@/delivery/postprocess/stamp';
import { settings } from '@/tests/settings';
import shareResults from '@/tests/share-results';

/**
 * Runs once before the output tests, which share what they read and its settings.
 * @throws when out/ is missing, older than the sources, or of other settings: no test runs then.
 */
export default function requireBuild(): void {
  // Jest's workers start after this, and inherit it.
  Object.assign(process.env, settings);
  const stale = whyStale(process.cwd());
  if (stale)
    throw new Error(`These tests read out/, and ${stale}. npm run test:output builds it first.`);
  shareResults();
}
