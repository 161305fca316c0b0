import { type ContentProblem, contentError } from '@/lib/content/problems/problem';
import type { UniqueValue } from './rules/unique-values';

/** What is found in one text. */
export interface TextCheck {
  problems: ContentProblem[];
  /** Values that no other text may have; a text with errors has some too. */
  uniqueValues: UniqueValue[];
}

/** A text on which a rule fails does not keep the others from being checked. */
export function guarded(folder: string, kind: string, check: () => TextCheck): TextCheck {
  try {
    return check();
  } catch (cause) {
    const message = `This ${kind} could not be checked: ${(cause as Error).message}.`;
    return { problems: [contentError(folder, message)], uniqueValues: [] };
  }
}
