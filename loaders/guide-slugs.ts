import { readdirSync } from 'node:fs';
import { includesDrafts } from '@/lib/drafts';
import { oncePerBuild } from '@/lib/once';
import { isPreview } from '@/lib/preview';
import { canBePreviewed } from './guide-files';
import { guidesDirectory } from './paths';
import { publicationState, readPublication } from './publication';

/** Folder names of content/guides, sorted, whether published or not. For checks. */
export const allGuideSlugs = (): string[] => readSlugs(guidesDirectory());

/**
 * Slugs of the guides on the site, sorted: the published ones; in a build for reviewers all of them, and
 * in the preview those that there is enough of.
 */
export const guideSlugs = (): string[] => shownSlugs(guidesDirectory());

const readSlugs = oncePerBuild((directory) =>
  readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort(),
);

const shownSlugs = oncePerBuild((directory) =>
  readSlugs(directory).filter((slug) =>
    isPreview()
      ? canBePreviewed(slug)
      : includesDrafts() || publicationState(readPublication(slug)) === 'published',
  ),
);
