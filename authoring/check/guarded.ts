import { type ContentProblem, contentError } from '@/loaders/problems';
import type { UniqueValue } from './rules/unique-values';
import type { Sentence } from './rules/wording/repeated-sentences';

/** Result of checking one text. */
export interface TextCheck {
  problems: ContentProblem[];
  /** Values that no other text may have; a text with errors may have some too. */
  uniqueValues: UniqueValue[];
  /** Sentences that no other text should repeat. */
  sentences?: readonly Sentence[];
}

/** Runs the check of one text. If a rule throws, that is a problem of this text; the others are still checked. */
export function guarded(folder: string, kind: string, check: () => TextCheck): TextCheck {
  try {
    return check();
  } catch (cause) {
    const message = `This ${kind} could not be checked: ${(cause as Error).message}.`;
    return { problems: [contentError(folder, message)], uniqueValues: [] };
  }
}
