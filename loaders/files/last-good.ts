import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isPreview } from '@/lib/preview';
import { displayPath } from '@/loaders/paths';

/** Where the preview keeps the last valid version of a file, to fall back on. */
const copyOf = (file: string): string =>
  path.join(process.cwd(), 'build', 'last-good', displayPath(file));

/** In the preview, keeps the source of a file without errors. */
export function keepGood(file: string, source: string): void {
  if (!isPreview() || lastGood(file) === source) return;
  try {
    mkdirSync(path.dirname(copyOf(file)), { recursive: true });
    writeFileSync(copyOf(file), source);
  } catch {
    // Without a copy, a mistake in this file stops its page; nothing else depends on it.
  }
}

/** In the preview, the source that keepGood last kept; undefined otherwise. */
export function lastGood(file: string): string | undefined {
  if (!isPreview()) return undefined;
  try {
    return readFileSync(copyOf(file), 'utf8');
  } catch {
    return undefined;
  }
}
