import { readdirSync } from 'node:fs';
import { guidesDirectory } from './paths';

let cached: string[] | undefined;

/**
 * Slugs of all guides: the folder names of content/guides, sorted.
 * Read once per build; in development a new folder shows at once.
 */
export function guideSlugs(): string[] {
  if (cached && process.env.NODE_ENV === 'production') return cached;
  cached = readdirSync(guidesDirectory(), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  return cached;
}
