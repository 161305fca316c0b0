import { allGuideSlugs } from '@/loaders/guide-files';
import { fixedPages } from '@/routes/registry';

/**
 * Ids that `page:` links may use: every page, unpublished guides included. Links to those are reported by
 * unpublished-links.ts.
 */
export const linkTargets = (): string[] => [
  ...fixedPages().map(({ id }) => id),
  ...allGuideSlugs().map((slug) => `guides/${slug}`),
];
