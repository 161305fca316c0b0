import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { today } from '@/lib/today';
import { guidesDirectory } from '../paths';

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

/** By slug; pages ask for every guide at every link, so an unchanged file is parsed once. */
const known = new Map<string, { yaml: string; publication: Publication }>();

/** Reads the publication of one guide from its folder; a file missing, or broken in these lines, has none. */
export function readPublication(slug: string): Publication {
  let yaml: string;
  try {
    yaml = readFileSync(path.join(guidesDirectory(), slug, 'guide.yaml'), 'utf8');
  } catch {
    return {};
  }
  const before = known.get(slug);
  if (before?.yaml === yaml) return before.publication;
  const publication = parsePublication(yaml);
  known.set(slug, { yaml, publication });
  return publication;
}

/** Two lines of hundreds: reading them alone spares the parsing of every guide's data once more. */
function parsePublication(yaml: string): Publication {
  try {
    const lines = yaml.match(/^(?:draft|publishedOn):.*$/gm) ?? [];
    const { draft, publishedOn } = (parse(lines.join('\n')) ?? {}) as Publication;
    return { draft, publishedOn };
  } catch {
    return {};
  }
}
