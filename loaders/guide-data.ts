import type { WrittenWords } from '@/lib/i18n/locales';
import type { Guide } from './guides';
import { type GuideData, RELATED_MAX } from './schema/guide';

/**
 * Date a guide last changed for its readers, for feeds, sitemap and structured data: when it was
 * published, updated, reviewed (the page states this date), or changed as recorded in `changes`.
 */
export const guideModifiedOn = ({
  publishedOn,
  updatedOn = publishedOn,
  reviewedOn,
  changes = [],
}: Pick<GuideData, 'publishedOn' | 'updatedOn' | 'reviewedOn' | 'changes'>): string =>
  [publishedOn, updatedOn, reviewedOn, ...changes.map(({ date }) => date)].reduce((latest, day) =>
    day > latest ? day : latest,
  );

/** What has changed in guides since they were published, the latest first. */
export const changesOf = <Each extends Pick<Guide, 'data'>>(guides: readonly Each[]) =>
  guides
    .flatMap((guide) => (guide.data.changes ?? []).map((change) => ({ guide, change })))
    .sort((a, b) => b.change.date.localeCompare(a.change.date));

type People = Pick<GuideData, 'author' | 'reviewer'>;
/** The site's own, for guides that name none. */
interface Defaults {
  readonly author: Person | null;
  readonly reviewer: (Person & { readonly on: string }) | null;
}
interface Person {
  readonly name: string;
  readonly role: WrittenWords;
}

/**
 * Author and reviewer of a guide: its own, else the site's. The site's reviewer only counts for guides
 * published by the day of the review.
 */
export function peopleBehind(
  { author, reviewer, publishedOn }: People & Pick<GuideData, 'publishedOn'>,
  site: Defaults,
): Defaults {
  const covered = site.reviewer && publishedOn <= site.reviewer.on ? site.reviewer : null;
  return { author: author ?? site.author, reviewer: reviewer ?? covered };
}

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

/** Guides with those of one category together, in the order in which the categories first appear. */
export function byCategory<G extends { data: Pick<Guide['data'], 'tag'> }>(
  guides: readonly G[],
): G[] {
  const tags = guides.map(({ data }) => data.tag);
  return guides.toSorted((a, b) => tags.indexOf(a.data.tag) - tags.indexOf(b.data.tag));
}

/** The guide on a subject of the law: the one that is mainly on it, else the first that covers it. */
export const guideOnSubject = (subject: string, guides: readonly Guide[]): Guide | undefined =>
  guides.find(({ data }) => data.subjects[0] === subject) ??
  guides.find(({ data }) => data.subjects.includes(subject));
