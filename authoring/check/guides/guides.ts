import { readdirSync } from 'node:fs';
import path from 'node:path';
import { guarded } from '@/authoring/check/guarded';
import { linkTargets } from '@/authoring/check/link-targets';
import { duplicateValues, type UniqueValue } from '@/authoring/check/rules/unique-values';
import {
  repeatedSentences,
  type Sentence,
} from '@/authoring/check/rules/wording/repeated-sentences';
import { allGuideSlugs } from '@/loaders/guide-files';
import { guidesDirectory } from '@/loaders/paths';
import { type ContentProblem, contentError } from '@/loaders/problems';
import { checkGuide } from './guide';

/**
 * Checks every guide, and what must be unique among them. Never throws for bad content.
 * @param today the day whose law is shown, `YYYY-MM-DD`.
 * @param actualDay the real date, which decides what reviews are overdue.
 */
export function checkGuides(today: string, actualDay = today): ContentProblem[] {
  const pageIds = linkTargets();
  const values: UniqueValue[] = [];
  const sentences: Sentence[] = [];
  // One guide at a time: hundreds of syntax trees would not fit into memory.
  const problems = allGuideSlugs().flatMap((slug) => {
    const folder = path.join(guidesDirectory(), slug);
    const check = guarded(folder, 'guide', () => checkGuide(slug, pageIds, today, actualDay));
    values.push(...check.uniqueValues);
    sentences.push(...(check.sentences ?? []));
    return check.problems;
  });
  return [
    ...checkStrays(),
    ...problems,
    ...duplicateValues(values),
    ...repeatedSentences(sentences),
  ];
}

function checkStrays(): ContentProblem[] {
  return readdirSync(guidesDirectory(), { withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) =>
      contentError(
        path.join(guidesDirectory(), name),
        'Every guide is a folder; move this file into the folder of its guide, or remove it.',
      ),
    );
}
