import type { Guide } from './guides';
import type { GuideData } from './schema/guide';

export type Category = GuideData['tag'];

/** Guides by category, in the order in which the categories first appear. */
export function guidesByCategory<G extends { data: Pick<Guide['data'], 'tag'> }>(
  guides: readonly G[],
): { category: Category; guides: G[] }[] {
  const categories = [...new Set(guides.map(({ data }) => data.tag))];
  return categories.map((category) => ({
    category,
    guides: guides.filter(({ data }) => data.tag === category),
  }));
}
