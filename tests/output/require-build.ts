import { whyStale } from '@/delivery/postprocess/stamp';
import shareResults from '@/tests/share-results';

/**
 * Runs once before the output tests, which share what they read.
 * @throws when out/ is missing or older than the sources: no test runs then.
 */
export default function requireBuild(): void {
  const stale = whyStale(process.cwd());
  if (stale) throw new Error(`These tests read out/, and ${stale}. Build it first: npm run build`);
  shareResults();
}
