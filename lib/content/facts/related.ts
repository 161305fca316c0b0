import { type GuideData, RELATED_MAX } from '@/lib/content/schema/guide';

interface Listed {
  slug: string;
  data: Pick<GuideData, 'tag' | 'related'>;
}

/**
 * Guides to read after one: those its guide.yaml names, in that order, or else those of the same tag.
 * @param guides every guide, in the order of the resource centre.
 */
export function relatedGuides<T extends Listed>(guide: Listed, guides: readonly T[]): T[] {
  const { related, tag } = guide.data;
  const found = related
    ? related.flatMap((slug) => guides.find((candidate) => candidate.slug === slug) ?? [])
    : guides.filter(({ slug, data }) => slug !== guide.slug && data.tag === tag);
  return found.slice(0, RELATED_MAX);
}

/** The guides before and after one; the first has none before it, the last none after. */
export function neighbours<T extends { slug: string }>(
  slug: string,
  guides: readonly T[],
): { previous: T | undefined; next: T | undefined } {
  const index = guides.findIndex((guide) => guide.slug === slug);
  return {
    previous: index > 0 ? guides[index - 1] : undefined,
    next: index >= 0 ? guides[index + 1] : undefined,
  };
}
