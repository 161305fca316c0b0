import type { Revision } from '@/law/icalendar';
import type { Milestone } from '@/law/register';
import { daysBetween } from '@/lib/dates';
import type { CalendarEntry } from './entries';

/** Before the first register; sequences count from here. */
const EPOCH = '2020-01-01';
/** More than the cancellations that any chain of deferrals can have between two checks of the law. */
const STEP = 10;

type Revised = Pick<CalendarEntry, 'id' | 'cancelled' | 'replacedBy' | 'checkedOn'>;

/**
 * The revision of an event, from the register alone: a build remembers no earlier one. It rises with the day
 * on which the law of the subject was checked, which every edit of the register moves, and with each
 * cancellation in effect on the milestone and on those that replace it, which may begin between two checks.
 */
export function revisionOf(
  milestone: Revised,
  milestones: ReadonlyMap<string, Milestone>,
  day: string,
): Revision {
  const effects = cancellations(milestone, milestones, day);
  const checks = daysBetween(EPOCH, milestone.checkedOn);
  return {
    sequence: checks * STEP + Math.min(effects.length, STEP - 1),
    on: [milestone.checkedOn, ...effects].sort().at(-1) ?? milestone.checkedOn,
  };
}

/** Days on which a milestone, then each that replaces it, was cancelled, up to a day. */
function cancellations(
  { cancelled, replacedBy }: Pick<Milestone, 'cancelled' | 'replacedBy'>,
  milestones: ReadonlyMap<string, Milestone>,
  day: string,
): string[] {
  if (!cancelled || cancelled.date > day) return [];
  const next = replacedBy === undefined ? undefined : milestones.get(replacedBy);
  return [cancelled.date, ...(next ? cancellations(next, milestones, day) : [])];
}
