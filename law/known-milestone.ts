import { type MilestoneOnDay, milestoneOn } from './milestone-state';
import type { Milestone } from './register';

/** A milestone as it is on the day, and what is already known to become of it. */
export interface KnownMilestone extends MilestoneOnDay {
  /** A day to come on which it is cancelled or deferred. */
  later: Pick<MilestoneOnDay, 'date' | 'state' | 'newDate'> | undefined;
}

/** @param milestones those among which deferred ones find what replaces them. */
export function knownMilestone(
  milestone: Milestone,
  milestones: ReadonlyMap<string, Milestone>,
  day: string,
): KnownMilestone {
  const { cancelled } = milestone;
  return {
    ...milestoneOn(milestone, milestones, day),
    later:
      cancelled && cancelled.date > day
        ? { ...milestoneOn(milestone, milestones, cancelled.date), date: cancelled.date }
        : undefined,
  };
}
