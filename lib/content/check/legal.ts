import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { didYouMean } from '@/lib/closest';
import { type LegalName, legalNames } from '@/lib/content/schema/legal';
import { legalDirectory } from '../paths';
import { type ContentProblem, contentError } from '../problems/problem';
import { checkLegalText, type LegalCheck } from './legal-text';
import { repeatedClaims } from './rules/unique-values';
import { linkTargets } from './rules/unpublished-links';

/** Checks every legal text, and that there is none the site does not show. Never throws for bad content. */
export function checkLegal(): ContentProblem[] {
  const pageIds = linkTargets();
  const checks = legalNames.map((name) => guarded(name, () => checkLegalText(name, pageIds)));
  return [
    ...checks.flatMap(({ problems }) => problems),
    ...checkStrays(),
    ...repeatedClaims(checks.flatMap(({ claims }) => claims)),
  ];
}

/** A text that no rule foresaw does not keep the others from being checked. */
function guarded(name: LegalName, check: () => LegalCheck): LegalCheck {
  try {
    return check();
  } catch (cause) {
    const message = `This text could not be checked: ${(cause as Error).message}.`;
    const problem = contentError(path.join(legalDirectory(), name), message);
    return { texts: undefined, problems: [problem], claims: [] };
  }
}

function checkStrays(): ContentProblem[] {
  const known: readonly string[] = legalNames;
  const folder = legalDirectory();
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !known.includes(name) && !name.startsWith('.'))
    .map((name) =>
      contentError(
        path.join(folder, name),
        `No page shows a legal text of this name.${didYouMean(name, known)}`,
      ),
    );
}
