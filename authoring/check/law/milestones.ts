import type { YamlReport } from '@/authoring/check/report';
import type { LawSubject, Milestone } from '@/law/register';
import { didYouMean } from '@/lib/closest';
import type { KnownEntries } from './known-entries';

/** A milestone must be cancelled by a known act, and a deferred one replaced by a later one that stands. */
export function checkMilestones(
  { milestones }: LawSubject,
  known: KnownEntries,
  report: YamlReport,
): void {
  for (const [index, milestone] of milestones.entries()) {
    const { id, cancelled, replacedBy } = milestone;
    if (cancelled && !known.acts.has(cancelled.by))
      report(
        `The milestone "${id}" is cancelled by "${cancelled.by}", which is not an act of content/law.${didYouMean(cancelled.by, [...known.acts.keys()])}`,
        ['milestones', index, 'cancelled', 'by'],
      );
    const message = replacedBy === undefined ? undefined : replacement(milestone, known);
    if (message) report(message, ['milestones', index, 'replacedBy']);
  }
}

function replacement(
  { id, date, cancelled, replacedBy = '' }: Milestone,
  { milestones }: KnownEntries,
): string | undefined {
  if (!cancelled)
    return `The milestone "${id}" has a replacedBy but still stands; add "cancelled", with the act and day, or remove replacedBy.`;
  const next = milestones.get(replacedBy);
  if (!next)
    return `No file of content/law has the milestone "${replacedBy}".${didYouMean(replacedBy, [...milestones.keys()])}`;
  if (next.date !== undefined && next.date <= date)
    return `The milestone "${id}" is replaced by "${replacedBy}", which is not later; correct one of the dates.`;
  return undefined;
}
