import { existsSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/exported-files';

/** Room for the results of several thousand pages. */
const MAX_BYTES = 512 * 1024 * 1024;
const MAX_AGE = 30 * 24 * 60 * 60 * 1000;

/** Removes what no build has used for a month, and the least recently used where the cache is too large. */
export function trimBuildCache(folder: string, { bytes = MAX_BYTES, now = Date.now() } = {}): void {
  if (!existsSync(folder)) return;
  const files = listFiles(folder)
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, ...pick(statSync(file)) }))
    .sort((a, b) => b.usedAt - a.usedAt);
  let total = 0;
  for (const { file, size, usedAt } of files) {
    total += size;
    if (total > bytes || now - usedAt > MAX_AGE) rmSync(file);
  }
}

const pick = ({ size, mtimeMs }: { size: number; mtimeMs: number }) => ({ size, usedAt: mtimeMs });
