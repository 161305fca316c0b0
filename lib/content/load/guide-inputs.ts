import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { guidesDirectory } from '@/lib/content/paths';
import { listFiles } from '@/lib/exported-files';

const SHARED = 'BUILD_CACHE_GUIDES';

/**
 * Lets this process and those it starts keep what they compute of guides.
 * @param shared all that guides are made from but for their own folders.
 */
export function shareGuideInputs(shared: string): void {
  process.env[SHARED] = createHash('sha256').update(shared).digest('hex');
}

/** All that the files of a guide in the export are made from; null where nothing is kept, as in development. */
export function guideInputs(slug: string): string[] | null {
  const shared = process.env[SHARED];
  if (!shared) return null;
  const folder = path.join(guidesDirectory(), slug);
  const own = listFiles(folder).flatMap((file) => [
    file,
    readFileSync(path.join(folder, file), 'latin1'),
  ]);
  return [shared, slug, ...own];
}
