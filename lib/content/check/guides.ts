import { readdirSync } from 'node:fs';
import path from 'node:path';
import { allGuideSlugs } from '@/lib/content/load/guide-slugs';
import { guidesDirectory } from '@/lib/content/paths';
import { type ContentProblem, contentError } from '@/lib/content/problems/problem';
import { guarded } from './guarded';
import { checkGuide } from './guide';
import { linkTargets } from './link-targets';
import { duplicateValues, type UniqueValue } from './rules/unique-values';
import { repeatedSentences, type Sentence } from './rules/wording/repeated-sentences';

/**
 * Checks every guide, and what must be unique among them. Never throws for bad content.
 * @param today `YYYY-MM-DD`.
 */
export function checkGuides(today: string): ContentProblem[] {
  const pageIds = linkTargets();
  const values: UniqueValue[] = [];
  const sentences: Sentence[] = [];
  // One guide at a time: hundreds of syntax trees would not fit into memory.
  const problems = allGuideSlugs().flatMap((slug) => {
    const folder = path.join(guidesDirectory(), slug);
    const check = guarded(folder, 'guide', () => checkGuide(slug, pageIds, today));
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
