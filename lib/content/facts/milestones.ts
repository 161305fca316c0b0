import type { GuideData, Milestone } from '@/lib/content/schema/guide';
import { type MilestoneStatus, milestoneStatus } from './milestone-status';

/** Picks the entries an `ids="a b"` attribute names, in its order; all of them without one. */
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

/** Orders dated entries by date; entries of one date keep their order, and a year comes before its days. */
export const chronological = <T extends { date: string }>(items: readonly T[]): T[] =>
  [...items].sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));

/** A milestone as readers are shown it on a day. */
export interface ShownMilestone extends Omit<Milestone, 'status' | 'replacedBy'> {
  status: MilestoneStatus;
  /** What it was deferred to, in the end. */
  newDate: string | undefined;
}

/** Milestones on a day, in the order of an `ids` attribute, or all of them by date. */
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

/** The milestone that holds now in place of a deferred one, which may have been deferred again. */
function replacementOf(
  { replacedBy }: Milestone,
  milestones: readonly Milestone[],
): Milestone | undefined {
  const next = milestones.find(({ id }) => id === replacedBy);
  return next && (replacementOf(next, milestones) ?? next);
}
