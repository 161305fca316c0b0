import { readClaims } from '@/loaders/claims';
import { type ContentProblem, errorAt } from '@/loaders/problems';
import { fixedPages } from '@/routes/registry';
import { checkBilingualWording } from './rules/wording/wording';

/**
 * Checks the claims that pages make; authoring/messages/ checks that they still make them. Never throws for bad content.
 * @param today the present day, `YYYY-MM-DD`.
 */
export function checkClaims(today: string): ContentProblem[] {
  const { file, value, document, problems } = readClaims();
  if (!document) return [...problems];
  const found = [...problems, ...checkBilingualWording(file, document)];
  for (const [index, { page, reviewedOn, reviewBy }] of (value?.claims ?? []).entries()) {
    const report = (key: string, message: string) =>
      found.push(errorAt(file, message, document.placeOf(['claims', index, key])));
    if (!fixedPages().some(({ id }) => id === page))
      report('page', `"${page}" is not a page; write an id of routes/registry.ts.`);
    if (reviewedOn > today)
      report('reviewedOn', `reviewedOn ${reviewedOn} is in the future; write the day it was done.`);
    if (reviewBy < today)
      report(
        'reviewBy',
        `This claim lapsed on ${reviewBy}; check its basis, then update reviewedOn and reviewBy, or remove the claim from the pages.`,
      );
  }
  return found;
}
