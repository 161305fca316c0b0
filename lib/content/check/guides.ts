import { readdirSync } from 'node:fs';
import path from 'node:path';
import { allGuideSlugs } from '@/lib/content/load/guide-slugs';
import { guidesDirectory } from '@/lib/content/paths';
import { type ContentProblem, contentError } from '@/lib/content/problems/problem';
import { guarded } from './guarded';
import { checkGuide } from './guide';
import { linkTargets } from './link-targets';
import { repeatedValues, type UniqueValue } from './rules/unique-values';

/**
 * Checks every guide, and what must be unique among them. Never throws for bad content.
 * @param today the present day, `YYYY-MM-DD`.
 */
export function checkGuides(today: string): ContentProblem[] {
  const pageIds = linkTargets();
  const values: UniqueValue[] = [];
  // Guide by guide, keeping none: hundreds of syntax trees would fill the memory.
  const problems = allGuideSlugs().flatMap((slug) => {
    const folder = path.join(guidesDirectory(), slug);
    const check = guarded(folder, 'guide', () => checkGuide(slug, pageIds, today));
    values.push(...check.uniqueValues);
    return check.problems;
  });
  return [...checkStrays(), ...problems, ...repeatedValues(values)];
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
