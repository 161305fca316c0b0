import { readdirSync } from 'node:fs';
import path from 'node:path';
import { allGuideSlugs } from '../load/guide-slugs';
import { guidesDirectory } from '../paths';
import { type ContentProblem, contentError } from '../problems/problem';
import { checkGuide, type GuideCheck } from './guide';
import { type Claim, repeatedClaims } from './rules/unique-values';
import { linkTargets } from './rules/unpublished-links';

/**
 * Checks every guide, and what must be unique among them. Never throws for bad content.
 * @param today the present day, `YYYY-MM-DD`.
 */
export function checkGuides(today: string): ContentProblem[] {
  const pageIds = linkTargets();
  const claims: Claim[] = [];
  // Guide by guide, keeping none: hundreds of syntax trees would fill the memory.
  const problems = allGuideSlugs().flatMap((slug) => {
    const check = guarded(slug, () => checkGuide(slug, pageIds, today));
    claims.push(...check.claims);
    return check.problems;
  });
  return [...checkStrays(), ...problems, ...repeatedClaims(claims)];
}

/** A guide that no rule foresaw does not keep the others from being checked. */
function guarded(slug: string, check: () => GuideCheck): GuideCheck {
  try {
    return check();
  } catch (cause) {
    const message = `This guide could not be checked: ${(cause as Error).message}.`;
    const problem = contentError(path.join(guidesDirectory(), slug), message);
    return { slug, guide: undefined, problems: [problem], claims: [] };
  }
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
