import { didYouMean } from '@/lib/closest';
import { type ContentProblem, errorAt } from '@/loaders/problems';
import { readRedirects } from '@/loaders/redirects';
import { allPages } from '@/routes/addresses';
import { guideOf, type PageId } from '@/routes/registry';
import { linkTargets } from './link-targets';
import type { YamlReport } from './report';
import { whyUnpublished } from './rules/links/unpublished-links';

/**
 * Checks retired addresses: each must lead directly to a published page, and not be one itself.
 * @param today `YYYY-MM-DD`.
 */
export function checkRedirects(today: string): ContentProblem[] {
  const read = readRedirects();
  if (!read) return [];
  const { file, value, document, problems: faults } = read;
  const problems = [...faults];
  if (!value || !document) return problems;
  const report: YamlReport = (message, path) =>
    problems.push(errorAt(file, message, document.placeOf(path)));
  const targets = linkTargets();
  const seen = new Set<string>();
  for (const [index, { from, to }] of value.redirects.entries()) {
    const slug = guideOf(to as PageId);
    const refusal = targets.includes(to)
      ? slug && whyUnpublished(slug, today)
      : `There is no page "${to}".${didYouMean(to, targets)}`;
    if (refusal) report(refusal, ['redirects', index, 'to']);
    if (allPages().some(({ path }) => path === from))
      report(
        `"${from}" is the address of a page; remove this redirect, which would hide it, or the page.`,
        ['redirects', index, 'from'],
      );
    if (seen.has(from))
      report(`"${from}" is redirected above already; keep one of the two.`, [
        'redirects',
        index,
        'from',
      ]);
    seen.add(from);
  }
  return problems;
}
