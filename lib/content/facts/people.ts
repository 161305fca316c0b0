import type { GuideData } from '@/lib/content/schema/guide';
import type { WrittenWords } from '@/lib/i18n/written';

type People = Pick<GuideData, 'author' | 'reviewer'>;
/** Those of the site, which stand in for a guide's own. */
interface Defaults {
  readonly author: Person | null;
  readonly reviewer: (Person & { readonly on: string }) | null;
}
interface Person {
  readonly name: string;
  readonly role: WrittenWords;
}

/**
 * Who stands behind a guide: those it names, else those of the site. The site's reviewer counts for guides that
 * were published by the day of the review, since nobody has reviewed later ones.
 */
export function peopleBehind(
  { author, reviewer, publishedOn }: People & Pick<GuideData, 'publishedOn'>,
  site: Defaults,
): Defaults {
  const covered = site.reviewer && publishedOn <= site.reviewer.on ? site.reviewer : null;
  return { author: author ?? site.author, reviewer: reviewer ?? covered };
}
