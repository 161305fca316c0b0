import { readdirSync } from 'node:fs';
import { oncePerBuild } from '@/lib/once';
import { guidesDirectory } from './paths';

const readSlugs = oncePerBuild((directory) =>
  readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort(),
);

/** Slugs of all guides: the folder names of content/guides, sorted. */
export const guideSlugs = (): string[] => readSlugs(guidesDirectory());
