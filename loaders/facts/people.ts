import type { WrittenWords } from '@/lib/i18n/written';
import type { GuideData } from '@/loaders/schema/guide';

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
