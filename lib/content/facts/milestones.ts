import type { GuideData, Milestone } from '@/lib/content/schema/guide';
import { type MilestoneStatus, milestoneStatus } from './milestone-status';

/** The entries an `ids="a b"` attribute names, in its order; all of them without one. */
export function pick<T extends { id: string }>(items: readonly T[], ids: string | undefined): T[] {
  if (!ids) return [...items];
  return ids
    .split(/\s+/)
    .filter(Boolean)
    .map((id) => {
      const item = items.find((candidate) => candidate.id === id);
      if (!item) throw new Error(`guide.yaml has no entry "${id}".`);
      return item;
    });
}

/** Sorts entries by date, stably; a year sorts before its days. */
export const chronological = <T extends { date: string }>(items: readonly T[]): T[] =>
  [...items].sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));

/** A milestone as displayed on a given day. */
export interface ShownMilestone extends Omit<Milestone, 'status' | 'replacedBy'> {
  status: MilestoneStatus;
  /** Its final date, after any number of deferrals. */
  newDate: string | undefined;
}

/** Milestones as of a given day, in the order of an `ids` attribute, or all of them by date. */
export const milestonesOn = (
  day: string,
  { milestones }: Pick<GuideData, 'milestones'>,
  ids: string | undefined,
): ShownMilestone[] =>
  (ids ? pick(milestones, ids) : chronological(milestones)).map((milestone) => ({
    ...milestone,
    status: milestoneStatus(milestone, day),
    newDate: replacementOf(milestone, milestones)?.date,
  }));

/** The milestone that finally replaces a deferred one, which may have been deferred more than once. */
function replacementOf(
  { replacedBy }: Milestone,
  milestones: readonly Milestone[],
): Milestone | undefined {
  const next = milestones.find(({ id }) => id === replacedBy);
  return next && (replacementOf(next, milestones) ?? next);
}
