import { today } from '@/lib/today';
import { readGuideData } from './guide-data';

/** What guide.yaml says of when a guide is published. */
export interface Publication {
  draft?: boolean | undefined;
  /** `YYYY-MM-DD`. */
  publishedOn?: string | undefined;
}

/** Visitors see published guides alone; `next dev` shows the others too, marked. */
export type PublicationState = 'published' | 'draft' | 'scheduled';

/**
 * State of a guide on a day. A draft is a draft whatever its date; a guide without a sound date
 * counts as published, so that its error is seen.
 */
export function publicationState(
  { draft, publishedOn }: Publication,
  day = today(),
): PublicationState {
  if (draft === true) return 'draft';
  return typeof publishedOn === 'string' && publishedOn > day ? 'scheduled' : 'published';
}

/** The publication of one guide; data with errors elsewhere still has one, a file that cannot be parsed has none. */
export function readPublication(slug: string): Publication {
  const data = readGuideData(slug);
  return data.value ?? (data.document?.parsed() as Publication | undefined) ?? {};
}
