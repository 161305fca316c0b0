import { allGuideSlugs } from '@/lib/content/load/guide-slugs';
import { fixedPages } from '@/lib/pages/registry';

/**
 * Ids that `page:` links may name: every page there is or will be. A link to a guide that is not
 * published yet has an error of its own.
 */
export const linkTargets = (): string[] => [
  ...fixedPages().map(({ id }) => id),
  ...allGuideSlugs().map((slug) => `guides/${slug}`),
];
