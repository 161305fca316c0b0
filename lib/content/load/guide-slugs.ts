import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { oncePerBuild } from '@/lib/once';
import { guidesDirectory } from '../paths';
import { publicationState, readPublication } from './publication';

/** `next dev` shows writers what visitors do not see yet. */
const showsAll = (): boolean => process.env.NODE_ENV === 'development';

/** Folder names of content/guides, sorted, whether published or not. For checks. */
export const allGuideSlugs = (): string[] => readSlugs(guidesDirectory());

/**
 * Slugs of the guides that pages, lists, feeds and addresses are made from, sorted: the published
 * ones, and in development all of them.
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

/** Each guide's slug with its name as printed on cards, `CSRDGuide`, which old addresses use. */
export const guideNames = (): { slug: string; guideName: string }[] =>
  guideSlugs().map((slug) => {
    const data = parse(readFileSync(path.join(guidesDirectory(), slug, 'guide.yaml'), 'utf8')) as {
      guideName?: unknown;
    };
    return { slug, guideName: typeof data.guideName === 'string' ? data.guideName : slug };
  });
