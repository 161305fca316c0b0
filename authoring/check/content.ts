import { statSync } from 'node:fs';
import { parisDay, today } from '@/lib/dates';
import { guidesDirectory } from '@/loaders/paths';
import { type ContentProblem, contentError } from '@/loaders/problems';
import { readStyle } from '@/loaders/wording';
import { checkClaims } from './claims';
import { checkDownloads } from './downloads';
import { checkGlossary } from './glossary';
import { checkGuides } from './guides/guides';
import { checkLaw } from './law';
import { checkLegal } from './legal/legal';
import { checkQuestions } from './questions';
import { checkRedirects } from './redirects';
import { checkSearchSynonyms } from './search-synonyms';

/**
 * Checks everything under content/. Never throws for bad content.
 * @param now decides which reviews are overdue.
 */
export function checkContent(now = new Date()): ContentProblem[] {
  // Page addresses come from these folders, so nothing else can be checked without them.
  if (!statSync(guidesDirectory(), { throwIfNoEntry: false })?.isDirectory()) {
    const message = 'This folder is missing; it contains a folder for each guide.';
    return [contentError(guidesDirectory(), message)];
  }
  // The site can be built as of another day; whether reviews are overdue still depends on the real date.
  const day = today(now);
  const actualDay = parisDay(now);
  return [
    ...checkLaw(day, actualDay),
    ...checkGuides(day, actualDay),
    ...checkLegal(),
    ...checkGlossary(),
    ...checkQuestions(day, actualDay),
    ...checkClaims(actualDay),
    ...checkDownloads(day),
    ...checkSearchSynonyms(),
    ...checkRedirects(day),
    ...(readStyle()?.problems ?? []),
  ];
}
