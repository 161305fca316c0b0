import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { guarded } from '@/authoring/check/guarded';
import { linkTargets } from '@/authoring/check/link-targets';
import { duplicateValues } from '@/authoring/check/rules/unique-values';
import { didYouMean } from '@/lib/closest';
import { legalNames } from '@/loaders/legal';
import { legalDirectory } from '@/loaders/paths';
import { type ContentProblem, contentError } from '@/loaders/problems';
import { checkLegalText } from './legal-text';

/** Checks every legal text, and reports unknown ones. Never throws for bad content. */
export function checkLegal(): ContentProblem[] {
  const pageIds = linkTargets();
  const checks = legalNames.map((name) =>
    guarded(path.join(legalDirectory(), name), 'text', () => checkLegalText(name, pageIds)),
  );
  return [
    ...checks.flatMap(({ problems }) => problems),
    ...checkStrays(),
    ...duplicateValues(checks.flatMap(({ uniqueValues }) => uniqueValues)),
  ];
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
        `No page shows a legal text with this name.${didYouMean(name, known)}`,
      ),
    );
}
