import { entriesOf } from '@/lib/law/find';
import type { Milestone, Register } from '@/lib/law/register';
import { isOmnibus } from './acts';

/** A date that Omnibus I moved, or dropped. */
export interface MovedDate {
  milestone: Milestone;
  /** The act that did it, by id. */
  by: string;
  /** When it did. */
  on: string;
  /** The date that stands on the day; undefined when none took its place. */
  now: Milestone | undefined;
}

/** Dates that Omnibus I moved or dropped by a day, in the order in which they would have come. */
export function movedDates(register: Register, day: string): MovedDate[] {
  const { milestones } = entriesOf(register);
  const standing = ({ cancelled, replacedBy }: Milestone): Milestone | undefined => {
    const next = cancelled && replacedBy ? milestones.get(replacedBy) : undefined;
    if (!next?.cancelled || next.cancelled.date > day) return next;
    return standing(next);
  };
  return [...milestones.values()]
    .flatMap((milestone): MovedDate[] => {
      const { cancelled } = milestone;
      if (!cancelled || !isOmnibus(cancelled.by) || cancelled.date > day) return [];
      return [{ milestone, by: cancelled.by, on: cancelled.date, now: standing(milestone) }];
    })
    .sort((a, b) => (a.milestone.date < b.milestone.date ? -1 : 1));
}
