import { readdirSync } from 'node:fs';
import { guidesDirectory } from '@/lib/content/paths';
import { oncePerBuild } from '@/lib/once';
import { publicationState, readPublication } from './publication';

/** `next dev` shows unpublished guides too. */
const showsAll = (): boolean => process.env.NODE_ENV === 'development';

/** Folder names of content/guides, sorted, whether published or not. For checks. */
export const allGuideSlugs = (): string[] => readSlugs(guidesDirectory());

/**
 * Slugs of the guides on the site, sorted: the published ones, and in development all of them.
 */
export const guideSlugs = (): string[] => shownSlugs(guidesDirectory());

const readSlugs = oncePerBuild((directory) =>
  readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort(),
);

const shownSlugs = oncePerBuild((directory) =>
  readSlugs(directory).filter(
    (slug) => showsAll() || publicationState(readPublication(slug)) === 'published',
  ),
);
