import { today } from '@/lib/today';
import { readGuideData } from './guide-data';

/** The part of guide.yaml that decides whether a guide is published. */
export interface Publication {
  draft?: boolean | undefined;
  /** `YYYY-MM-DD`. */
  publishedOn?: string | undefined;
}

/** Visitors see only published guides; `next dev` also shows the others, marked. */
export type PublicationState = 'published' | 'draft' | 'scheduled';

/**
 * State of a guide on a day. A draft is a draft whatever its date; a guide with an invalid date counts as
 * published, so that its error is reported.
 */
export function publicationState(
  { draft, publishedOn }: Publication,
  day = today(),
): PublicationState {
  if (draft === true) return 'draft';
  return typeof publishedOn === 'string' && publishedOn > day ? 'scheduled' : 'published';
}

/** Publication of one guide. Errors in other keys do not matter; empty when the YAML cannot be parsed. */
export function readPublication(slug: string): Publication {
  const data = readGuideData(slug);
  return data.value ?? (data.document?.parsed() as Publication | undefined) ?? {};
}
