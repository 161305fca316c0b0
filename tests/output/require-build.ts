import { whyStale } from '@/postprocess/stamp';
import shareResults from '@/tests/share-results';

/** Ends a run of the output tests before it begins when out/ is missing or older than the sources. */
export default function requireBuild(): void {
  const stale = whyStale(process.cwd());
  if (stale) throw new Error(`These tests read out/, and ${stale}. Build it first: npm run build`);
  shareResults();
}
