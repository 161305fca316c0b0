import { type GuideData, RELATED_MAX } from '@/loaders/schema/guide';

interface Listed {
  slug: string;
  data: Pick<GuideData, 'tag' | 'related'>;
}

/**
 * Related guides: those its guide.yaml names, in that order, or else those with the same tag.
 * @param guides every guide, in the order of the resource centre.
 */
export function relatedGuides<T extends Listed>(guide: Listed, guides: readonly T[]): T[] {
  const { related, tag } = guide.data;
  const found = related
    ? related.flatMap((slug) => guides.find((candidate) => candidate.slug === slug) ?? [])
    : guides.filter(({ slug, data }) => slug !== guide.slug && data.tag === tag);
  return found.slice(0, RELATED_MAX);
}

/** The previous and next guides; the first has no previous one, the last no next one. */
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
