import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { didYouMean } from '@/lib/closest';
import { checkLegalText } from './check-legal-text';
import { legalNames } from './legal-names';
import { legalDirectory } from './paths';
import { type ContentProblem, contentError } from './problem';
import { linkTargets } from './unpublished-links';

/** Checks every legal text, and that there is none the site does not show. Never throws for bad content. */
export function checkLegal(): ContentProblem[] {
  const pageIds = linkTargets();
  return [
    ...legalNames.flatMap((name) => checkLegalText(name, pageIds).problems),
    ...checkStrays(),
  ];
}

function checkStrays(): ContentProblem[] {
  const known: readonly string[] = legalNames;
  const folder = legalDirectory();
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !known.includes(name))
    .map((name) =>
      contentError(
        path.join(folder, name),
        `No page shows a legal text of this name.${didYouMean(name, known)}`,
      ),
    );
}
